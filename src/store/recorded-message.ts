/** The messages of a recording, each with its channel: channels are described once or a few times in a recording. */
import type { McapTypes } from '@mcap/core';
import { readMessage, tryParseRecords } from './mcap-record.js';

/** A channel of a recording, as it was declared. */
export interface RecordedChannel {
  readonly topic: string;
  readonly messageEncoding: string;
  readonly schema?: { readonly name: string; readonly encoding: string; readonly data: Uint8Array };
  readonly metadata: Readonly<Record<string, string>>;
}

/** One message of a recording. */
export interface RecordedMessage {
  readonly channel: RecordedChannel;
  /** Nanoseconds. */
  readonly timeNs: bigint;
  readonly sequence: number;
  readonly data: Uint8Array;
}

/** What is known of a recording's channels. */
export class Channels {
  readonly #schemas = new Map<number, McapTypes.Schema>();
  readonly #channels = new Map<number, RecordedChannel>();
  /** Those of the summary, for messages whose channel was described in what is lost. */
  readonly #spare = new Map<number, RecordedChannel>();

  constructor(summary?: {
    readonly schemas: readonly McapTypes.Schema[];
    readonly channels: readonly McapTypes.Channel[];
  }) {
    const schemas = new Map(summary?.schemas.map((one) => [one.id, one]));
    for (const one of summary?.channels ?? []) this.#spare.set(one.id, channelOf(one, schemas));
  }

  /** Keeps a schema or a channel. False where a record is none that the package can read. */
  learn(record: Uint8Array): boolean {
    const [found] = tryParseRecords(record) ?? [];
    if (found?.type === 'Schema') this.#schemas.set(found.id, found);
    else if (found?.type === 'Channel') this.#channels.set(found.id, channelOf(found, this.#schemas));
    return found !== undefined;
  }

  /** A message's content with its channel; undefined where nothing tells which that is. */
  messageOf(content: Uint8Array): RecordedMessage | undefined {
    const message = readMessage(content);
    if (message === undefined) return undefined;
    const { channelId, logTime, sequence, data } = message;
    const channel = this.#channels.get(channelId) ?? this.#spare.get(channelId);
    return channel && { channel, timeNs: logTime, sequence, data };
  }
}

function channelOf(channel: McapTypes.Channel, schemas: ReadonlyMap<number, McapTypes.Schema>): RecordedChannel {
  const schema = schemas.get(channel.schemaId);
  return {
    topic: channel.topic,
    messageEncoding: channel.messageEncoding,
    metadata: Object.fromEntries(channel.metadata),
    ...(schema === undefined ? {} : { schema: { name: schema.name, encoding: schema.encoding, data: schema.data } }),
  };
}
