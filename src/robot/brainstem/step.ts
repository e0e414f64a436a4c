/**
 * One step of the brainstem: readings and a time in, motor commands out. Priority: emergency stop (latched) > disarmed or
 * deadman (zero) > stop reflexes > avoidance reflexes (only while armed, for a short time, then stop) > the brain. It never
 * reads a clock and allocates nothing, so a simulator can run thousands; it is the same code that runs on the robot.
 */
import type { Readings } from '../robot.js';
import type { BrainstemConfig } from './config.js';
import { readSenses, type Senses } from './sensors.js';
import type { BrainstemState, Layer } from './state.js';

/** A stall must not turn into a jump: slews count at most this much time. */
const longestStepMs = 100;

const senses: Senses = { stop: '', distance: 0, isCliff: false, speed: 1 };

/** Gives the commands to write now, in the actuators' order and units. The array is the state's own. */
export function stepBrainstem(
  config: BrainstemConfig,
  state: BrainstemState,
  readings: Readings,
  nowMs: number,
): Float64Array {
  readSenses(config, state, readings, nowMs, senses);
  const sinceMs = nowMs - state.steppedMs;
  state.steppedMs = nowMs;
  if (state.emergency) return halt(state, 'emergency', state.reason);
  // A clock that runs backwards cannot be trusted with a deadman.
  if (sinceMs < 0) disarm(state, 'the clock ran backwards');
  if (state.armed && sinceMs > config.stallMs) disarm(state, `the loop stood still for ${Math.round(sinceMs)} ms`);
  if (state.armed && nowMs - state.lifeMs > config.deadmanMs) disarm(state, `no brain for ${config.deadmanMs} ms`);
  if (!state.armed) return halt(state, 'disarmed', state.reason);
  if (senses.stop !== '') return halt(state, 'stop', senses.stop);
  const danger = senses.isCliff ? 'no ground' : senses.distance < config.avoidBelow ? 'obstacle' : '';
  if (danger !== '') return avoid(config, state, danger, nowMs);
  const restingMs = nowMs - state.avoidSinceMs - config.avoidMs;
  state.avoidances = 0;
  if (restingMs < 0) state.avoidSinceMs = nowMs - config.avoidMs;
  return drive(config, state, Number.isNaN(sinceMs) ? 0 : Math.min(sinceMs, longestStepMs));
}

/** What the brain wants, in the actuators' units, heard now. A value that is not finite stops the robot. */
export function commandBrainstem(state: BrainstemState, target: ArrayLike<number>, nowMs: number): void {
  for (let i = 0; i < state.target.length; i += 1) {
    if (!Number.isFinite(target[i])) {
      disarm(state, `motor ${i} was ${target[i]}`);
      return;
    }
    state.target[i] = target[i];
  }
  state.lifeMs = nowMs;
}

/** Lets the robot move. Refused while the emergency stop is latched. It starts from rest and with no old command. */
export function arm(state: BrainstemState, nowMs: number): boolean {
  if (state.emergency) return false;
  state.armed = true;
  state.reason = '';
  state.target.fill(0);
  state.ramp.fill(0);
  state.lifeMs = nowMs;
  state.avoidances = 0;
  state.avoidSinceMs = Number.NEGATIVE_INFINITY;
  return true;
}

/** Brings the robot to rest until it is armed again. */
export function disarm(state: BrainstemState, reason: string): void {
  state.armed = false;
  state.reason = reason;
  state.target.fill(0);
}

/** The emergency stop: holds until `clear`, and after that the robot still has to be armed. */
export function stopEmergency(state: BrainstemState, reason: string): void {
  disarm(state, reason);
  state.emergency = true;
}

/** Ends a latched emergency; the robot stays disarmed. */
export function clearEmergency(state: BrainstemState): void {
  if (!state.emergency) return;
  state.emergency = false;
  state.reason = 'cleared, not armed yet';
}

/** All zero, at once. Servos too: they stay where they are when a robot maps zero to "no pulse", or go to their middle. */
function halt(state: BrainstemState, layer: Layer, reason: string): Float64Array {
  enter(state, layer, reason);
  state.ramp.fill(0);
  return state.output.fill(0);
}

/** Backs off for a short time, then stands; may try again after a rest, and gives up after a few attempts. */
function avoid(config: BrainstemConfig, state: BrainstemState, danger: string, nowMs: number): Float64Array {
  const runningMs = nowMs - state.avoidSinceMs;
  if (runningMs >= config.avoidMs + config.avoidRestMs) {
    if (state.avoidances >= config.mostAvoidances) {
      disarm(state, `${danger}: ${state.avoidances} attempts to get away did not help`);
      return halt(state, 'disarmed', state.reason);
    }
    state.avoidances += 1;
    state.avoidSinceMs = nowMs;
  } else if (runningMs >= config.avoidMs) {
    return halt(state, 'stop', danger);
  }
  enter(state, 'avoid', danger);
  state.output.fill(0);
  // Heat and an empty battery hold for a retreat too.
  for (const wheel of config.wheels) state.output[wheel] = config.avoidWheel * senses.speed;
  if (config.tilt >= 0) state.output[config.tilt] = config.avoidTilt;
  state.ramp.set(state.output);
  return state.output;
}

/** The brain drives: smoothing, limits, slew, then the factors of obstacle, battery and temperature, and the dead zone. */
function drive(config: BrainstemConfig, state: BrainstemState, sinceMs: number): Float64Array {
  enter(state, 'brain', '');
  const { target, ramp, output } = state;
  const slow = senses.distance < config.slowBelow ? senses.distance / config.slowBelow : 1;
  let largestWheel = 0;
  for (let i = 0; i < output.length; i += 1) {
    const limit = config.actuatorLimits[i];
    const wanted = (1 - config.smoothing) * ramp[i] + config.smoothing * target[i];
    const allowed = Math.min(Math.max(wanted, limit.minimum), limit.maximum);
    ramp[i] = slew(ramp[i], allowed, limit.risePerSecond, limit.fallPerSecond, sinceMs / 1000);
    output[i] = ramp[i];
    if (!limit.isWheel) continue;
    // Behind the slew, so that nothing delays them; on any wheel that turns forwards, whatever the others do.
    output[i] *= ramp[i] > 0 ? slow * senses.speed : senses.speed;
    largestWheel = Math.max(largestWheel, Math.abs(output[i]));
  }
  if (largestWheel < config.deadZone) for (const wheel of config.wheels) output[wheel] = 0;
  return output;
}

/** From one value towards another, first to zero where the sign changes, at most as fast as the limits allow. */
function slew(from: number, to: number, rise: number, fall: number, seconds: number): number {
  const isFalling = Math.abs(to) < Math.abs(from) || from * to < 0;
  const most = (isFalling ? fall : rise) * seconds;
  const aim = from * to < 0 ? 0 : to;
  return Math.abs(aim - from) <= most ? aim : from + Math.sign(aim - from) * most;
}

function enter(state: BrainstemState, layer: Layer, reason: string): void {
  if (state.layer !== layer) state.entries[layer] += 1;
  state.layer = layer;
  state.reason = reason;
}
