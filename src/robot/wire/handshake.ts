/**
 * The handshake of versions 1 and 2: what a robot's numbers ask for, and the numbers that answer. Whether the robot gets
 * its brain is decided elsewhere.
 */
import type { Actuator, Sensor } from './channel.js';
import { capabilityMask, hardwareCode } from './constants.js';
import { categoryOf, type DetailCode, detailCode } from './fault.js';
import { mostSensors } from './limits.js';
import { actuatorsOf } from './motor-meaning.js';

/** What a robot asks for, in any version. */
export interface HandshakeRequest {
  /** 1 and 2 by the framing, 3 by the hello. */
  readonly version: 1 | 2 | 3;
  readonly sensors: number;
  readonly motors: number;
  /** The code of versions 1 and 2; version 3 robots give a name. */
  readonly hardware: number;
  readonly hardwareName: string;
  readonly mask: number;
  /** The id of a version 3 robot. */
  readonly id?: string;
  /** True where the caller is a person's tool that sends verbs only. */
  readonly operator: boolean;
  /** Known in version 3 only. */
  readonly sensorDictionary?: readonly Sensor[];
  /** By (hardware, M) in versions 1 and 2, by dictionary in version 3. */
  readonly actuators: readonly Actuator[];
  /** True where the robot asks to teach its brain; version 3 only. */
  readonly demonstrations?: boolean;
  /** True where the robot tells how its episodes end; version 3 only. */
  readonly episodes?: boolean;
  /** True where the robot can check epochs; version 3 only. */
  readonly epochs?: boolean;
  /** What the caller's token lets it do; undefined where none was asked for. */
  readonly role?: Role;
}

/** view may watch and stop, drive may also arm, clear and steer, admin may do everything. */
export type Role = 'view' | 'drive' | 'admin';

/** What the server grants. */
export interface Acceptance {
  readonly gpu: boolean;
  readonly fieldEdge: number;
  readonly channels: number;
  readonly sessionNumber: number;
  readonly telemetryPort: number;
  /** Motor frames carry epochs, for a robot that asked for them. */
  readonly epochs?: boolean;
}

/** The version that handshakes of versions 1 and 2 state. */
const statedVersion = 1;

const hardwareNames: Readonly<Record<number, string>> = {
  [hardwareCode.unspecified]: 'unspecified',
  [hardwareCode.picarx]: 'picarx',
  [hardwareCode.generic]: 'generic',
};

/** Reads [version, S, M, hardware, mask, …]; entries that are missing get the original system's defaults. */
export function readHandshake(
  values: ArrayLike<number>,
  count: number,
  framing: 1 | 2,
): HandshakeRequest | { readonly refused: DetailCode; readonly message: string } {
  const entry = (index: number, usual: number): number => (index < count ? values[index] : usual);
  const version = entry(0, statedVersion);
  const sensors = entry(1, 16);
  const motors = entry(2, 4);
  const hardware = entry(3, hardwareCode.unspecified);
  const mask = entry(4, 0);
  const refused = (detail: DetailCode, message: string) => ({ refused: detail, message });
  if (!(version >= 1 && version < 3))
    return refused(detailCode.version, `handshake: version unknown (got ${version}, expected 1 or 2). Send 1.`);
  if (!Number.isInteger(sensors) || sensors < 1 || sensors > (framing === 1 ? 1023 : mostSensors))
    return refused(
      detailCode.invalidCapabilities,
      `handshake: sensor count out of range (got ${sensors}, expected 1 to ${framing === 1 ? 1023 : mostSensors}).`,
    );
  if (!Number.isInteger(mask) || mask < 0 || mask > 2 ** 24)
    return refused(detailCode.invalidCapabilities, `handshake: mask is not a set of bits (got ${mask}).`);
  if (!Number.isInteger(motors) || motors < 1)
    return refused(
      detailCode.invalidCapabilities,
      `handshake: motor count is wrong (got ${motors}, expected 1 or more).`,
    );
  const actuators = actuatorsOf(hardware, motors);
  if (actuators === undefined)
    return refused(
      detailCode.unsupportedRobot,
      `handshake: unknown pair of hardware and motors (got ${hardware} and ${motors}, expected one of the table). ` +
        'Use version 3, whose hello says what each motor is.',
    );
  return {
    version: framing,
    sensors,
    motors,
    hardware,
    hardwareName: hardwareNames[hardware],
    mask,
    operator: false,
    actuators,
  };
}

/** The values that accept a robot; the tail goes only to callers of framing 2 that sent more than five values. */
export function acceptedValues(request: HandshakeRequest, acceptance: Acceptance, wantsTail: boolean): number[] {
  const head = [statedVersion, request.sensors, request.motors, acceptance.gpu ? 1 : 0, capabilityMask];
  if (!wantsTail) return head;
  const { fieldEdge, channels, sessionNumber, telemetryPort } = acceptance;
  return [...head, fieldEdge, channels, sessionNumber, telemetryPort];
}

/** The values that refuse one: [-1, detail code, category, 0, 0]. */
export function refusedValues(detail: DetailCode): number[] {
  return [-1, detail, categoryOf(detail), 0, 0];
}

/** The name under which a robot finds its slot and its brain again: its id, else its address and profile. */
export function robotKey(request: HandshakeRequest, address: string): string {
  if (request.id !== undefined) return `id:${request.id}`;
  return `address:${address}/${request.hardwareName}_${request.sensors}s_${request.motors}m`;
}
