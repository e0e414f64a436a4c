/**
 * The numbers of a brainstem: which sensors and actuators it watches and the limits it holds. The defaults are those of
 * docs/safety.md. Plain data, checked once; the step only reads it.
 */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import type { Actuator, Sensor, SensorRole } from '../wire/channel.js';

/** A sensor that can stop the robot; `present` has only to be there, finite and new enough. */
export interface SafetySensor {
  readonly index: number;
  readonly role: Exclude<SensorRole, 'none'> | 'present';
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  /** Values that do not change for this long while the wheels turn are taken for a frozen sensor. */
  readonly frozenMs: number;
  /** The same for a value at the end of its range, where an honest sensor may rest for a while. */
  readonly saturatedMs: number;
  /** A reading older than this stops the robot. */
  readonly ageMs: number;
}

export interface ActuatorLimit {
  readonly minimum: number;
  readonly maximum: number;
  /** Fastest change away from zero and towards it, in units per second. */
  readonly risePerSecond: number;
  readonly fallPerSecond: number;
  readonly isWheel: boolean;
}

/** All that may be set; distances in metres, angles in degrees, wheels in percent. */
export interface BrainstemSettings {
  readonly stopBelow: number;
  readonly slowBelow: number;
  readonly avoidBelow: number;
  /** A grayscale value on this side of the threshold has no ground below it. */
  readonly cliffThreshold: number;
  readonly cliffPolarity: 'below' | 'above';
  readonly cliffReadings: number;
  readonly batterySlow: number;
  readonly batteryStop: number;
  readonly temperatureSlow: number;
  readonly temperatureStop: number;
  readonly sensorAgeMs: number;
  readonly deadmanMs: number;
  /** A longer pause between two steps disarms. Shorter than the watchdog's 150 ms by some loops, for it counts from the last beat. */
  readonly stallMs: number;
  readonly avoidMs: number;
  readonly avoidRestMs: number;
  /** This many attempts that did not help disarm the robot. */
  readonly mostAvoidances: number;
  /** What avoidance commands: every wheel, and tilt where there is an actuator of that name. */
  readonly avoidWheel: number;
  readonly avoidTilt: number;
  /** The share of the new target in each step; the rest is the last output. */
  readonly smoothing: number;
  /** When all wheels lie below this, they are written as zero. */
  readonly deadZone: number;
  readonly frozenMs: Readonly<Record<Exclude<SensorRole, 'none'>, number>>;
  readonly saturatedMs: number;
  /**
   * Age limits by sensor name, instead of `sensorAgeMs`, for sensors that come at a slower rate. A sensor without a safety role
   * that is named here stops the robot when it fails or is too old.
   */
  readonly ageMs: Readonly<Record<string, number>>;
  /** Tighter limits than the dictionary's, and rates of change of its own, by actuator name. */
  readonly limits: Readonly<
    Record<
      string,
      {
        readonly minimum: number;
        readonly maximum: number;
        readonly risePerSecond?: number;
        readonly fallPerSecond?: number;
      }
    >
  >;
  readonly wheelRisePerSecond: number;
  readonly wheelFallPerSecond: number;
  readonly servoPerSecond: number;
}

/** The default settings. */
export const defaultSettings: BrainstemSettings = {
  stopBelow: 0.05,
  slowBelow: 0.2,
  avoidBelow: 0.1,
  cliffThreshold: 0.1,
  cliffPolarity: 'below',
  cliffReadings: 2,
  batterySlow: 6.2,
  batteryStop: 6.0,
  temperatureSlow: 70,
  temperatureStop: 80,
  sensorAgeMs: 150,
  deadmanMs: 250,
  stallMs: 100,
  avoidMs: 300,
  avoidRestMs: 700,
  mostAvoidances: 3,
  avoidWheel: -20,
  avoidTilt: -20,
  smoothing: 0.7,
  deadZone: 5,
  // An honest battery or processor may well say the same for minutes: those two are judged by their age alone.
  frozenMs: { distance: 500, cliff: 1000, battery: Infinity, temperature: Infinity },
  saturatedMs: 3000,
  ageMs: {},
  limits: {},
  wheelRisePerSecond: 100,
  wheelFallPerSecond: 200,
  servoPerSecond: 360,
};

/** The settings of a brainstem for one robot, with what its dictionary says about safety. */
export interface BrainstemConfig extends BrainstemSettings {
  readonly safetySensors: readonly SafetySensor[];
  readonly actuatorLimits: readonly ActuatorLimit[];
  readonly wheels: readonly number[];
  readonly tilt: number;
}

/** The configuration for a robot's dictionaries. */
export function brainstemConfig(
  { sensors, actuators }: { readonly sensors: readonly Sensor[]; readonly actuators: readonly Actuator[] },
  changes: Partial<BrainstemSettings> = {},
): BrainstemConfig {
  const settings = { ...defaultSettings, ...changes };
  check('deadmanMs', settings.deadmanMs, settings.deadmanMs > 0 && settings.deadmanMs <= 500, 'above 0, at most 500');
  check('avoidMs', settings.avoidMs, settings.avoidMs >= 0 && settings.avoidMs <= 300, '0 to 300');
  check(
    'sensorAgeMs',
    settings.sensorAgeMs,
    settings.sensorAgeMs > 0 && settings.sensorAgeMs <= 150,
    'above 0, at most 150',
  );
  for (const [name, ageMs] of Object.entries(settings.ageMs))
    check(`ageMs.${name}`, ageMs, ageMs > 0 && ageMs <= 2000, 'above 0, at most 2000');
  check('stopBelow', settings.stopBelow, settings.stopBelow >= 0.05, 'at least 0.05');
  check('smoothing', settings.smoothing, settings.smoothing > 0 && settings.smoothing <= 1, 'above 0, at most 1');
  return {
    ...settings,
    safetySensors: sensors.flatMap(({ name, minimum, maximum, safety }, index) => {
      const role = safety !== 'none' ? safety : name in settings.ageMs ? 'present' : undefined;
      if (role === undefined) return [];
      const frozenMs = role === 'present' ? Infinity : settings.frozenMs[role];
      const saturatedMs = Math.max(settings.saturatedMs, frozenMs);
      const ageMs = settings.ageMs[name] ?? settings.sensorAgeMs;
      return [{ index, role, name, minimum, maximum, frozenMs, saturatedMs, ageMs }];
    }),
    actuatorLimits: actuators.map(({ name, minimum, maximum, safety }) => {
      const tighter: BrainstemSettings['limits'][string] = settings.limits[name] ?? { minimum, maximum };
      const isWheel = safety === 'wheel';
      return {
        minimum: Math.max(minimum, tighter.minimum),
        maximum: Math.min(maximum, tighter.maximum),
        risePerSecond: tighter.risePerSecond ?? (isWheel ? settings.wheelRisePerSecond : settings.servoPerSecond),
        fallPerSecond: tighter.fallPerSecond ?? (isWheel ? settings.wheelFallPerSecond : settings.servoPerSecond),
        isWheel,
      };
    }),
    wheels: actuators.flatMap(({ safety }, index) => (safety === 'wheel' ? [index] : [])),
    tilt: actuators.findIndex(({ name }) => name === 'tilt'),
  };
}

function check(name: string, got: number, good: boolean, expected: string): void {
  if (!good)
    throw new FieldbrainError(
      'input-invalid',
      `brainstem ${name}: out of range (got ${describeValue(got)}, expected ${expected}). The limit is there for safety; keep to it.`,
      { name, got },
    );
}
