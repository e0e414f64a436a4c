/**
 * Telemetry out of a recording: the JSON topics hold every message of the hub, and a field's voxels go with the description
 * that stands before them. Topics made for viewers only (poses, scenes, logs) give nothing, for they follow from the others.
 */
import { inPresentWords } from '../../store/former-words.js';
import type { RecordedMessage } from '../../store/index.js';
import type { Telemetry } from '../telemetry.js';
import { type FieldPayload, fromPayload } from './json-schemas.js';
import { turnAxes } from './scene.js';
import { decodeMessage } from './schemas.js';
import { payloadTypeOf } from './topics.js';

export class Reviver {
  /** The last description of each field, by the topic of its voxels. */
  readonly #fields = new Map<string, FieldPayload>();

  /** The telemetry that a recorded message holds, if any. */
  revive({ channel, data }: RecordedMessage): Telemetry | undefined {
    const { topic, schema, messageEncoding } = channel;
    if (schema?.name === 'foxglove.VoxelGrid') return this.#field(topic, data);
    const type = messageEncoding === 'json' && schema !== undefined ? payloadTypeOf(schema.name) : undefined;
    if (type === undefined) return undefined;
    const payload = inPresentWords(JSON.parse(new TextDecoder().decode(data))) as Readonly<Record<string, unknown>>;
    if (type !== 'field') return fromPayload(type, payload);
    this.#fields.set(topic.replace(/_info$/, ''), payload as unknown as FieldPayload);
    return undefined;
  }

  #field(topic: string, bytes: Uint8Array): Telemetry | undefined {
    const payload = this.#fields.get(topic);
    if (payload === undefined) return undefined;
    const { format, ...rest } = payload;
    const { data } = decodeMessage('VoxelGrid', bytes);
    const values = format === 'f32' ? new Float32Array(data.slice().buffer) : data;
    if (values.length !== rest.edge ** 3) return undefined;
    return { type: 'field', ...rest, data: turnAxes(values, rest.edge) };
  }
}
