/**
 * Whether the safety sensors can be trusted, and what they say. A sensor that failed, is too old, out of its range, or
 * frozen while the wheels turn makes the robot stop: nothing here replaces a bad value by a harmless one.
 */
import type { Readings } from '../robot.js';
import type { BrainstemConfig } from './config.js';
import type { BrainstemState } from './state.js';

/** What the reflexes need; reused from step to step. */
export interface Senses {
  /** Why the robot must stop, or empty. */
  stop: string;
  /** The nearest obstacle in metres. */
  distance: number;
  isCliff: boolean;
  /** Factor on all wheels for battery and temperature. */
  speed: number;
}

export function readSenses(
  config: BrainstemConfig,
  state: BrainstemState,
  readings: Readings,
  nowMs: number,
  senses: Senses,
): void {
  senses.stop = '';
  senses.distance = Number.POSITIVE_INFINITY;
  senses.isCliff = false;
  senses.speed = 1;
  let turning = false;
  let [hasLooked, isDark] = [false, false];
  for (const wheel of config.wheels) turning ||= state.output[wheel] !== 0;
  for (let i = 0; i < config.safetySensors.length; i += 1) {
    const sensor = config.safetySensors[i];
    const value = readings.values[sensor.index];
    const takenMs = readings.takenMs[sensor.index];
    const wrong = judge(config, state, i, value, takenMs, nowMs, turning);
    if (wrong !== '') {
      senses.stop = `${sensor.name} ${wrong}`;
      continue;
    }
    if (sensor.role === 'present') continue;
    const isNew = takenMs !== state.lastTakenMs[i];
    state.lastTakenMs[i] = takenMs;
    if (sensor.role === 'distance') {
      senses.distance = Math.min(senses.distance, value);
      if (value < config.stopBelow) senses.stop = `${sensor.name} below ${config.stopBelow} m`;
    } else if (sensor.role === 'cliff') {
      const noGround = config.cliffPolarity === 'below' ? value < config.cliffThreshold : value > config.cliffThreshold;
      if (isNew) state.cliffReadings[i] = noGround ? state.cliffReadings[i] + 1 : 0;
      hasLooked ||= isNew;
      isDark ||= isNew && noGround;
      senses.isCliff ||= state.cliffReadings[i] >= config.cliffReadings;
    } else if (sensor.role === 'battery') {
      if (value < config.batteryStop) senses.stop = `${sensor.name} below ${config.batteryStop} V`;
      else if (value < config.batterySlow) senses.speed = Math.min(senses.speed, 0.5);
    } else if (value > config.temperatureStop) senses.stop = `${sensor.name} above ${config.temperatureStop} °C`;
    else if (value > config.temperatureSlow) senses.speed = Math.min(senses.speed, 0.3);
  }
  // Along an edge now one sensor looks over it and now another: that is one edge, not two chance readings.
  if (hasLooked) state.darkLooks = isDark ? state.darkLooks + 1 : 0;
  senses.isCliff ||= state.darkLooks >= config.cliffReadings;
}

/** What is wrong with a reading, in words, or empty. */
function judge(
  config: BrainstemConfig,
  state: BrainstemState,
  i: number,
  value: number,
  takenMs: number,
  nowMs: number,
  turning: boolean,
): string {
  const sensor = config.safetySensors[i];
  // A standing robot may see the same thing for ever, so the time counts from when the wheels began to turn.
  if (value !== state.lastValue[i] || !turning) state.changedMs[i] = nowMs;
  state.lastValue[i] = value;
  if (!Number.isFinite(value)) return 'failed';
  // A stamp from the future would never grow old.
  if (!(nowMs - takenMs <= sensor.ageMs) || takenMs > nowMs) return 'is too old';
  if (value < sensor.minimum || value > sensor.maximum) return 'is out of range';
  const isSaturated = value === sensor.maximum || value === sensor.minimum;
  if (nowMs - state.changedMs[i] > (isSaturated ? sensor.saturatedMs : sensor.frozenMs)) return 'is frozen';
  return '';
}
