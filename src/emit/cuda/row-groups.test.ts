/**
 * Rows that a thread or a warp of a block takes together, where they are no multiple of the block's threads, of which there may be any
 * number of warps: a row behind the last is one that the same thread or warp stores, since another may have stored any other.
 */
import { describe, expect, it } from 'vitest';
import { CudaMachine } from '../../../test/support/cuda-machine.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { add, mul, type Program, program, sum } from '../../kernel/index.js';
import type { Trial } from '../../programs/trial.js';
import { completeTrial } from '../../random/index.js';
import type { StageLoops, Statement } from '../loop/language.js';

const [threads, warps] = [384, 12];

/** A state that changes in place by its sum, a row for each thread. */
function byThreads(rows: number): Program {
  return program('threads', (b) => {
    const x = b.state('x', 'f32', [rows], { initial: 0.5 });
    const drive = b.input('drive', 'f32', [rows]);
    const total = b.scratch('total', 'f32', []);
    b.reduce('add', total, () => sum([rows], ([i]) => drive.at(i)));
    b.map('move', x, ([i]) => add(mul(x.at(i), 0.5), mul(total.at(), drive.at(i))));
  });
}

/** The same with a fold in each row, a row for each warp. */
function byWarps(rows: number): Program {
  return program('warps', (b) => {
    const x = b.state('x', 'f32', [rows], { initial: 0.5 });
    const drive = b.input('drive', 'f32', [rows, 40]);
    const total = b.scratch('total', 'f32', []);
    b.reduce('add', total, () => sum([rows], ([i]) => drive.at(i, 3)));
    b.reduce('move', x, ([i]) =>
      add(
        mul(x.at(i), total.at()),
        sum([40], ([k]) => drive.at(i, k)),
      ),
    );
  });
}

const trials: readonly (readonly [string, Trial])[] = [
  ...[threads + 1, 2 * threads + 1, 1000, 4 * threads - 1].map(
    (rows) => [`${rows} rows of threads`, byThreads(rows)] as const,
  ),
  ...[2 * warps + 1, 100, 10 * warps - 1].map((rows) => [`${rows} rows of warps`, byWarps(rows)] as const),
].map(([text, own]) => [text, completeTrial(own, {}, 1, 2)]);

/** What stands behind the last row is the last of the phase, whoever stores it. */
function clampedToAll(loops: StageLoops): StageLoops {
  const change = (statements: readonly Statement[]): Statement[] =>
    statements.map((one): Statement => {
      if (one.kind === 'let' && one.name.startsWith('last') && one.value.kind === 'operation')
        return { ...one, value: one.value.args[0] };
      return 'body' in one ? ({ ...one, body: change(one.body) } as Statement) : one;
    });
  return { ...loops, parts: loops.parts.map((part) => ({ ...part, body: change(part.body) })) };
}

describe('rows together', () => {
  it.each(trials)('%s have the bits of the reference', async (_, trial) => {
    const machine = new CudaMachine(trial, { threads, seed: 2 });
    expect(machine.kernels.flat().flatMap(({ strategies }) => strategies)).toContain('rows-together');
    expect(machine.run()).toEqual(await runTrial(createReference(), trial));
  });

  it.each(trials)('%s meet where those behind the last are the last of all', (_, trial) => {
    for (const seed of [1, 2, 3])
      expect(() => new CudaMachine(trial, { threads, seed, change: clampedToAll }).run()).toThrow(/race: .* arena/);
  });
});
