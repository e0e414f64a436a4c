/**
 * A stage on its way to loops: fuse's parts and phases with who runs them. A fresh nest runs every unit in one thread, all of
 * it in order; passes bind units, rows and loops to workgroups and lanes. Lowering (lower/) follows the bindings and
 * decides nothing.
 */
import type { NestPhase, Part, Phase, Stage } from '../../fuse/stage.js';
import type { Dimension } from '../../kernel/dimension.js';
import type { Axis, FoldExpr } from '../../kernel/expr.js';
import type { Program } from '../../kernel/program.js';
import type { Tensor } from '../../kernel/tensor.js';
import type { Tree } from '../../kernel/tree.js';
import type { VectorWidth } from './language.js';
import type { Machine } from './machine.js';
import type { Cut } from './passes/tile.js';
import type { EarlySum, Family } from './passes/window.js';

/** Who takes the rows of a nest: one thread after the other, a thread each, or the whole unit at one row at a time. */
export type RowBinding = 'serial' | 'lanes' | 'group';
/** How the k best are found: by one thread, by counting who is better, by picking heads, by merging lists, into one list. */
export type TopkForm = 'serial' | 'ranked' | 'picked' | 'searched' | 'inserted';

export interface PhaseNest {
  readonly phase: Phase;
  readonly rows: RowBinding;
  /** Rows that a thread takes at once, its loads before its stores. */
  readonly rowsAtOnce: number;
  /** Whether a thread's rows all have the same innermost index, so that what follows from it alone is computed once. */
  readonly keepsColumn: boolean;
  /** Whether folds of few rows are shared among the lanes, accumulator by accumulator. */
  readonly sharesRowFolds: boolean;
  /** Elements of a fold that a thread loads at once, at most, where the lanes share it. */
  readonly foldTurns: number;
  readonly topk: TopkForm;
  /** Whether the lanes share a scan or a histogram. */
  readonly shared: boolean;
}

/** A map whose threads take several neighbouring elements each. */
export interface MapNest {
  /** The axis whose elements a thread takes by vectors, and what counts the vectors. */
  readonly lane: Axis;
  readonly width: VectorWidth;
  readonly vectors: Axis;
  /** It pays only where this size is at least so large. */
  readonly from?: { readonly size: Dimension; readonly least: number };
  /** The axis along which a thread visits `length` elements, what counts such stretches, and what it keeps of one for the next. */
  readonly window?: {
    readonly axis: Axis;
    readonly length: number;
    readonly stretches: Axis;
    readonly families: readonly Family[];
    readonly sum?: EarlySum;
  };
  /** The units as they are numbered, and the axes that are cut for it. */
  readonly units: readonly Axis[];
  readonly cuts: readonly Cut[];
}

/** Folds of one chunk whose threads keep neighbouring lanes of the tree each. */
export interface ChunkNest {
  /** All folds and the sweep run over the same axes. */
  readonly phase: NestPhase;
  readonly axes: readonly Axis[];
  readonly folds: readonly FoldExpr[];
  /** The innermost of the axes, and what counts its vectors. */
  readonly lane: Axis;
  readonly vectors: Axis;
  /** The threads of a unit. */
  readonly quads: Axis;
  /** Elements that each lane takes, and how many of them a thread has under way at once. */
  readonly rounds: number;
  readonly together: number;
  /** The units and their threads as they are numbered, and the axes that are cut for it. */
  readonly units: readonly Axis[];
  readonly cuts: readonly Cut[];
}

/** Folds down columns: a thread for each of some neighbouring rows and each lane of the tree. */
export interface ColumnNest {
  readonly phase: NestPhase;
  /** All run over the same axes: `length` elements in so many chunks. */
  readonly folds: readonly FoldExpr[];
  readonly length: number;
  readonly chunks: number;
  /** The rows, how many of them a workgroup takes, and what counts these groups. */
  readonly column: Axis;
  readonly columns: number;
  readonly groups: Axis;
  /** The units as they are numbered. */
  readonly units: readonly Axis[];
}

export interface PartNest {
  readonly part: Part;
  /** How many of the outer units keep their place in the numbering. */
  readonly fixedUnits: number;
  readonly map?: MapNest;
  readonly chunks?: ChunkNest;
  readonly columns?: ColumnNest;
  readonly unit: 'thread' | 'workgroup';
  /** Units side by side in a workgroup. */
  readonly teams: number;
  readonly phases: readonly PhaseNest[];
}

export interface StageNest {
  readonly stage: Stage;
  readonly tree: Tree;
  readonly tensors: ReadonlyMap<string, Tensor>;
  /** Threads of a workgroup. */
  readonly lanes: number;
  readonly parts: readonly PartNest[];
}

/** The stage with nothing decided. */
export function freshNest(stage: Stage, { tree, tensors }: Program, machine: Machine, fixedUnits = 0): StageNest {
  const phaseNest = (phase: Phase): PhaseNest => ({
    phase,
    rows: 'serial',
    rowsAtOnce: 1,
    keepsColumn: false,
    sharesRowFolds: false,
    foldTurns: 1,
    topk: 'serial',
    shared: false,
  });
  return {
    stage,
    tree,
    tensors: new Map(tensors.map((tensor) => [tensor.name, tensor])),
    lanes: machine.narrow,
    parts: stage.parts.map((part) => {
      return { part, fixedUnits, unit: 'thread', teams: 1, phases: part.phases.map(phaseNest) };
    }),
  };
}
