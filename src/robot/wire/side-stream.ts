/**
 * The UDP side streams of the original system's newest robots: vision, ultrasonic, battery, audio. Packets are read where
 * they are wanted as extra sensors; they never feed reflexes, because nothing says when they were measured or by whom.
 */

/** The original's ports. */
export const sideStreamPort = { vision: 10002, ultrasonic: 10003, battery: 10004, audio: 10006 } as const;

/** A piece of a picture, beside the control stream. */
export interface VisionPacket {
  readonly frame: number;
  readonly chunk: number;
  readonly chunks: number;
  /** JPEG bytes, a view into the packet. */
  readonly picture: Uint8Array;
}

const visionHead = 12;
const longestPicture = 65_000;
const mostAudio = 16_000;

/** u32 frame, u32 chunk, u16 chunks, u16 length, all big-endian, then the picture; undefined where it is not that. */
export function readVision(packet: Uint8Array): VisionPacket | undefined {
  if (packet.length < visionHead) return undefined;
  const view = new DataView(packet.buffer, packet.byteOffset, packet.length);
  const length = view.getUint16(10);
  const chunks = view.getUint16(8);
  const chunk = view.getUint32(4);
  if (length !== packet.length - visionHead || length > longestPicture || chunk >= chunks) return undefined;
  return { frame: view.getUint32(0), chunk, chunks, picture: packet.subarray(visionHead) };
}

/** A piece of a picture as a packet. */
export function writeVision({ frame, chunk, chunks, picture }: VisionPacket): Uint8Array {
  const packet = new Uint8Array(visionHead + picture.length);
  const view = new DataView(packet.buffer);
  view.setUint32(0, frame);
  view.setUint32(4, chunk);
  view.setUint16(8, chunks);
  view.setUint16(10, picture.length);
  packet.set(picture, visionHead);
  return packet;
}

/** One big-endian float32, as ultrasonic (metres) and battery (volts) send it; undefined where it is not finite. */
export function readScalar(packet: Uint8Array): number | undefined {
  if (packet.length !== 4) return undefined;
  const value = new DataView(packet.buffer, packet.byteOffset, 4).getFloat32(0);
  return Number.isFinite(value) ? value : undefined;
}

/** A single value as a packet of its side stream. */
export function writeScalar(value: number): Uint8Array {
  const packet = new Uint8Array(4);
  new DataView(packet.buffer).setFloat32(0, value);
  return packet;
}

/** u32 count, big-endian, then that many little-endian float32. */
export function readAudio(packet: Uint8Array): Float32Array | undefined {
  if (packet.length < 4) return undefined;
  const view = new DataView(packet.buffer, packet.byteOffset, packet.length);
  const count = view.getUint32(0);
  if (count > mostAudio || packet.length !== 4 + 4 * count) return undefined;
  const samples = new Float32Array(count);
  for (let i = 0; i < count; i += 1) samples[i] = view.getFloat32(4 + 4 * i, true);
  return samples.every(Number.isFinite) ? samples : undefined;
}

/** What the original makes of a battery's voltage: 0 at 6 V, 1 at 8.4 V. */
export function batteryActivation(volts: number): number {
  return Math.min(Math.max((volts - 6) / 2.4, 0), 1);
}
