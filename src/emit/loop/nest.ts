/**
 * A stage on its way to loops: fuse's parts and phases with who runs them. A fresh nest runs every unit in one thread, all of
 * it in order; passes bind units, rows and loops to workgroups and lanes. Lowering (lower/) follows the bindings and
 * decides nothing.
 */
import type { Part, Phase, Stage } from '../../fuse/stage.js';
import type { Tree } from '../../kernel/tree.js';
import type { Machine } from './machine.js';

/** Who takes the rows of a nest: one thread after the other, a thread each, or the whole unit at one row at a time. */
export type RowBinding = 'serial' | 'lanes' | 'group';
/** How the k best are found: by one thread, by counting who is better, by picking heads, by merging lists. */
export type TopkForm = 'serial' | 'ranked' | 'picked' | 'merged';

export interface PhaseNest {
  readonly phase: Phase;
  readonly rows: RowBinding;
  /** Rows that a thread takes at once, its loads before its stores. */
  readonly rowsAtOnce: number;
  /** Whether folds of few rows are shared among the lanes, accumulator by accumulator. */
  readonly sharesRowFolds: boolean;
  readonly topk: TopkForm;
  /** Whether the lanes share a scan or a histogram. */
  readonly shared: boolean;
}

export interface PartNest {
  readonly part: Part;
  readonly unit: 'thread' | 'workgroup';
  /** Units side by side in a workgroup. */
  readonly teams: number;
  readonly phases: readonly PhaseNest[];
}

export interface StageNest {
  readonly stage: Stage;
  readonly tree: Tree;
  /** Threads of a workgroup. */
  readonly lanes: number;
  readonly parts: readonly PartNest[];
}

/** The stage with nothing decided. */
export function freshNest(stage: Stage, tree: Tree, machine: Machine): StageNest {
  const phaseNest = (phase: Phase): PhaseNest => ({
    phase,
    rows: 'serial',
    rowsAtOnce: 1,
    sharesRowFolds: false,
    topk: 'serial',
    shared: false,
  });
  return {
    stage,
    tree,
    lanes: machine.narrow,
    parts: stage.parts.map((part) => ({ part, unit: 'thread', teams: 1, phases: part.phases.map(phaseNest) })),
  };
}
