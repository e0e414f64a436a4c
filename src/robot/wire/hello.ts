/**
 * The hello of version 3: feature bits, a nonce, and a JSON text with the robot's id and dictionaries. Its payload is
 * prefix · u32 features · 16 bytes nonce · u32 length of the text · the text in UTF-8, filled with zeros to whole words.
 */
import { z } from 'zod';
import { type Actuator, actuatorDictionary, type Sensor, sensorDictionary } from './channel.js';
import { frameType, magicRobo, nonceBytes, prefixBytes } from './constants.js';
import type { Frame } from './decoder.js';
import type { FrameWriter } from './writer.js';

/** Who a robot is: its id and its dictionary of sensors and actuators. */
export interface Hello {
  /** 1 to 64 letters, digits, dots, dashes or underscores. */
  readonly robot: string;
  readonly hardware: string;
  readonly sensors: readonly Sensor[];
  readonly actuators: readonly Actuator[];
}

const helloText = z.strictObject({
  robot: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
  hardware: z.string().min(1).max(64),
  sensors: sensorDictionary,
  actuators: actuatorDictionary,
});

const helloHead = prefixBytes + 4 + nonceBytes + 4;

/** The first frame of version 3. */
export function writeHello(
  writer: FrameWriter,
  sequence: number,
  timeUs: number,
  features: number,
  nonce: Uint8Array,
  hello: Hello,
): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(hello));
  writer.begin(2, magicRobo, frameType.hello);
  writer.word(sequence);
  writer.time(timeUs);
  writer.word(features);
  writer.raw(nonce);
  writer.word(text.length);
  writer.raw(text);
  return writer.finish();
}

/** The hello in a frame, or what is wrong with it. */
export function readHello(frame: Frame): { readonly features: number; readonly hello: Hello } | { wrong: string } {
  const bytes = 4 * frame.count;
  if (bytes < helloHead) return { wrong: `hello: too short (got ${bytes} bytes, expected ${helloHead} and a text).` };
  const features = frame.view.getUint32(prefixBytes, true);
  const length = frame.view.getUint32(helloHead - 4, true);
  if (length > bytes - helloHead || length <= bytes - helloHead - 4)
    return { wrong: `hello: the text's length is wrong (got ${length}, the frame has ${bytes - helloHead} bytes).` };
  const text = decodeText(frame.bytes.subarray(helloHead, helloHead + length));
  if (text === undefined) return { wrong: 'hello: the text is not UTF-8 JSON. Send the object of docs/protocol.md.' };
  const parsed = helloText.safeParse(text);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { wrong: `hello: ${issue.path.join('.') || 'text'}: ${issue.message}. See docs/protocol.md.` };
  }
  return { features, hello: parsed.data };
}

function decodeText(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
