/** Folds lane after lane, run by the interpreter: the bits of the reference. What is printed of them runs on the stand-in in device/cuda. */
import { expect, it } from 'vitest';
import { PartMachine, small } from '../../../../test/support/part-machine.js';
import { createReference } from '../../../device/reference/reference.js';
import { runTrial } from '../../../device/trial-run.js';
import { phaseExpressions } from '../../../fuse/stage.js';
import {
  add,
  argmax,
  bitAnd,
  cast,
  type Dtype,
  type Expr,
  f64,
  floor,
  lt,
  maximum,
  mul,
  type Program,
  program,
  select,
  sub,
  sum,
} from '../../../kernel/index.js';
import { completeTrial } from '../../../random/index.js';
import { name, type StageLoops } from '../language.js';
import type { PartNest } from '../nest.js';
import { Kernel } from './kernel.js';
import { LaneLoop } from './lane-fold.js';
import { Module } from './module.js';
import { Scope } from './scope.js';
import { decode } from './serial-loop.js';
import { writeStores } from './store.js';
import { Values } from './values.js';

/** A thread for each row. */
class LaneMachine extends PartMachine {
  override loops({ part }: PartNest): StageLoops {
    const [phase] = part.phases;
    if (phase.kind !== 'nest') throw new Error('no nest');
    const module = new Module(this.planned.program, this.arena.control, this.machine, [], this.machine.narrow, () => {
      throw new Error('a function in a fold');
    });
    const kernel = new Kernel(module, 'part', [], true);
    const unit = { kind: 'builtin', type: 'i32', name: 'unit' } as const;
    const { statements, bound } = decode(kernel, [...part.units, ...phase.rows], unit);
    const scope = new Scope(undefined, bound, false);
    const values = new Values(kernel, phaseExpressions(phase), (...group) => new LaneLoop(...group).write());
    writeStores(values, scope, phase.writes);
    const body = [...kernel.prologue, ...statements, ...scope.statements];
    const given = [name('cycle', 'u32'), name('r0', 'i32'), name('r1', 'i32')];
    const parts = [{ name: 'part', unit: 'thread' as const, teams: 1, body }];
    return { name: 'part', lanes: this.machine.narrow, parts, shared: [], functions: [], arguments: given };
  }
}

const folded = (
  length: number,
  fold: (at: (k: Expr) => Expr, length: number) => Expr,
  dtype: Dtype = 'f32',
  tree?: { readonly chunk: number; readonly lanes: number },
): Program =>
  program(
    'folded',
    (b) => {
      const x = b.input('x', dtype === 'i32' ? 'f32' : dtype, [3, length]);
      b.reduce('fold', b.output('y', dtype, [3]), ([i]) => fold((k) => x.at(i, k), length));
    },
    tree === undefined ? {} : { tree },
  );
const total = (at: (k: Expr) => Expr, length: number): Expr => sum([length], ([k]) => at(k));
/** Few values, so that the best is there many times. */
const coarse = (at: Expr): Expr => floor(mul(at, 3));
const short = { chunk: 8, lanes: 4 };

it.each<[string, Program]>([
  ['a few', folded(5, total)],
  ['as many as lanes', folded(16, total)],
  ['lanes and some', folded(27, total)],
  ['a part of a chunk', folded(100, total)],
  ['chunks', folded(700, total)],
  ['four levels', folded(150, total, 'f32', short)],
  ['f64', folded(300, (at, length) => mul(total(at, length), f64(0.5)), 'f64')],
  [
    'zeros of both signs',
    folded(40, (at, n) => maximum([n], ([k]) => select(lt(at(k), 0.3), -1, mul(sub(at(k), 0.6), 0)))),
  ],
  ['counts', folded(60, (at, n) => sum([n], ([k]) => bitAnd(cast(mul(at(k), 100), 'i32'), 3)), 'i32')],
  [
    'the first of equals beside a sum',
    folded(
      90,
      (at, n) =>
        add(
          argmax([n], ([k]) => coarse(at(k))),
          cast(
            sum([n], ([k]) => mul(at(k), 9)),
            'i32',
          ),
        ),
      'i32',
    ),
  ],
])('%s', async (_, built) => {
  const trial = completeTrial(built, {}, 3, 1);
  const parts = new LaneMachine(trial, { ...small, foldWords: 0 });
  const [part] = parts.all;
  const [{ data }] = await runTrial(createReference(), trial);
  const units = [...part.units, ...part.phases[0].rows];
  const { nest } = parts.bind({ ...part, units, phases: [{ ...part.phases[0], rows: [] }] }, []);
  expect(parts.tensor(parts.run(nest, 1), 'y')).toEqual(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
});
