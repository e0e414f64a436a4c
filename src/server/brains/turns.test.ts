import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Request } from './messages.js';
import { isQuick, serveInTurns, type Turn, takeNext } from './turns.js';

const kinds = ['step', 'open', 'save', 'parameter', 'prepare', 'close'] as const;
const request = fc
  .record({ kind: fc.constantFrom(...kinds), batch: fc.integer({ min: 0, max: 2 }) })
  .map((one) => one as unknown as Request);
const batchOf = ({ request: one }: Turn): number | undefined =>
  one.kind === 'prepare' || one.kind === 'close' ? undefined : one.batch;

it('keeps the order of each batch, and of what concerns all; a cycle passes slow requests of other batches', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 12 }), (requests) => {
      const queue = requests.map((one, number) => ({ number, request: one }));
      const before = [...queue];
      const turn = takeNext(queue) as Turn;
      expect(queue).toEqual(before.filter((one) => one !== turn));
      const passed = before.slice(0, before.indexOf(turn));
      for (const one of passed) {
        expect(batchOf(one)).toBeDefined();
        expect(batchOf(one)).not.toBe(batchOf(turn));
        expect(isQuick(one.request) && !passed.some((other) => other !== one && batchOf(other) === batchOf(one))).toBe(
          false,
        );
      }
    }),
  );
});

it('goes on with other batches while a file is read, and reads one at a time', async () => {
  const done: string[] = [];
  const asked = (kind: string, batch: number): Request => ({ kind, batch }) as unknown as Request;
  const steps = new Map<number, () => void>();
  let finish = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const turns = serveInTurns(
    async ({ number, request: one }, inTurn) => {
      done.push(`${one.kind} ${number}`);
      if (one.kind === 'open') {
        // The file has come once another batch has made a step, which must not wait for it.
        const read = new Promise<void>((resolve) => steps.set(10 + number, resolve));
        turns.push({ number: 10 + number, request: asked('step', 2) });
        await read;
        await inTurn(async () => void done.push(`load ${number}`));
      }
      steps.get(number)?.();
      if (number === 2) turns.push({ number: 3, request: asked('close', 0) });
      if (one.kind === 'close') finish();
    },
    () => undefined,
  );
  for (const [number, one] of [asked('open', 0), asked('step', 0), asked('open', 1)].entries())
    turns.push({ number, request: one });
  await all;
  expect(done).toEqual(['open 0', 'step 10', 'load 0', 'step 1', 'open 2', 'step 12', 'load 2', 'close 3']);
});

it('lets a cycle that comes while slow ones wait go first', async () => {
  const done: string[] = [];
  const begun: number[] = [];
  let finish = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const turns = serveInTurns(
    async ({ number, request: one }) => {
      done.push(`${one.kind} ${number}`);
      if (number === 0) setImmediate(() => turns.push({ number: 3, request: step }));
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (done.length === 4) finish();
    },
    ({ number }) => begun.push(number),
  );
  const step = { kind: 'step', batch: 7 } as unknown as Request;
  for (const number of [0, 1, 2])
    turns.push({ number, request: { kind: 'open', batch: number, name: '', beginning: 'newborn' } });
  await all;
  expect(done).toEqual(['open 0', 'step 3', 'open 1', 'open 2']);
  expect(begun).toEqual([0, 1, 2]);
});
