/** What JavaScript lets through to a brain: refused with an error of ours, and the brain goes on as if nothing had been. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FieldbrainError } from '../kernel/index.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';

let brain: FieldBrain;
let twin: FieldBrain;
beforeAll(async () => {
  const options = { sensors: 4, motors: 2, size: 4, bankRows: 16, demonstrations: true, device: 'cpu' } as const;
  [brain, twin] = [await createBrain(options), await createBrain(options)];
});
afterAll(async () => {
  await brain.close();
  await twin.close();
});

const fine = [0.1, 0.2, 0.3, 0.4];
const row = Float32Array.from(fine);
type Any = never;

it.each<[string, () => unknown]>([
  ['process of no sensors', () => brain.process(undefined as Any)],
  ['process of null', () => brain.process(null as Any)],
  ['process of a text', () => brain.process('abcd' as Any)],
  ['process of texts', () => brain.process(['a', 'b', 'c', 'd'] as Any)],
  ['process of BigInts', () => brain.process([1n, 2n, 3n, 4n] as Any)],
  ['process of a BigInt64Array', () => brain.process(BigInt64Array.of(1n, 2n, 3n, 4n) as Any)],
  ['process of holes', () => brain.process([0.1, undefined, 0.3, 0.4] as Any)],
  ['process with a BigInt as reward', () => brain.process(fine, { reward: 1n as Any })],
  ['process with a number as outcome', () => brain.process(fine, 1 as Any)],
  ['process with a BigInt in the demonstration', () => brain.process(fine, { demonstration: [1n, 2n] as Any })],
  ['process with a text as demonstration', () => brain.process(fine, { demonstration: 'ab' as Any })],
  ['process with null as demonstration', () => brain.process(fine, { demonstration: null as Any })],
  ['processSync of a text', () => brain.processSync('abcd' as Any)],
  ['processBatch of a text', () => brain.processBatch('abcd' as Any)],
  ['processBatch of BigInts', () => brain.processBatch([1n, 2n, 3n, 4n] as Any)],
  ['processBatch with null as rewards', () => brain.processBatch(row, { rewards: null as Any })],
  ['processBatch with null as outcomes', () => brain.processBatch(row, null as Any)],
  ['processBatch with a text as reward', () => brain.processBatch(row, { rewards: ['1'] as Any })],
  ['processBatchSync of texts', () => brain.processBatchSync(['a', 'b', 'c', 'd'] as Any)],
  ['run of a billion cycles', () => brain.run(1e9, row)],
  ['run of more cycles than there are numbers', () => brain.run(2 ** 53 - 1, row)],
  ['run of no number', () => brain.run('1' as Any, row)],
  ['run of BigInts', () => brain.run(1, [1n, 2n, 3n, 4n] as Any)],
  ['run of null', () => brain.run(1, null as Any)],
])('%s is refused', async (_name, call) => {
  const refused = await Promise.resolve()
    .then(call)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FieldbrainError);
  expect(refused).toMatchObject({ code: 'input-invalid' });
});

it('every method refuses junk with an error of ours, or takes it', async () => {
  const methods = [
    'load',
    'reset',
    'exportSlot',
    'importSlot',
    'read',
    'get',
    'set',
    'lesion',
    'restore',
    'seek',
    'consolidate',
  ];
  const junk = [null, 5n, 'text', Number.NaN, [], {}, () => undefined, 1e9];
  for (const name of methods)
    for (const one of junk)
      for (const given of [[one], [0, one], ['learn', one], ['learn', 1, one]]) {
        const method = (brain as unknown as Record<string, (...values: unknown[]) => unknown>)[name].bind(brain);
        const thrown = await Promise.resolve()
          .then(() => method(...given))
          .then(
            () => undefined,
            (error: unknown) => error,
          );
        expect(
          thrown === undefined || thrown instanceof FieldbrainError,
          `${name}(${given.map(String)}): ${thrown}`,
        ).toBe(true);
      }
  await brain.reset();
  await brain.set('learn', 1);
});

it('goes on as a brain that nobody bothered', async () => {
  const [bothered, alone] = [await brain.process(fine, { reward: 1 }), await twin.process(fine, { reward: 1 })];
  expect([...bothered.motors]).toEqual([...alone.motors]);
});
