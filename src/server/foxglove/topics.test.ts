import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import * as jsonschema from '@foxglove/schemas/jsonschema.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  sampleCycle,
  sampleField,
  sampleMs,
  sampleRobot,
  sampleServer,
  sampleTelemetry,
  sampleWorld,
} from '../../../test/support/telemetry-sample.js';
import type { Telemetry } from '../telemetry.js';
import { Reviver } from './revive.js';
import { turnAxes } from './scene.js';
import { enumTable, type SchemaName, schemaTable } from './schema-table.js';
import { decodeMessage, encodeMessage, fullName, schemaBytes } from './schemas.js';
import { servicesOf } from './services.js';
import { nanoseconds, topicMessages, topicName } from './topics.js';

const names = Object.keys(schemaTable) as SchemaName[];

describe('the schemas', () => {
  // The package describes the same messages as JSON schemas: it knows our names and types, though not our numbers.
  const all = Object.values(jsonschema) as readonly {
    readonly title?: string;
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
  }[];
  const published = new Map(all.map((one) => [one.title, one.properties]));

  it.each(names)('%s has the fields that Foxglove publishes', (name) => {
    const fields = published.get(fullName(name));
    expect(fields).toBeDefined();
    expect(Object.keys(schemaTable[name]).sort()).toEqual(Object.keys(fields ?? {}).sort());
    for (const [field, [, type]] of Object.entries(schemaTable[name] as Record<string, readonly [number, string]>)) {
      const kind = fields?.[field].type;
      const expected = type.endsWith('[]')
        ? 'array'
        : (scalarKinds[type] ?? (type.startsWith('enum') ? undefined : 'object'));
      expect([field, kind]).toEqual([field, expected]);
    }
  });

  it('have the values of enums that Foxglove publishes', () => {
    const valuesOf = (message: string, field: string): unknown => {
      const found = published.get(message)?.[field] as { oneOf: { title: string; const: number }[] };
      return found.oneOf.map((one) => one.title);
    };
    expect(valuesOf('foxglove.LinePrimitive', 'type')).toEqual(enumTable['LinePrimitive.Type']);
    expect(valuesOf('foxglove.SceneEntityDeletion', 'type')).toEqual(enumTable['SceneEntityDeletion.Type']);
    expect(valuesOf('foxglove.PackedElementField', 'type')).toEqual(enumTable['PackedElementField.NumericType']);
    expect(valuesOf('foxglove.Log', 'level')).toEqual(enumTable['Log.Level']);
  });

  it('write the bytes that protobuf prescribes for the public field numbers', () => {
    const timestamp = { seconds: 3n, nanos: 5 };
    const image = { timestamp, frameId: 'f', width: 1, height: 2, encoding: 'e', step: 4, data: Uint8Array.of(9) };
    expect(Buffer.from(encodeMessage('RawImage', image)).toString('hex')).toBe(
      ['0a0408031005', '1501000000', '1d02000000', '220165', '2d04000000', '320109', '3a0166'].join(''),
    );
    expect(Buffer.from(encodeMessage('Log', { level: 3, message: 'm', name: 'n' })).toString('hex')).toBe(
      '10031a016d22016e',
    );
  });

  it.each(names)('%s stands alone: all that it needs is in its schema', (name) => {
    const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, schemaBytes(name)));
    expect(registry.getMessage(fullName(name))?.fields).toHaveLength(Object.keys(schemaTable[name]).length);
  });
});

const scalarKinds: Readonly<Record<string, string>> = {
  double: 'number',
  fixed32: 'integer',
  string: 'string',
  bool: 'boolean',
  bytes: 'string',
};

/** What a recording would give back. */
function revived(messages: readonly Telemetry[]): Telemetry[] {
  const reviver = new Reviver();
  return messages
    .flatMap((message) => topicMessages(message, sampleMs))
    .map(({ topic, timeNs, encode }) =>
      reviver.revive({ channel: { metadata: {}, ...topic }, timeNs, sequence: 0, data: encode() }),
    )
    .filter((one) => one !== undefined);
}

describe('topics', () => {
  it('hold every message whole: it comes back as it was', () => {
    const messages = [...sampleTelemetry(), sampleField(8, 'f32'), sampleWorld('car', false), sampleRobot('b c/d')];
    expect(revived(messages)).toEqual(messages);
    const recording = { ...sampleServer(), recording: { file: 'run.mcap', messages: 4, dropped: 0 } };
    expect(revived([recording])).toEqual([recording]);
  });

  it('have JSON that fits the schemas beside it, which are plain and closed', () => {
    let checked = 0;
    for (const { topic, encode } of [...sampleTelemetry(), sampleWorld('car', false)].flatMap((one) =>
      topicMessages(one, sampleMs),
    )) {
      if (topic.messageEncoding !== 'json') continue;
      const text = new TextDecoder().decode(topic.schema?.data);
      expect(text).not.toMatch(/anyOf|oneOf|null|"items":\{"type":"array"/);
      const schema = z.fromJSONSchema(JSON.parse(text));
      const payload = JSON.parse(new TextDecoder().decode(encode()));
      expect(schema.safeParse(payload).error).toBeUndefined();
      expect(schema.safeParse({ ...payload, timeMs: 'soon' }).success).toBe(false);
      checked += 1;
    }
    expect(checked).toBe(9);
  });

  it('show the car where it is', () => {
    const [, transforms, pose, car, walls, camera] = topicMessages(sampleWorld(), 0);
    const { frameId, pose: place } = decodeMessage('PoseInFrame', pose.encode());
    expect([frameId, place.position?.x, place.position?.y]).toEqual(['car/room', 1, 2]);
    expect(place.orientation?.z).toBeCloseTo(Math.SQRT1_2);
    const links = decodeMessage('FrameTransforms', transforms.encode()).transforms;
    expect(links.map((one) => `${one.parentFrameId} ${one.childFrameId}`)).toEqual([
      'world car/room',
      'car/room car/base',
      'car/base car/camera',
      'car/room car/field',
    ]);
    expect(decodeMessage('SceneUpdate', car.encode()).entities.map((one) => one.id)).toEqual(['car', 'beam', 'trail']);
    const [room] = decodeMessage('SceneUpdate', walls.encode()).entities;
    expect(room.cubes?.map((one) => one.pose?.position)).toMatchObject([
      { x: 2, y: 0 },
      { x: 4, y: 1.5 },
    ]);
    expect(decodeMessage('RawImage', camera.encode())).toMatchObject({
      width: 4,
      height: 2,
      step: 4,
      encoding: 'mono8',
      data: Uint8Array.from([0, 1, 2, 3, 4, 5, 254, 255]),
    });
    expect(pose.timeNs).toBe(1_790_000_000_123_250_000n);
  });

  it('turn fields so that x is innermost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (edge) => {
        const data = Uint8Array.from({ length: edge ** 3 }, (_, i) => i);
        const turned = turnAxes(data, edge);
        const at = (x: number, y: number, z: number): number => turned[(z * edge + y) * edge + x];
        for (let i = 0; i < data.length; i += 1)
          expect(at(Math.floor(i / edge / edge), Math.floor(i / edge) % edge, i % edge)).toBe(data[i]);
        expect(turnAxes(turned, edge)).toEqual(data);
      }),
      { numRuns: 5 },
    );
  });

  it('name robots without losing any', () => {
    expect(['car-1', 'a b', 'a/b', "a'b"].map(topicName)).toEqual(['car-1', 'a%20b', 'a%2Fb', 'a%27b']);
    expect(topicMessages(sampleCycle(1, 'a/b'), 0)[0].topic.topic).toBe('/a%2Fb/cycle');
    expect(nanoseconds(1.5)).toBe(1_500_000n);
  });

  it('and services of the layout in the docs exist', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../../docs/foxglove-layout.json'), 'utf8');
    const known = sampleTelemetry().flatMap((one) =>
      topicMessages(one, 0).map(({ topic }) => topic.topic.replace('/car/', '/sim-1-0/')),
    );
    const services = servicesOf({ robots: () => [], sink: { run: async () => ({ ok: true }) } }).map((one) => one.name);
    const used = [...text.matchAll(/"(\/[^".]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(15);
    for (const name of used) expect(['/sim-1-0/cmd_vel', ...known, ...services]).toContain(name);
    const { configById, layout } = JSON.parse(text) as { configById: Record<string, unknown>; layout: unknown };
    const placed = [...JSON.stringify(layout).matchAll(/"(\w+!\w+)"/g)].map(([, panel]) => panel);
    expect(placed.sort()).toEqual(Object.keys(configById).sort());
  });
});
