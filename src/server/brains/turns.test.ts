import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Request } from './messages.js';
import { isQuick, serveInTurns, type Turn, takeNext } from './turns.js';

const kinds = ['step', 'open', 'save', 'knob', 'prepare', 'close'] as const;
const request = fc
  .record({ kind: fc.constantFrom(...kinds), pen: fc.integer({ min: 0, max: 2 }) })
  .map((one) => one as unknown as Request);
const penOf = ({ request: one }: Turn): number | undefined =>
  one.kind === 'prepare' || one.kind === 'close' ? undefined : one.pen;

it('keeps the order of each pen, and of what concerns all; a cycle passes slow requests of other pens', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 12 }), (requests) => {
      const queue = requests.map((one, number) => ({ number, request: one }));
      const before = [...queue];
      const turn = takeNext(queue) as Turn;
      expect(queue).toEqual(before.filter((one) => one !== turn));
      const passed = before.slice(0, before.indexOf(turn));
      for (const one of passed) {
        expect(penOf(one)).toBeDefined();
        expect(penOf(one)).not.toBe(penOf(turn));
        expect(isQuick(one.request) && !passed.some((other) => other !== one && penOf(other) === penOf(one))).toBe(
          false,
        );
      }
    }),
  );
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
  const step = { kind: 'step', pen: 7 } as unknown as Request;
  for (const number of [0, 1, 2])
    turns.push({ number, request: { kind: 'open', pen: number, name: '', beginning: 'newborn' } });
  await all;
  expect(done).toEqual(['open 0', 'step 3', 'open 1', 'open 2']);
  expect(begun).toEqual([0, 1, 2]);
});
