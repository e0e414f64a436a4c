/**
 * A loop in one invocation: over the linearised axes of a group of folds and stores, sums of floats in the Program's tree
 * with one accumulator a lane. The same loop shared by a workgroup is shared-loop.ts.
 */
import { largest, product } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { accumulator, isTreeSum, UpperLevels } from './accumulate.js';
import { halvesHelper } from './helpers.js';
import type { Kernel } from './kernel.js';
import { Scope } from './scope.js';
import { writeStores } from './store.js';
import { block, type Text } from './text.js';
import type { LoopGroup, Values } from './values.js';

/** How far a loop runs: `count` positions from 0; the axes' linear index is `first` + position. */
export interface Extent {
  readonly count: string;
  /** The largest that `count` can be. */
  readonly most: number;
  readonly first: string | undefined;
  /** Whether the range was computed, so that only we know that it is the same in all invocations of a row. */
  readonly loaded: boolean;
}

export function extentOf(values: Values, scope: Scope, group: LoopGroup): Extent {
  const extents = group.axes.map((axis) => axis.extent);
  const total = values.kernel.points(extents);
  const most = product(extents.map(largest));
  if (group.range.length === 0) return { count: total, most, first: undefined, loaded: false };
  const [begin, end] = group.range.map((bound) => values.text(bound, scope));
  if (group.range[0].op === 'constant' && group.range[0].value <= 0) {
    const count = values.kernel.fresh('count');
    scope.lines.push(`let ${count} = max(min(${end}, ${total}), 0i);`);
    return { count, most, first: undefined, loaded: true };
  }
  const [first, last, count] = ['first', 'last', 'count'].map((name) => values.kernel.fresh(name));
  scope.lines.push(
    `let ${first} = max(${begin}, 0i);`,
    `let ${last} = min(${end}, ${total});`,
    `let ${count} = select(0i, ${last} - ${first}, ${last} > ${first});`,
  );
  return { count, most, first, loaded: true };
}

/** Lines that bind the axes to a linear index, the last axis fastest. */
export function decode(
  kernel: Kernel,
  axes: readonly Axis[],
  linear: string,
  nameOf = (axis: Axis): string => kernel.axisName(axis),
): { lines: string[]; bound: Map<Axis, string> } {
  const bound = new Map<Axis, string>();
  if (axes.length === 1) return { lines: [], bound: bound.set(axes[0], linear) };
  const lines: string[] = [];
  let rest = linear;
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const axis = axes[position];
    const name = nameOf(axis);
    // A loop over nothing never runs, but a division by a constant zero would not even compile.
    const size = axis.extent === 0 ? '1i' : kernel.size(axis.extent);
    bound.set(axis, name);
    lines.push(position === 0 ? `let ${name} = ${rest};` : `let ${name} = ${rest} % ${size};`);
    if (position === 0) break;
    const next = kernel.fresh('q');
    if (position > 1) lines.push(`let ${next} = ${rest} / ${size};`);
    rest = position > 1 ? next : `${rest} / ${size}`;
  }
  return { lines, bound };
}

/** The body of a loop at one position: folds take their values, then stores happen. `begin` names what is known there. */
export function loopBody(
  values: Values,
  scope: Scope,
  group: LoopGroup,
  linear: string,
  take: readonly ((value: string, linear: string) => readonly Text[])[],
  begin?: (inner: Scope, linear: string) => void,
): Text[] {
  const { lines, bound } = decode(values.kernel, group.axes, linear);
  const inner = new Scope(scope, bound, false);
  inner.lines.push(...lines);
  begin?.(inner, linear);
  const taken = group.folds.map((fold) => values.name(fold.args[0], inner));
  taken.forEach((value, position) => {
    inner.lines.push(...take[position](value, linear));
  });
  writeStores(values, inner, group.writes);
  return inner.lines;
}

export function writeSerialLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const { kernel } = values;
  const { tree, helpers } = kernel.module;
  const { count, most, first, loaded } = extentOf(values, scope, group);
  const hasTree = group.folds.some(isTreeSum);
  const width = hasTree ? Math.min(tree.lanes, powerOfTwo(Math.max(most, 1))) : 1;
  const lane = kernel.fresh('l');
  const before: Text[] = [];
  const perChunk: Text[] = [];
  const afterChunk: Text[] = [];
  const results: Text[] = [];
  const takes = group.folds.map((fold) => {
    if (!isTreeSum(fold)) {
      const kept = accumulator(kernel, fold);
      before.push(...kept.declarations);
      scope.pin(fold, kept.result);
      return kept.take;
    }
    const sums = kernel.fresh('s');
    const upper = new UpperLevels(kernel, tree, most);
    const halves = `${halvesHelper(helpers, width)}(${sums})`;
    const name = kernel.fresh('f');
    // Written out: drivers were seen to clear a variable without a value only once, not in every round of a loop.
    perChunk.push(`var ${sums} = array<f32, ${width}>();`);
    if (upper.exists) {
      before.push(...upper.declarations());
      afterChunk.push(...upper.push(halves));
      const { lines, result } = upper.finish();
      results.push(...lines, `let ${name} = ${result};`);
    } else {
      results.push(`let ${name} = ${halves};`);
    }
    scope.pin(fold, name);
    return (value: string): Text[] => [`${sums}[${lane}] += ${value};`];
  });
  const shift = (position: string): string => (first === undefined ? position : `${first} + ${position}`);
  const linearName = group.axes.length === 1 ? kernel.axisName(group.axes[0]) : kernel.fresh('p');
  if (!hasTree) {
    const start = first ?? '0i';
    const end = first === undefined ? count : `${first} + ${count}`;
    const body = loopBody(values, scope, group, linearName, takes);
    scope.lines.push(
      ...before,
      ...block(`for (var ${linearName} = ${start}; ${linearName} < ${end}; ${linearName}++)`, body),
    );
    return;
  }
  const body = loopBody(values, scope, group, linearName, takes);
  const chunk = kernel.fresh('c');
  const base = kernel.fresh('b');
  const position = most > width ? `${base} + ${lane}` : lane;
  const ragged = loaded || !divides(width, group.axes);
  // A ragged end makes the bound a variable, which also keeps compilers from unrolling a long body.
  const left = most > width ? `${count} - ${base}` : count;
  const bound = ragged ? `min(${width}i, ${left})` : `${width}i`;
  const laneLoop = block(`for (var ${lane} = 0i; ${lane} < ${bound}; ${lane}++)`, [
    `let ${linearName} = ${shift(position)};`,
    ...body,
  ]);
  const chunked = most > tree.chunk;
  const end = chunked ? `min(${chunk} + ${tree.chunk}i, ${count})` : count;
  const chunkLoop =
    most > width
      ? block(`for (var ${base} = ${chunked ? chunk : '0i'}; ${base} < ${end}; ${base} += ${width}i)`, laneLoop)
      : laneLoop;
  scope.lines.push(...before);
  if (chunked)
    scope.lines.push(
      ...block(`for (var ${chunk} = 0i; ${chunk} < ${count}; ${chunk} += ${tree.chunk}i)`, [
        ...perChunk,
        ...chunkLoop,
        ...afterChunk,
      ]),
    );
  else scope.lines.push(...perChunk, ...chunkLoop, ...afterChunk);
  scope.lines.push(...results);
}

/** Whether every run over the axes is a whole number of `width`. */
function divides(width: number, axes: readonly Axis[]): boolean {
  const fixed = axes.map((axis) => axis.extent).filter((extent) => typeof extent === 'number');
  return product(fixed) % width === 0;
}

export function powerOfTwo(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
