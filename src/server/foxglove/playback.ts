/**
 * Going about in a recording from Foxglove: the frames by which a viewer plays, holds, seeks and chooses a speed, and by which
 * it hears where the recording stands. Only a replay offers them. Plain functions; no socket is known here.
 */

/** What a viewer wants of a recording. */
export interface PlaybackRequest {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly seekNs?: bigint;
  /** Comes back with the answer. */
  readonly id: string;
}

/** Where a recording stands. */
export interface PlaybackState {
  readonly status: keyof typeof statusCode;
  readonly timeNs: bigint;
  readonly speed: number;
}

/** A recording that viewers may go about in. */
export interface PlaybackSource {
  readonly startNs: bigint;
  readonly endNs: bigint;
  state(): PlaybackState;
  control(request: PlaybackRequest): void;
}

const statusCode = { playing: 0, paused: 1, ended: 3 } as const;
const commandCode = { play: 0, pause: 1 } as const;
export const playbackOpcode = { request: 3, state: 5 } as const;
const requestBytes = 19;

/** Opcode, command, speed, whether to seek, where to, and an id; undefined where the bytes are no such frame. */
export function parsePlaybackRequest(frame: Uint8Array): PlaybackRequest | undefined {
  if (frame.length < requestBytes || frame[0] !== playbackOpcode.request) return undefined;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const command = view.getUint8(1);
  const speed = view.getFloat32(2, true);
  const end = requestBytes + view.getUint32(15, true);
  const isKnown = command === commandCode.play || command === commandCode.pause;
  if (!isKnown || !(speed > 0) || !Number.isFinite(speed) || end > frame.length) return undefined;
  return {
    isPlaying: command === commandCode.play,
    speed,
    ...(view.getUint8(6) !== 0 && { seekNs: view.getBigUint64(7, true) }),
    id: new TextDecoder().decode(frame.subarray(requestBytes, end)),
  };
}

/** Opcode, status, time, speed, whether it leapt, and the id of the request that this answers. */
export function playbackStateFrame(state: PlaybackState, didSeek: boolean, requestId = ''): Uint8Array {
  const id = new TextEncoder().encode(requestId);
  const frame = new Uint8Array(requestBytes + id.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, playbackOpcode.state);
  view.setUint8(1, statusCode[state.status]);
  view.setBigUint64(2, state.timeNs, true);
  view.setFloat32(10, state.speed, true);
  view.setUint8(14, didSeek ? 1 : 0);
  view.setUint32(15, id.length, true);
  frame.set(id, requestBytes);
  return frame;
}

/** A time as the greeting says it. */
export function secondsOf(timeNs: bigint): { readonly sec: number; readonly nsec: number } {
  return { sec: Number(timeNs / 1_000_000_000n), nsec: Number(timeNs % 1_000_000_000n) };
}
