import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleEntries } from '../../scripts/bundle.mjs';
import { sampleCheckpoint } from '../../test/support/checkpoint-sample.js';
import type { BrainSnapshot } from '../brain/types.js';
import { checkpointOf, configurationHash, snapshotOf } from './brain-checkpoint.js';
import {
  type Checkpoint,
  inspectCheckpoint,
  listGenerations,
  loadCheckpoint,
  loadNewest,
  saveCheckpoint,
} from './checkpoint.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const save = (checkpoint: Checkpoint, generations = 10) =>
  saveCheckpoint(checkpoint, { folder, name: 'brain', generations });

/** A copy of a file with one change. */
function damaged(file: string, change: (bytes: Buffer) => Buffer): string {
  const other = path.join(folder, 'damaged.safetensors');
  writeFileSync(other, change(Buffer.from(readFileSync(file))));
  return other;
}

describe('a checkpoint', () => {
  it('comes back as it was saved, bit for bit', async () => {
    const file = await save(sampleCheckpoint(5));
    expect(await loadCheckpoint(file, 'c0ffee')).toEqual(sampleCheckpoint(5));
    expect(path.basename(file)).toBe('brain-00000001.safetensors');
  });

  it('of any shape and type comes back', async () => {
    const tensor = fc.oneof(
      fc
        .float32Array({ maxLength: 40, noNaN: true, noDefaultInfinity: true })
        .map((data) => ({ dtype: 'f32' as const, data })),
      fc
        .float64Array({ maxLength: 40, noNaN: true, noDefaultInfinity: true })
        .map((data) => ({ dtype: 'f64' as const, data })),
      fc.int32Array({ maxLength: 40 }).map((data) => ({ dtype: 'i32' as const, data })),
      fc.uint32Array({ maxLength: 40 }).map((data) => ({ dtype: 'u32' as const, data })),
    );
    const names = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .filter((name) => !['__metadata__', '__proto__'].includes(name));
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(names, tensor, { maxKeys: 6, noNullPrototype: true }),
        fc.nat(1e9),
        async (entries, cycle) => {
          const tensors = Object.fromEntries(
            Object.entries(entries).map(([name, one]) => [name, { ...one, shape: [one.data.length] }]),
          );
          const checkpoint = { configHash: 'x', cycle, metadata: {}, tensors };
          expect(await loadCheckpoint(await save(checkpoint))).toEqual(checkpoint);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('can be looked into without reading its tensors', async () => {
    const { tensors, ...summary } = await inspectCheckpoint(await save(sampleCheckpoint(5)));
    expect(summary).toMatchObject({ configHash: 'c0ffee', cycle: 5, metadata: { robot: 'käfer' } });
    expect(tensors).toContainEqual({ name: 'field', dtype: 'f32', shape: [16, 4], bytes: 256 });
  });

  it('is laid out as safetensors', async () => {
    const bytes = readFileSync(await save(sampleCheckpoint(5)));
    const length = Number(bytes.readBigUInt64LE(0));
    const header = JSON.parse(bytes.subarray(8, 8 + length).toString()) as Record<string, never>;
    expect(header.field).toMatchObject({ dtype: 'F32', shape: [16, 4] });
    const [begin] = (header.field as { data_offsets: number[] }).data_offsets;
    expect(bytes.readFloatLE(8 + length + begin)).toBeCloseTo(Math.sin(5), 6);
    expect((8 + length) % 64).toBe(0);
  });

  it('keeps the newest generations and clears away what interrupted writes left', async () => {
    writeFileSync(path.join(folder, '.brain-00000001.safetensors.99.tmp'), 'half');
    for (let cycle = 1; cycle <= 5; cycle += 1) await save(sampleCheckpoint(cycle), 3);
    await saveCheckpoint(sampleCheckpoint(1), { folder, name: 'brain-2' });
    expect(readdirSync(folder).sort()).toEqual(
      ['brain-00000003', 'brain-00000004', 'brain-00000005', 'brain-2-00000001'].map((name) => `${name}.safetensors`),
    );
    expect(await listGenerations(folder, 'brain')).toHaveLength(3);
  });

  it('holds 8-bit floats under the names that safetensors has for them', async () => {
    const tensors = {
      four: { dtype: 'f8e4m3', shape: [3], data: Uint8Array.of(0x38, 0x7e, 0xfe) },
      five: { dtype: 'f8e5m2', shape: [2], data: Uint8Array.of(0x3c, 0x7b) },
    } as const;
    const file = await save({ ...sampleCheckpoint(1), tensors });
    const bytes = readFileSync(file);
    const header = JSON.parse(bytes.toString('utf8', 8, 8 + bytes.readUInt32LE(0)));
    expect([header.four.dtype, header.five.dtype]).toEqual(['F8_E4M3', 'F8_E5M2']);
    expect((await loadNewest(folder, 'brain'))?.checkpoint.tensors).toEqual(tensors);
  });

  it('of one configuration never ages those of another out', async () => {
    const save = (configHash: string, cycle: number) =>
      saveCheckpoint({ ...sampleCheckpoint(cycle, 16), configHash }, { folder, name: 'brain', generations: 2 });
    for (let cycle = 1; cycle <= 3; cycle += 1) await save('small', cycle);
    for (let cycle = 1; cycle <= 5; cycle += 1) await save('large', cycle);
    expect((await listGenerations(folder, 'brain')).map((file) => Number(path.basename(file).slice(6, 14)))).toEqual([
      8, 7, 3, 2,
    ]);
    expect((await loadNewest(folder, 'brain', 'small'))?.checkpoint.cycle).toBe(3);
  });

  it('is the newest because it was saved last, not for its cycle', async () => {
    for (const cycle of [900, 901, 0]) await save(sampleCheckpoint(cycle), 2);
    expect((await loadNewest(folder, 'brain'))?.checkpoint.cycle).toBe(0);
    expect(await listGenerations(folder, 'brain')).toHaveLength(2);
  });

  it('is not saved where it could not be loaded', async () => {
    const base = sampleCheckpoint(1);
    const field = base.tensors.field;
    const wrong: [string, Checkpoint][] = [
      [
        'element 3 is not finite',
        {
          ...base,
          tensors: { field: { ...field, data: Float32Array.from(field.data, (v, i) => (i === 3 ? NaN : v)) } },
        },
      ],
      [
        'element 0 is not finite',
        { ...base, tensors: { half: { dtype: 'f16', shape: [1], data: Uint16Array.of(0x7c00) } } },
      ],
      ['64 elements of 4 bytes', { ...base, tensors: { field: { ...field, shape: [65] } } }],
      ['the name is taken', { ...base, metadata: { cycle: '9' } }],
      ['the name is taken', { ...base, metadata: { 'sha256 field': '9' } }],
      ['got -1', { ...base, cycle: -1 }],
    ];
    for (const [message, checkpoint] of wrong) await expect(save(checkpoint)).rejects.toThrow(message);
    await expect(saveCheckpoint(base, { folder, name: '../escape' })).rejects.toThrow('it cannot be a file name');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a damaged file', () => {
  it('is refused for each of 1,000 flipped bits', async () => {
    const file = await save(sampleCheckpoint(5));
    const bits = 8 * readFileSync(file).length;
    let refused = 0;
    for (let i = 0; i < 1000; i += 1) {
      // A stride that meets every byte of a small file, at changing bits.
      const bit = (i * 7919 + (i % 8)) % bits;
      const other = damaged(file, (bytes) => {
        bytes[bit >> 3] ^= 1 << (bit & 7);
        return bytes;
      });
      await expect(loadCheckpoint(other), `bit ${bit}`).rejects.toMatchObject({ code: 'file-invalid' });
      refused += 1;
    }
    expect(refused).toBe(1000);
  });

  it('is refused at every length but its own', async () => {
    const file = await save(sampleCheckpoint(5));
    const { length } = readFileSync(file);
    expect(length).toBeGreaterThan(1000);
    for (let cut = 0; cut < length; cut += cut < 100 ? 1 : 3)
      await expect(
        loadCheckpoint(damaged(file, (bytes) => bytes.subarray(0, cut))),
        `length ${cut}`,
      ).rejects.toMatchObject({
        code: 'file-invalid',
      });
    const longer = damaged(file, (bytes) => Buffer.concat([bytes, Buffer.from([0])]));
    await expect(loadCheckpoint(longer)).rejects.toMatchObject({ code: 'file-invalid' });
    expect(await loadCheckpoint(damaged(file, (bytes) => bytes))).toEqual(sampleCheckpoint(5));
  });

  it('cannot make us take memory for a length that it only claims', async () => {
    const file = await save(sampleCheckpoint(5));
    for (const claim of [2n ** 63n, 2n ** 40n, 17n * 2n ** 20n, 0n]) {
      const other = damaged(file, (bytes) => {
        bytes.writeBigUInt64LE(claim);
        return bytes;
      });
      await expect(loadCheckpoint(other)).rejects.toThrow("the header's length does not fit");
    }
  });

  it('is named, and the generation before it is taken', async () => {
    await save(sampleCheckpoint(1));
    await save(sampleCheckpoint(2));
    const newest = await save(sampleCheckpoint(3));
    writeFileSync(newest, readFileSync(newest).subarray(0, 700));
    const loaded = await loadNewest(folder, 'brain', 'c0ffee');
    expect(loaded?.checkpoint.cycle).toBe(2);
    expect(loaded?.refused).toEqual([{ file: newest, reason: expect.stringContaining(newest) }]);
  });

  it('is not passed over in silence where no other is left', async () => {
    expect(await loadNewest(folder, 'brain')).toBeUndefined();
    expect(await loadNewest(path.join(folder, 'none'), 'brain')).toBeUndefined();
    const only = await save(sampleCheckpoint(1));
    writeFileSync(only, 'nonsense');
    await expect(loadNewest(folder, 'brain')).rejects.toThrow('none of 1 checkpoints of brain can be used');
  });

  it('may also be of another configuration', async () => {
    await save(sampleCheckpoint(1));
    await expect(loadNewest(folder, 'brain', 'other')).rejects.toThrow('it is of another configuration (c0ffee)');
  });
});

describe('a write that is killed', () => {
  it('leaves a generation that loads, at whichever step', async () => {
    await bundleEntries({ writer: 'test/support/checkpoint-writer.ts' }, path.join(folder, 'bin'));
    const run = (place: string, step: string) =>
      spawnSync(process.execPath, [path.join(folder, 'bin/writer.js'), place, step, '3', '4'], { encoding: 'utf8' });
    const afterRename = ['sync folder', 'remove old', 'done'];
    for (const step of ['create', 'write', 'sync', 'rename', ...afterRename]) {
      const place = path.join(folder, step);
      const { signal, stdout } = run(place, step);
      expect(signal, step).toBe('SIGKILL');
      expect(stdout).toBe('1\n2\n');
      const loaded = await loadNewest(place, 'brain', 'c0ffee');
      const cycle = afterRename.includes(step) ? 3 : 2;
      expect(loaded?.refused).toEqual([]);
      expect(loaded?.checkpoint).toEqual(sampleCheckpoint(cycle, 4096));
      expect(run(place, 'never').status).toBe(0);
      expect(readdirSync(place).some((name) => name.endsWith('.tmp'))).toBe(false);
    }
  });
});

it('holds a brain and gives it back', async () => {
  const configuration = { size: 8, seed: 1, extra: { b: 1, a: 2 } } as unknown as BrainSnapshot['configuration'];
  const snapshot: BrainSnapshot = {
    format: 'fieldbrain-brain',
    version: 1,
    configuration,
    cycle: 12,
    tensors: { field: Float32Array.of(1, 2) },
    dtypes: { field: 'f32' },
    shapes: { field: [2] },
  };
  const file = await save(checkpointOf(snapshot, { note: 'x' }));
  expect(snapshotOf(await loadCheckpoint(file, configurationHash(configuration)))).toEqual(snapshot);
  const reordered = { extra: { a: 2, b: 1 }, seed: 1, size: 8 } as unknown as BrainSnapshot['configuration'];
  expect(configurationHash(reordered)).toBe(configurationHash(configuration));
  expect(() => snapshotOf(sampleCheckpoint(1))).toThrow('not of a brain');
});
