/** All passes in their order, and how they are run over a stage. */
import type { Machine } from '../machine.js';
import type { StageNest } from '../nest.js';
import { vectoriseFolds } from './chunk-fold.js';
import { foldColumns } from './column-fold.js';
import { pickTopk, rankTopk, rowOpsOnLanes, searchTopk } from './forms.js';
import { beginSumsEarly, slideWindow, tileSquares, vectorise, vectoriseFromSize } from './map.js';
import type { Pass, PassOutcome } from './pass.js';
import {
  dropEqualRows,
  foldTurns,
  keepColumn,
  loopsOnLanes,
  registerBlocking,
  rowFoldsOnLanes,
  rowsOnLanes,
  unifyAxes,
} from './rows.js';
import { unitPerWorkgroup, unitsSideBySide, wideWorkgroup } from './units.js';

export type { Pass, PassOutcome } from './pass.js';

/** Who runs a unit, then who runs its rows and loops, then the forms of single ops. */
export const passes: readonly Pass[] = [
  dropEqualRows,
  unitPerWorkgroup,
  wideWorkgroup,
  unitsSideBySide,
  unifyAxes,
  rowsOnLanes,
  loopsOnLanes,
  registerBlocking,
  rankTopk,
  rowFoldsOnLanes,
  foldTurns,
  keepColumn,
  pickTopk,
  searchTopk,
  ...rowOpsOnLanes,
];

/** Of plain maps on machines with vectors; the second where one is large enough only from some size on. */
export const mapPasses: readonly Pass[] = [vectorise, slideWindow, beginSumsEarly, tileSquares];
/** Of folds of many units. */
export const columnPasses: readonly Pass[] = [foldColumns];
export const chunkPasses: readonly Pass[] = [vectoriseFolds];
export const mapPassesFromSize: readonly Pass[] = [vectoriseFromSize];

/** All passes, one after the other, each over every part of the stage; and what became of it at each. */
export function applyPasses(
  nest: StageNest,
  machine: Machine,
  chosen: readonly Pass[] = passes,
): { readonly nest: StageNest; readonly outcomes: readonly PassOutcome[] } {
  const outcomes: PassOutcome[] = [];
  let now = nest;
  for (const pass of chosen) {
    const changed = now.parts.map((part) => pass.apply(part, now, machine));
    changed.forEach((next, part) => {
      const taken = typeof next !== 'string';
      outcomes.push({ pass: pass.name, part, taken, reason: taken ? '' : next });
    });
    // The one thing that all parts of a kernel share.
    const isWider = pass === wideWorkgroup && changed.some((next) => typeof next !== 'string');
    const parts = changed.map((next, part) => (typeof next === 'string' ? now.parts[part] : next));
    now = { ...now, lanes: isWider ? machine.wide : now.lanes, parts };
  }
  return { nest: now, outcomes };
}
