/** How a scan follows the Program's tree, where it works and which threads take its positions. */

import { largest } from '../../../kernel/dimension.js';
import { byteSize, type Dtype, isFloat } from '../../../kernel/dtype.js';
import type { ScanOp } from '../../../kernel/op.js';
import { levelsOf } from '../../../kernel/tree.js';
import { type Address, int, minus, type Name, name, plus, type Statement, type Type, type Value } from '../language.js';
import { bind, when } from '../statements.js';
import { ownElement } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import type { Scope } from './scope.js';
import { isFirst } from './store.js';

/** A position in the chunk, where the chunk begins and how long it is. */
export const [q, begin, size] = ['q', 'begin', 'size'].map((text) => name(text, 'i32'));

/** The chunk of what does not depend on the order, or needs more scratch memory than there is to follow the tree. */
const shortChunk = 256;

/** How a scan follows the Program's tree. */
export interface Shape {
  readonly chunk: number;
  readonly levels: number;
  /** Whether the order is the tree's; for what does not depend on the order a plain carry will do. */
  readonly exact: boolean;
  /** Elements of scratch memory; one more keeps what stands before a chunk. */
  readonly elements: number;
}

/** Whether the result depends on the order of its terms. */
export function isOrdered({ value, reducer }: ScanOp): boolean {
  return isFloat(value.dtype) && reducer === 'sum';
}

export function shapeOf(kernel: Kernel, op: ScanOp): Shape {
  const { tree: declared, machine } = kernel.module;
  const most = largest(op.axes[op.along].extent);
  const ordered = isOrdered(op);
  // Half of the shared memory, since the part may have local arrays.
  const room = machine.sharedBytes / 2 / byteSize(op.value.dtype as Dtype);
  const fits = (chunk: number): boolean => chunk * levelsOf(most, { ...declared, chunk }) <= room;
  const chunk = ordered && fits(declared.chunk) ? declared.chunk : shortChunk;
  const exact = ordered && fits(chunk);
  const levels = exact ? levelsOf(most, { ...declared, chunk }) : most > chunk ? 2 : 1;
  return { chunk, levels, exact, elements: exact ? chunk * levels : chunk };
}

/** Where a scan works and who takes its positions. */
export interface Place {
  readonly at: (index: Value) => Address;
  readonly each: (body: readonly Statement[]) => Statement;
  /** The same with the index along the scan. */
  readonly along: (here: Name, body: readonly Statement[]) => Statement;
  /** Threads that share the positions. */
  readonly lanes: number;
  readonly meet: readonly Statement[];
  /** What one thread does for all. */
  readonly byFirst: (body: readonly Statement[]) => readonly Statement[];
}

export function placeOf(kernel: Kernel, scope: Scope, type: Type, shape: Shape, isShared: boolean): Place {
  const length = shape.elements + (shape.levels > 1 ? 1 : 0);
  if (isShared) {
    // An f64 begins at an even word.
    kernel.pool(type === 'f64' ? 2 * length + 1 : length);
    const each = (body: readonly Statement[]): Statement => laneLoop('q', int(0), size, kernel.lanes, body);
    return {
      at: (index) => kernel.scratch(index, type),
      each,
      along: (here, body) => each([bind(here, plus(begin, q)), ...body]),
      lanes: kernel.lanes,
      meet: [barrier],
      byFirst: (body) => [when(isFirst, body)],
    };
  }
  const own = kernel.fresh('own');
  scope.statements.push({ kind: 'array', name: own, type, length, zero: false });
  return {
    at: (index) => ownElement(own, index, length),
    each: (body) => serialLoop('q', int(0), size, body),
    along: (here, body) => serialLoop(here.name, begin, plus(begin, size), [bind(q, minus(here, begin)), ...body]),
    lanes: 1,
    meet: [],
    byFirst: (body) => body,
  };
}
