/** Loops in vectors, run by the interpreter: the bits of the loops before, and each planted fault found. */
import { describe, expect, it } from 'vitest';
import { LoopFault } from '../../../../test/interpreter/fault.js';
import { validateStage } from '../../../../test/interpreter/validate.js';
import { interpretTrial } from '../../../../test/support/loop-machine.js';
import { best, counts, energy } from '../../../../test/support/loop-programs.js';
import { compareExact } from '../../../device/compare.js';
import { createReference } from '../../../device/reference/reference.js';
import { runTrial } from '../../../device/trial-run.js';
import { gt, type Program, program } from '../../../kernel/index.js';
import type { Trial } from '../../../programs/trial.js';
import { completeTrial, randomTrial } from '../../../random/index.js';
import { above, int, type Loop, name, plus, type StageLoops, type Statement } from '../language.js';
import { serialLoop } from '../lower/kernel.js';
import { asChoices, inVectors, loopsInVectors } from './vector.js';

type Change = (statement: Statement) => Statement;

/** All loops of one thread in vectors, then a change of every statement. */
function changed(loops: StageLoops, change: Change, seen: { vectors: number }): StageLoops {
  const walk = (statements: readonly Statement[]): Statement[] =>
    statements.map((statement) => {
      if (statement.kind === 'loop' && statement.binding === 'vector') seen.vectors += 1;
      const inner = 'body' in statement ? { ...statement, body: walk(statement.body) } : statement;
      return change(inner);
    });
  const result = {
    ...loops,
    parts: loops.parts.map((part) => ({ ...part, body: walk(loopsInVectors(part.body, () => true)) })),
  };
  validateStage(result);
  return result;
}

/** 'equal', 'different' or the fault, and how many loops run in vectors. */
async function outcome(trial: Trial, change: Change = (same) => same): Promise<{ got: string; vectors: number }> {
  const seen = { vectors: 0 };
  try {
    const got = interpretTrial(trial, { passes: [], seed: 3, change: (loops) => changed(loops, change, seen) });
    const { pass } = compareExact(got, await runTrial(createReference(), trial));
    return { got: pass ? 'equal' : 'different', ...seen };
  } catch (error) {
    if (error instanceof LoopFault) return { got: error.fault, ...seen };
    throw error;
  }
}

const trialOf = (built: Program): Trial => completeTrial(built, {}, 3, 1);

/** Only some candidates, and their smallest. */
const chosen = (candidates: number): Program =>
  program('chosen', (b) => {
    const x = b.input('x', 'f32', [3, candidates]);
    const values = b.output('values', 'f32', [3, 5]);
    const indices = b.output('indices', 'i32', [3, 5]);
    b.topk('choose', {
      outer: [3],
      values,
      indices,
      k: 5,
      over: candidates,
      largest: false,
      value: ([n], i) => x.at(n, i),
      where: ([n], i) => gt(x.at(n, i), 0),
    });
  });

describe('loops in vectors', () => {
  it.each([
    ['a top-k of a ragged row', best(43, 3)],
    ['one that fills its vectors', best(40, 3)],
    ['one of a few candidates', best(3, 2)],
    ['one of whole numbers', best(43, 3, 'i32')],
    ['one with a condition', chosen(43)],
    ['a histogram', counts()],
  ])('%s', async (_, built) => {
    expect(await outcome(trialOf(built))).toEqual({ got: 'equal', vectors: expect.toSatisfy((n: number) => n > 0) });
  });

  it('random programs', async () => {
    let vectors = 0;
    for (const seed of [1, 5, 9, 12, 20, 28, 36, 40]) {
      const found = await outcome(randomTrial(seed, { dtypes: ['f32', 'i32', 'u32', 'f16'], ops: 3 }));
      expect([seed, found.got]).toEqual([seed, 'equal']);
      vectors += found.vectors;
    }
    expect(vectors).toBeGreaterThan(0);
  });

  const isVector = (statement: Statement): statement is Loop =>
    statement.kind === 'loop' && statement.binding === 'vector';
  const isTail = (statement: Statement): statement is Loop =>
    statement.kind === 'loop' && statement.from.kind === 'constant' && statement.from.value === 40;
  const faults: readonly (readonly [string, string, Change])[] = [
    ['a vector tail that is rounded up', 'out-of-bounds', (one) => (isVector(one) ? { ...one, to: int(43) } : one)],
    ['a vector tail that is left out', 'different', (one) => (isTail(one) ? { ...one, to: int(40) } : one)],
    ['a vector tail that begins too late', 'different', (one) => (isTail(one) ? { ...one, from: int(41) } : one)],
    [
      'lanes that do not ask again',
      'different',
      (one) => {
        const [first] = one.kind === 'lanes' ? one.body : [];
        return one.kind === 'lanes' && first.kind === 'if' ? { ...one, body: first.body } : one;
      },
    ],
    ['a vector before the first', 'out-of-bounds', (one) => (isVector(one) ? { ...one, from: int(-4) } : one)],
    ['lanes where there are none', 'malformed', (one) => (isVector(one) ? { ...one, binding: 'serial' } : one)],
    [
      'a condition that differs from lane to lane',
      'malformed',
      (one) =>
        one.kind === 'if' && one.condition.kind === 'operation' && one.condition.op === 'any'
          ? { ...one, condition: one.condition.args[0] }
          : one,
    ],
  ];
  it.each(faults)('%s: %s', async (_, kind, change) => {
    // A short list soon turns most candidates away; a long one takes some of the last.
    const found = [await outcome(trialOf(best(43, 3)), change), await outcome(trialOf(best(43, 20)), change)];
    expect(found.map(({ got }) => got)).toContain(kind);
  });

  it('says why a loop has none', async () => {
    const v = name('v', 'i32');
    const x = {
      space: 'register',
      array: 'x',
      base: int(0),
      places: [{ index: name('i', 'i32'), size: int(8) }],
    } as const;
    const read: Statement = { kind: 'let', name: 'v', value: { kind: 'load', type: 'i32', address: x } };
    const count: Statement = { kind: 'if', condition: above(v, int(0)), body: [{ kind: 'add', address: x, value: v }] };
    expect(inVectors(serialLoop('i', int(0), int(8), [read, count]))).toBe('it changes what its values read');
    expect(inVectors(serialLoop('i', int(1), int(8), [count]))).toMatch('from 0 by ones');
    expect(inVectors(serialLoop('i', int(0), int(8), [count, read]))).toMatch('does not end in a condition');
    const moved: Statement = { kind: 'increase', name: 'n', value: plus(v, int(1)) };
    expect(inVectors(serialLoop('i', int(0), int(8), [moved, count]))).toMatch('increase stands before');
    expect((await outcome(trialOf(energy(3, 20)))).got).toBe('equal');
  });
});

describe('assignments under a condition as choices', () => {
  /** Rows that begin with what is no number, hold nothing else, and hold their best value twice. */
  const trial = (): Trial => {
    const made = trialOf(energy(3, 20));
    const x = new Float32Array(60).map((_, i) => Math.sin(i));
    x[0] = Number.NaN;
    x.fill(Number.NaN, 20, 40);
    x[45] = x[52] = 7;
    return { ...made, inputs: [{ x }] };
  };
  let made = 0;
  const fresh = (prefix: string): string => {
    made += 1;
    return `${prefix}_${made}`;
  };
  const chosen: Change = (one) => {
    if (one.kind !== 'if' || one.otherwise !== undefined) return one;
    if (!one.body.every(({ kind }) => kind === 'assign')) return one;
    return { kind: 'block', body: asChoices([one], fresh) };
  };

  it('give the same bits', async () => {
    made = 0;
    expect((await outcome(trial(), chosen)).got).toBe('equal');
    expect(made).toBeGreaterThan(0);
  });

  it('which the wrong condition does not', async () => {
    const wrong: Change = (one) => {
      const choice = chosen(one);
      if (choice.kind !== 'block' || choice === one) return choice;
      const body = choice.body.map((inner): Statement => {
        if (inner.kind !== 'let' || inner.value.kind !== 'operation' || inner.value.op !== 'or') return inner;
        return { ...inner, value: inner.value.args[1] };
      });
      return { ...choice, body };
    };
    const rows = trial();
    const [{ x }] = rows.inputs as unknown as [{ x: Float32Array }];
    x.fill(-Infinity, 20, 40);
    expect((await outcome(rows, chosen)).got).toBe('equal');
    expect((await outcome(rows, wrong)).got).toBe('different');
  });
});
