/**
 * The two frames of the control loop, between gateway and worker. Both begin with the epoch (2 × u64), the gateway's number of the
 * connection and the number of the frame; then flags, a count, and values as f32. All little-endian.
 *   sense  epoch · session · sequence · flags (1 reward, 2 demonstration, 4 and 8: how the episode ended) · S · reward · S values · M values
 *   act    epoch · session · sequence · flags (1: a failed cycle) · M · the worker's process · M values
 */
import { type Epoch, putEpoch, readEpoch } from '../robot/wire/epoch.js';

const headBytes = 36;
/** Sensors or motors of a robot, at most. */
export const mostChannels = 65_536;
/** Both with a demonstration: a frame that says more is refused before anything is allocated. */
const mostValues = 2 * mostChannels;

interface Head {
  readonly epoch: Epoch;
  readonly session: number;
  readonly sequence: number;
}

/** A robot's values on their way to its brain. */
export interface SenseFrame extends Head {
  readonly values: Float32Array;
  readonly reward: number | undefined;
  readonly demonstration: Float32Array | undefined;
  /** Bits of `episodeEnd`. */
  readonly end: number;
}

/** A brain's motors on their way to its robot. */
export interface ActFrame extends Head {
  readonly failed: boolean;
  /** The worker's process, for those who check that an epoch has one driver. */
  readonly life: number;
  readonly motors: Float32Array;
}

export function encodeSense({ values, reward, demonstration, end, ...head }: SenseFrame): Uint8Array {
  const flags = (reward === undefined ? 0 : 1) | (demonstration === undefined ? 0 : 2) | (end << 2);
  const frame = begin(head, flags, values.length, values.length + (demonstration?.length ?? 0));
  frame.view.setFloat32(32, reward ?? 0, true);
  frame.floats.set(values);
  if (demonstration !== undefined) frame.floats.set(demonstration, values.length);
  return frame.bytes;
}

export function decodeSense(bytes: Uint8Array): SenseFrame | undefined {
  const read = readFrame(bytes);
  if (read === undefined || read.count > read.floats.length) return undefined;
  const { flags, count, floats, view, ...head } = read;
  return {
    ...head,
    values: floats.subarray(0, count),
    reward: (flags & 1) === 0 ? undefined : view.getFloat32(32, true),
    demonstration: (flags & 2) === 0 ? undefined : floats.subarray(count),
    end: (flags >> 2) & 3,
  };
}

export function encodeAct({ motors, failed, life, ...head }: ActFrame): Uint8Array {
  const frame = begin(head, failed ? 1 : 0, motors.length, motors.length);
  frame.view.setUint32(32, life, true);
  frame.floats.set(motors);
  return frame.bytes;
}

export function decodeAct(bytes: Uint8Array): ActFrame | undefined {
  const read = readFrame(bytes);
  if (read === undefined || read.count !== read.floats.length) return undefined;
  const { flags, count: _count, floats, view, ...head } = read;
  return { ...head, motors: floats, failed: (flags & 1) !== 0, life: view.getUint32(32, true) };
}

function begin({ epoch, session, sequence }: Head, flags: number, count: number, values: number) {
  const bytes = new Uint8Array(headBytes + 4 * values);
  const view = new DataView(bytes.buffer);
  putEpoch(view, 0, epoch);
  for (const [i, word] of [session, sequence, flags, count].entries()) view.setUint32(16 + 4 * i, word, true);
  return { bytes, view, floats: new Float32Array(bytes.buffer, headBytes) };
}

function readFrame(bytes: Uint8Array) {
  const values = (bytes.length - headBytes) / 4;
  if (!Number.isInteger(values) || values < 0 || values > mostValues) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const epoch = readEpoch(view, 0);
  if (epoch === undefined) return undefined;
  // A copy: payloads begin at any byte, and the client may use their memory again.
  const floats = new Float32Array(new Uint8Array(bytes.subarray(headBytes)).buffer);
  const [session, sequence, flags, count] = [16, 20, 24, 28].map((at) => view.getUint32(at, true));
  return { epoch, session, sequence, flags, count, floats, view };
}
