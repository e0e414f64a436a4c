/**
 * report: everything the host learns of a cycle, packed into one row per brain: the motors, then the columns below. One copy
 * brings it over; the rest of a brain is read on request.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, cast, count, gt, isFinite, not, select, store } from '../kernel/index.js';
import { recall } from './constants.js';
import type { LearnerTensors } from './learning/tensors.js';
import { cognitiveModes } from './modulate.js';
import type { BrainTensors } from './tensors.js';
import type { BrainState, EpisodeReport } from './types.js';

/** Columns after the motors. */
export const reportColumns = [
  'cycle',
  'confidence',
  'error',
  'meanError',
  'energy',
  'maximum',
  'sparsity',
  'novelty',
  'match',
  'matchRow',
  'exploration',
  'mode',
  'value',
  'temporalDifference',
  'gate',
  'hold',
  'strategy',
  'strategyActive',
  'badInputs',
  'mended',
  'information',
  'drive',
  'activeCells',
  'patternsStored',
] as const;

type Column = (typeof reportColumns)[number];

/** Where each column stands: looked up once, not in every cycle of every brain. */
const placeOf = Object.fromEntries(reportColumns.map((name, place) => [name, place])) as Record<Column, number>;

/** Columns after those, where a brain learns by reward. */
const episodeColumns = ['ended', 'return', 'length', 'lastReturn', 'lastLength', 'sigma'] as const;

/** Numbers of a brain's row: motors, columns, and those of its episodes where it learns by reward. */
export function reportWidth(motors: number, learning = false): number {
  return motors + reportColumns.length + (learning ? episodeColumns.length : 0);
}

/** The columns: known as soon as the critic has judged. The motors follow. */
export function addReport(b: ProgramBuilder, tensors: BrainTensors): TensorHandle {
  const { B, shape } = tensors;
  const M = shape.motors;
  const { learner } = tensors;
  const size = [B, reportWidth(M, learner !== undefined)];
  const report = tensors.closed === true ? b.state('report', 'f32', size) : b.output('report', 'f32', size);
  b.map('report', [B], ([n]) => {
    const columns: Record<Column, Expr> = {
      cycle: cast(add(tensors.age.at(n), 1), 'f32'),
      confidence: tensors.confidence.at(n),
      error: tensors.error.at(n),
      meanError: tensors.meanError.at(n),
      energy: tensors.energy.at(n),
      maximum: tensors.maximum.at(n),
      sparsity: tensors.sparsity.at(n),
      novelty: tensors.novelty.at(n),
      match: tensors.match.at(n, 0),
      matchRow: cast(tensors.matchRow.at(n, 0), 'f32'),
      exploration: tensors.exploration.at(n),
      mode: cast(tensors.cognition.at(n), 'f32'),
      value: tensors.value.at(n),
      temporalDifference: tensors.temporalDifference.at(n),
      gate: tensors.gate.at(n),
      hold: tensors.hold.at(n),
      strategy: tensors.patternRank.at(n),
      strategyActive: tensors.patternOn.at(n),
      badInputs: cast(tensors.badInputs.at(n), 'f32'),
      mended: cast(tensors.mended.at(n), 'f32'),
      information: tensors.information.at(n),
      drive: tensors.drive.at(n),
      activeCells: cast(tensors.activeCells.at(n), 'f32'),
      patternsStored: cast(tensors.stored.at(n), 'f32'),
    };
    const plain = reportColumns.map((name, position) => store(report, [n, M + position], columns[name]));
    if (learner === undefined) return plain;
    const first = M + reportColumns.length;
    return [...plain, ...episodeValues(learner, n).map((value, at) => store(report, [n, first + at], value))];
  });
  return report;
}

/** In the order of the columns. */
function episodeValues(learner: LearnerTensors, n: Expr): Expr[] {
  const values: Record<(typeof episodeColumns)[number], Expr> = {
    ended: cast(learner.episodes.at(n), 'f32'),
    return: learner.return.at(n),
    length: cast(learner.length.at(n), 'f32'),
    lastReturn: learner.lastReturn.at(n),
    lastLength: cast(learner.lastLength.at(n), 'f32'),
    sigma: learner.sigma.at(n),
  };
  return episodeColumns.map((name) => values[name]);
}

/** The end of a cycle: the motors as they were moved, and a brain one cycle older. Motors that had to rest are counted. */
export function addFarewell(
  b: ProgramBuilder,
  { B, age, mended, motors, shape }: BrainTensors,
  report: TensorHandle,
  intention: TensorHandle | undefined,
): void {
  b.map('reportMotors', [B, shape.motors], ([n, m]) => [store(report, [n, m], motors.at(n, m))]);
  const older = (n: Expr) => store(age, [n], select(gt(age.at(n), 2 ** 30), age.at(n), add(age.at(n), 1)));
  if (intention === undefined) b.map('grow', [B], ([n]) => [older(n)]);
  else
    b.reduce('grow', [B], ([n]) => [
      older(n),
      store(
        mended,
        [n],
        add(
          mended.at(n),
          count([shape.motors], ([m]) => not(isFinite(intention.at(n, m)))),
        ),
      ),
    ]);
}

/** What a row of the report, after the motors, says of the cycle: rounded from 2²⁴ on. */
export function readCycle(row: ArrayLike<number>, offset: number): number {
  return row[offset + placeOf.cycle];
}

/** A row of the report, after the motors, as a state; the cycle is that of the report where nobody knows it better. */
export function readState(
  row: ArrayLike<number>,
  offset: number,
  cycle = readCycle(row, offset),
  learning = false,
): BrainState {
  const state = readPlainState(row, offset, cycle);
  if (!learning) return state;
  const first = offset + reportColumns.length;
  const episodes = Object.fromEntries(episodeColumns.map((name, at) => [name, row[first + at]]));
  return { ...state, episodes: episodes as unknown as EpisodeReport };
}

function readPlainState(row: ArrayLike<number>, offset: number, cycle: number): BrainState {
  return {
    cycle,
    confidence: row[offset + placeOf.confidence],
    error: row[offset + placeOf.error],
    meanError: row[offset + placeOf.meanError],
    energy: row[offset + placeOf.energy],
    maximum: row[offset + placeOf.maximum],
    sparsity: row[offset + placeOf.sparsity],
    novelty: row[offset + placeOf.novelty],
    match: row[offset + placeOf.match],
    matchRow: row[offset + placeOf.matchRow],
    recognised: row[offset + placeOf.match] > recall.recognised,
    exploration: row[offset + placeOf.exploration],
    mode: cognitiveModes[row[offset + placeOf.mode]] ?? 'balanced',
    value: row[offset + placeOf.value],
    temporalDifference: row[offset + placeOf.temporalDifference],
    gate: row[offset + placeOf.gate],
    hold: row[offset + placeOf.hold],
    strategy: row[offset + placeOf.strategy],
    strategyActive: row[offset + placeOf.strategyActive] > 0,
    badInputs: row[offset + placeOf.badInputs],
    mended: row[offset + placeOf.mended],
    information: row[offset + placeOf.information],
    drive: row[offset + placeOf.drive],
    activeCells: row[offset + placeOf.activeCells],
    patternsStored: row[offset + placeOf.patternsStored],
  };
}
