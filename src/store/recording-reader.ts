/**
 * Reading MCAP recordings in the order in which they were written: each message with its topic and schema. A recording
 * without its end, or with damaged places, is read as far as it can be where that is asked for.
 */
import { FieldbrainError } from '../kernel/errors.js';
import { FileWindow } from './file-window.js';
import { magic } from './mcap-record.js';
import type { RecordedMessage } from './recorded-message.js';
import { type RecordingDamage, RecordingScan } from './recording-scan.js';

/** How a recording that is not whole is read. */
export interface ReadOptions {
  /** Accept a recording without its end, and go past damaged places. */
  readonly partial?: boolean;
  /** Is told of each damaged place that was gone past, at the end. */
  readonly damaged?: (damage: RecordingDamage) => void;
}

/** The messages of a recording in the order of writing. */
export async function* readRecording(
  file: string,
  { partial = false, damaged }: ReadOptions = {},
): AsyncGenerator<RecordedMessage> {
  const scan = await RecordingScan.open(file);
  try {
    for await (const message of scan.messages()) {
      if (!partial) refuseDamage(file, scan);
      yield message;
    }
  } finally {
    await scan.close();
  }
  for (const one of scan.damage) damaged?.(one);
  if (partial) return;
  refuseDamage(file, scan);
  if (!scan.hasEnd)
    throw new FieldbrainError(
      'file-invalid',
      `${file}: the recording has no end (expected a footer). Run fieldbrain recover on it.`,
      { file },
    );
}

/** How many messages each topic has, when the first and the last were, and what is damaged. */
export interface RecordingSummary {
  readonly file: string;
  /** Closed, and every byte that was checked is as it was written. */
  readonly isWhole: boolean;
  /** Whether it was closed. */
  readonly hasEnd: boolean;
  /** Messages that can be read. */
  readonly messages: number;
  /** Messages that were written and cannot be read; left out where nothing tells. What was never written is not counted. */
  readonly lostMessages?: number;
  readonly damage: readonly RecordingDamage[];
  readonly seconds: number;
  readonly topics: readonly { readonly topic: string; readonly encoding: string; schema: string; messages: number }[];
}

/** What is in a recording and what is damaged; all of it is read. */
export async function inspectRecording(file: string): Promise<RecordingSummary> {
  const topics = new Map<string, { topic: string; encoding: string; schema: string; messages: number }>();
  let first: bigint | undefined;
  let last = 0n;
  let messages = 0;
  const scan = await RecordingScan.open(file);
  try {
    for await (const { channel, timeNs } of scan.messages()) {
      const { topic, messageEncoding, schema } = channel;
      const found = topics.get(topic) ?? { topic, encoding: messageEncoding, schema: schema?.name ?? '', messages: 0 };
      found.messages += 1;
      topics.set(topic, found);
      first = first === undefined || timeNs < first ? timeNs : first;
      last = timeNs > last ? timeNs : last;
      messages += 1;
    }
  } finally {
    await scan.close();
  }
  const { damage, hasEnd, lostMessages } = scan;
  return {
    file,
    isWhole: hasEnd && damage.length === 0,
    hasEnd,
    messages,
    ...(lostMessages === undefined ? {} : { lostMessages }),
    damage,
    seconds: first === undefined ? 0 : Number(last - first) / 1e9,
    topics: [...topics.values()],
  };
}

/** Whether a file begins or ends as a recording does. */
export async function isRecording(file: string): Promise<boolean> {
  const window = await FileWindow.open(file);
  try {
    const isMagic = (bytes: Uint8Array): boolean => Buffer.compare(bytes, magic) === 0;
    if (isMagic(await window.bytes(0, magic.length))) return true;
    return isMagic(await window.bytes(Math.max(0, window.size - magic.length), magic.length));
  } finally {
    await window.close();
  }
}

function refuseDamage(file: string, { damage: [first] }: RecordingScan): void {
  if (first === undefined) return;
  throw new FieldbrainError(
    'file-invalid',
    `${file}: not a whole recording (got at byte ${first.offset}: ${first.what}; expected it as it was written). Run fieldbrain recover on it.`,
    { file, offset: first.offset, got: first.what },
  );
}
