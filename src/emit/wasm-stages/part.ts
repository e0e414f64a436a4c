/**
 * One part as one function: shares the units out over the workers and writes the phases of a unit. A part that is a single
 * nest has its rows shared out as well. A part of nests alone may run four units at once.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import type { NestPhase, Part, Phase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { loopAxes } from '../../kernel/op.js';
import type { Program } from '../../kernel/program.js';
import { Outcomes } from '../loop/passes/outcomes.js';
import type { FunctionBuilder } from '../wasm/index.js';
import { costText } from './cost.js';
import { plainNodes } from './emitter.js';
import { Folds } from './fold.js';
import { Graph } from './graph.js';
import type { Helpers } from './helpers.js';
import { type Range, walkRows } from './loop.js';
import type { Margin } from './lower.js';
import { Nest, type NestContext, writtenBy } from './nest.js';
import type { FoldNode } from './node.js';
import { writeOpRow } from './op-rows.js';
import { expandPart, type Packs, packsOf } from './pack.js';
import { type CpuPass, cpuPasses } from './passes.js';
import { blockProduct } from './product-block.js';
import { blockRows } from './row-block.js';
import { writeRowLoop } from './row-loop.js';
import { TensorMap } from './tensors.js';
import { shareOut } from './units.js';
import { type CodeOptions, Writer } from './writer.js';

export interface PartOptions {
  readonly program: Program;
  readonly control: ControlBlock;
  readonly helpers: Helpers;
  readonly code: CodeOptions;
  /** Which worker begins. */
  readonly first: number;
  /** Bytes of one worker's memory, known when all parts are written. */
  readonly workerBytes: () => number;
}

/** What is known of a part once it is written. */
export interface WrittenPart {
  /** Worker memory that it needs. */
  readonly bytes: number;
  readonly outcomes: Outcomes<CpuPass>;
  /** The axis of which four units or rows run at once. */
  readonly vector: Axis | undefined;
}

/** Writes the part into the function. */
export function writePart(f: FunctionBuilder, given: Part, options: PartOptions): WrittenPart {
  const { program, control, helpers, code } = options;
  const outcomes = new Outcomes(cpuPasses, code.without);
  const inPanels = outcomes.note('block-products', blockProduct(given, program.tree)) ?? given;
  const inBlocks = outcomes.note('block-rows', blockRows(inPanels)) ?? inPanels;
  const packs: Packs = outcomes.note('pack-functions', packsOf(inBlocks)) ?? new Map();
  const part = expandPart(inBlocks, packs);
  const tensors = new TensorMap(new Graph(), program, control);
  const folds = new Folds();
  for (const local of part.locals) tensors.placeLocal(local);
  const nodes = { ...plainNodes, fold: (w: Writer, fold: FoldNode) => folds.write(w, fold) };
  const w = new Writer(f, tensors, helpers, nodes, code, outcomes);
  w.pushScalar(tensors.workers());
  w.code.get(f.params[0]).late('workerBytes', options.workerBytes).op('i32.mul').op('i32.add').set(w.worker);
  const vector = new PartWriter(w, folds, part, packs, f, options.first).write();
  return { bytes: tensors.workerBytes, outcomes, vector };
}

class PartWriter {
  private readonly nests: readonly (Nest | undefined)[];
  private readonly writes: ReadonlySet<string>;

  constructor(
    private readonly w: Writer,
    private readonly folds: Folds,
    private readonly part: Part,
    packs: Packs,
    private readonly f: FunctionBuilder,
    private readonly first: number,
  ) {
    const context: NestContext = { w, folds, around: part.units, packs };
    this.nests = part.phases.map((phase) => (phase.kind === 'nest' ? new Nest(context, phase) : undefined));
    this.writes = writtenBy(part.phases);
  }

  /** Gives the axis of which four are written at once in all of the part. */
  write(): Axis | undefined {
    const [nest] = this.nests;
    const { part, w } = this;
    if (part.phases.length === 1 && nest !== undefined && part.locals.length === 0) return this.writeSingle(nest);
    const vector = w.outcomes.note('units-in-lanes', this.unitVector());
    if (vector === undefined) {
      this.share(part.units, undefined, () => this.writePhases());
      return undefined;
    }
    const outer = part.units.filter((axis) => axis !== vector);
    this.share(outer, vector, (range) => {
      writeRowLoop(this.w, {
        axis: vector,
        range,
        writes: this.writes,
        margins: this.nests.flatMap((each): readonly Margin[] => each?.marginsAlong(vector) ?? []),
        unroll: 1,
        single: () => this.writePhases(),
        lanes: () => this.writePhases(),
      });
    });
    return vector;
  }

  private share(axes: readonly Axis[], inner: Axis | undefined, body: (inner: Range) => void, folds = false): void {
    const [worker, workers] = this.f.params;
    const { w, first, writes } = this;
    shareOut(w, { axes, inner, worker, workers, folds, first, writes }, body);
  }

  /** Rows are as independent as units: all of them are shared out. */
  private writeSingle(nest: Nest): Axis | undefined {
    const [phase] = this.part.phases;
    this.w.place = phase.ops.join('+');
    const axes = [...this.part.units, ...phase.rows];
    const vector = nest.vectorAxis(axes);
    const order = nest.order(axes, vector);
    const inner = order.pop();
    if (inner === undefined) {
      this.share([], undefined, () => nest.writeRow(undefined));
      return undefined;
    }
    this.share(order, inner, (range) => nest.writeInner(inner, vector, range), nest.hasFolds);
    return vector;
  }

  /** Four units at once, where the part is made of nests and that pays for all of them together. */
  private unitVector(): Axis | string {
    const { part } = this;
    const axis = part.units[part.units.length - 1];
    if (axis === undefined || largest(axis.extent) < 4) return 'fewer than four units';
    if (part.locals.length > 0) return 'local arrays are one unit’s';
    const total = { lanes: 0, scalar: 0 };
    for (const nest of this.nests) {
      if (nest === undefined) return 'a phase is no loop nest';
      const cost = nest.cost(axis);
      total.lanes += cost.lanes;
      total.scalar += cost.scalar;
    }
    return total.lanes < 0.9 * total.scalar ? axis : costText(axis, total);
  }

  private writePhases(): void {
    this.part.phases.forEach((phase, position) => {
      this.w.place = phase.ops.join('+');
      const nest = this.nests[position];
      if (phase.kind !== 'nest') this.writeOther(phase);
      else nest?.writeRows();
      this.w.scope.forget(this.writes);
    });
  }

  private writeOther(phase: Exclude<Phase, NestPhase>): void {
    if (phase.kind === 'opaque') throw new Error('wasm stages: an opaque phase has no code here');
    const { w, folds } = this;
    const bound = new Set([...this.part.units, ...phase.rows, ...loopAxes(phase.op)]);
    walkRows(w, phase.rows, writtenBy([phase]), () => writeOpRow(w, folds, phase.op, bound));
  }
}
