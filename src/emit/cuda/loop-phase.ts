/**
 * A phase of a chain by the loop language: lowered (loop/lower) for the threads of the warp or block that works on the unit,
 * and printed between the text of other phases. So far: scans, histograms and top-k.
 */
import type { HistogramPhase, ScanPhase, TopkPhase } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { int, name, type Statement } from '../loop/language.js';
import { writeHistogram } from '../loop/lower/histogram.js';
import { Kernel } from '../loop/lower/kernel.js';
import type { Module } from '../loop/lower/module.js';
import { writeScan } from '../loop/lower/scan.js';
import { Scope } from '../loop/lower/scope.js';
import { writeTopk } from '../loop/lower/topk.js';
import type { Machine } from '../loop/machine.js';
import { whyNotPicked } from '../loop/passes/forms.js';
import { block } from './c-text.js';
import { roundUp, type StageContext } from './context.js';
import { declare, moduleOf } from './loop-part.js';
import { Printer } from './print.js';
import type { Strategy } from './strategy.js';
import { warpThreads } from './tuning.js';

type LoopPhase = ScanPhase | HistogramPhase | TopkPhase;

/** `units`: the names of the unit's indices. */
export function loopPhaseLines(
  phase: LoopPhase,
  unit: 'warp' | 'block',
  units: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const module = moduleOf(context, unit === 'warp' ? warpThreads : context.threads);
  context.take(strategyOf(phase, module.machine));
  const kernel = new Kernel(module, phase.ops.join('+'), context.localTensors, false);
  // Under names of its own: what is lowered knows nothing of the names around it.
  const own = [...units].map(([axis, text]) => ({ axis, text, bound: name(kernel.axisName(axis), 'i32') }));
  const scope = new Scope(undefined, new Map(own.map(({ axis, bound }) => [axis, bound])), true);
  const axes = [...units.keys()];
  if (phase.kind === 'scan') writeScan(kernel, scope, phase, axes, true);
  else if (phase.kind === 'histogram') writeHistogram(kernel, scope, phase, axes, true);
  else writeTopk(kernel, scope, phase, axes, isPicked(phase, module.machine) ? 'picked' : 'inserted');
  const begin = own.map(({ text, bound }): Statement => {
    return { kind: 'let', name: bound.name, value: text === '0' ? int(0) : name(text, 'i32') };
  });
  const [lane, barrier] = unit === 'warp' ? ['lane', '__syncwarp();'] : ['threadIdx.x', '__syncthreads();'];
  const printer = new Printer('', { lane, barrier, arrays: placeArrays(module, kernel.place, context) });
  for (const statement of kernel.prologue) declare(statement, printer, context);
  return block('', printer.statements([...begin, ...scope.statements]));
}

function isPicked({ op }: TopkPhase, machine: Machine): boolean {
  return whyNotPicked(op, machine) === undefined;
}

function strategyOf(phase: LoopPhase, machine: Machine): Strategy {
  if (phase.kind !== 'topk') return phase.kind;
  return isPicked(phase, machine) ? 'pick-topk' : 'insert-topk';
}

/** Where the shared arrays of a phase begin among the block's words. */
function placeArrays(module: Module, place: string, context: StageContext): ReadonlyMap<string, number> {
  const arrays = module.declarations(place).filter(({ name: array }) => array !== 'local');
  if (arrays.length === 0) return new Map();
  let at = context.work(arrays.reduce((words, { length }) => words + roundUp(length), 0));
  return new Map(
    arrays.map(({ name: array, length }) => {
      at += roundUp(length);
      return [array, at - roundUp(length)];
    }),
  );
}
