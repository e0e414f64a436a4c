/**
 * report: everything the host learns of a cycle, packed into one row a brain: the motors, then the columns below. One copy
 * brings it over; the rest of a brain is read on request.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, cast, gt, select, store } from '../kernel/index.js';
import { recall } from './constants.js';
import { cognitiveModes } from './modulate.js';
import type { Mind } from './tensors.js';
import type { BrainState } from './types.js';

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

export function reportWidth(motors: number): number {
  return motors + reportColumns.length;
}

/** The columns: known as soon as the critic has judged. The motors follow. */
export function addReport(b: ProgramBuilder, mind: Mind): TensorHandle {
  const { B, shape } = mind;
  const M = shape.motors;
  const report = b.output('report', 'f32', [B, reportWidth(M)]);
  b.map('report', [B], ([n]) => {
    const columns: Record<Column, Expr> = {
      cycle: cast(add(mind.age.at(n), 1), 'f32'),
      confidence: mind.confidence.at(n),
      error: mind.error.at(n),
      meanError: mind.meanError.at(n),
      energy: mind.energy.at(n),
      maximum: mind.maximum.at(n),
      sparsity: mind.sparsity.at(n),
      novelty: mind.novelty.at(n),
      match: mind.match.at(n, 0),
      matchRow: cast(mind.matchRow.at(n, 0), 'f32'),
      exploration: mind.exploration.at(n),
      mode: cast(mind.cognition.at(n), 'f32'),
      value: mind.value.at(n),
      temporalDifference: mind.temporalDifference.at(n),
      gate: mind.gate.at(n),
      hold: mind.hold.at(n),
      strategy: mind.patternRank.at(n),
      strategyActive: mind.patternOn.at(n),
      badInputs: cast(mind.badInputs.at(n), 'f32'),
      mended: cast(mind.mended.at(n), 'f32'),
      information: mind.information.at(n),
      drive: mind.drive.at(n),
      activeCells: cast(mind.activeCells.at(n), 'f32'),
      patternsStored: cast(mind.stored.at(n), 'f32'),
    };
    return reportColumns.map((name, position) => store(report, [n, M + position], columns[name]));
  });
  return report;
}

/** The end of a cycle: the motors as they were moved, and a brain one cycle older. */
export function addFarewell(b: ProgramBuilder, { B, age, motors, shape }: Mind, report: TensorHandle): void {
  b.map('reportMotors', [B, shape.motors], ([n, m]) => [store(report, [n, m], motors.at(n, m))]);
  b.map('grow', [B], ([n]) => [store(age, [n], select(gt(age.at(n), 2 ** 30), age.at(n), add(age.at(n), 1)))]);
}

/** A row of the report, after the motors, as a state. */
export function readState(row: Float32Array, offset: number): BrainState {
  const at = (name: Column): number => row[offset + reportColumns.indexOf(name)];
  return {
    cycle: at('cycle'),
    confidence: at('confidence'),
    error: at('error'),
    meanError: at('meanError'),
    energy: at('energy'),
    maximum: at('maximum'),
    sparsity: at('sparsity'),
    novelty: at('novelty'),
    match: at('match'),
    matchRow: at('matchRow'),
    recognised: at('match') > recall.recognised,
    exploration: at('exploration'),
    mode: cognitiveModes[at('mode')] ?? 'balanced',
    value: at('value'),
    temporalDifference: at('temporalDifference'),
    gate: at('gate'),
    hold: at('hold'),
    strategy: at('strategy'),
    strategyActive: at('strategyActive') > 0,
    badInputs: at('badInputs'),
    mended: at('mended'),
    information: at('information'),
    drive: at('drive'),
    activeCells: at('activeCells'),
    patternsStored: at('patternsStored'),
  };
}
