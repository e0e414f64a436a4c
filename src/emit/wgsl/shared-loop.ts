/**
 * A loop that the invocations of a workgroup share: each takes some of the positions, and what they gathered is joined in
 * workgroup memory. A sum of floats follows the Program's tree: an invocation takes one accumulator of one chunk at a
 * time, accumulators are folded in halves, and the chunks' results go up in order. Everything stands in uniform control flow.
 */

import { FieldbrainError } from '../../kernel/errors.js';
import type { FoldExpr } from '../../kernel/expr.js';
import { type Accumulator, accumulator, better, isTreeSum, UpperLevels } from './accumulate.js';
import type { Kernel } from './kernel.js';
import { type Extent, extentOf, loopBody, writeSerialLoop } from './loop.js';
import { lanes } from './module.js';
import type { Scope } from './scope.js';
import { block, ofBits, type Text, toBits, typeOf } from './text.js';
import type { LoopGroup, Values } from './values.js';

/** Words of workgroup memory for the accumulators of sums. */
const sumWords = 1024;
/** A shorter loop is run by every invocation for itself, which costs no barrier. */
const shortest = 16;

/** The loop in the form that fits its scope. */
export function writeLoop(values: Values, scope: Scope, group: LoopGroup): void {
  if (scope.together && (group.writes.length > 0 || longest(group) > shortest)) writeSharedLoop(values, scope, group);
  else writeSerialLoop(values, scope, group);
}

function longest(group: LoopGroup): number {
  return group.axes.reduce((size, { extent }) => size * (typeof extent === 'number' ? extent : extent.max), 1);
}

export function writeSharedLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const { kernel } = values;
  const extent = uniformExtent(kernel, scope, extentOf(values, scope, group));
  const sums = group.folds.filter(isTreeSum);
  const others = group.folds.filter((fold) => !isTreeSum(fold)).map((fold) => accumulator(kernel, fold));
  if (sums.length > lanes) {
    throw new FieldbrainError(
      'program-unsupported',
      `${kernel.place}: too many sums in one loop (got ${sums.length}, expected at most ${lanes}). Load it with fusion: 'none'.`,
      { place: kernel.place, sums: sums.length },
    );
  }
  scope.lines.push(...others.flatMap((kept) => kept.declarations));
  const privately = sums.map(() => kernel.fresh('s'));
  const takes = group.folds.map((fold): Accumulator['take'] => {
    const sum = sums.indexOf(fold);
    if (sum >= 0) return (value) => [`${privately[sum]} += ${value};`];
    return (others.find((kept) => kept.fold === fold) as Accumulator).take;
  });
  const linear = group.axes.length === 1 ? kernel.axisName(group.axes[0]) : kernel.fresh('p');
  const body = loopBody(values, scope, group, linear, takes);
  if (sums.length > 0) shareSums(kernel, scope, sums, privately, extent, linear, body);
  else scope.lines.push(...block(strided(linear, extent), body));
  if (others.length > 0) join(kernel, scope, others);
  if (group.writes.length > 0) scope.lines.push('storageBarrier();', 'workgroupBarrier();');
}

/** A range that was loaded is the same everywhere, but only we know that: one invocation tells the others. */
function uniformExtent(kernel: Kernel, scope: Scope, extent: Extent): Extent {
  if (!extent.loaded) return extent;
  const shared = kernel.module.shared('shared_range', 'vec2<i32>', 2);
  const range = kernel.fresh('range');
  scope.lines.push(
    `if (lane == 0u) { ${shared} = vec2<i32>(${extent.first ?? '0i'}, ${extent.count}); }`,
    `let ${range} = workgroupUniformLoad(&${shared});`,
  );
  return { ...extent, first: extent.first === undefined ? undefined : `${range}.x`, count: `${range}.y` };
}

function strided(linear: string, { first, count }: Extent): string {
  const start = first === undefined ? 'i32(lane)' : `${first} + i32(lane)`;
  const end = first === undefined ? count : `${first} + ${count}`;
  return `for (var ${linear} = ${start}; ${linear} < ${end}; ${linear} += ${lanes}i)`;
}

/** Joins what the invocations kept, in halves; ties of argmax and argmin go to the lower index. */
function join(kernel: Kernel, scope: Scope, kept: readonly Accumulator[]): void {
  const slots: { at: number; one: Accumulator }[] = [];
  let words = 0;
  for (const one of kept) {
    slots.push({ at: words, one });
    words += one.place === undefined ? lanes : 2 * lanes;
  }
  kernel.module.pool(words);
  const at = (slot: number, index: string): string => `pool[${slot === 0 ? '' : `${slot}u + `}${index}]`;
  const valueType = ({ fold }: Accumulator) => typeOf(fold.reducer === 'count' ? 'i32' : fold.args[0].dtype);
  scope.lines.push(
    ...slots.flatMap(({ at: slot, one }) => [
      `${at(slot, 'lane')} = ${toBits(valueType(one), one.value)};`,
      ...(one.place === undefined ? [] : [`${at(slot + lanes, 'lane')} = bitcast<u32>(${one.place});`]),
    ]),
    'workgroupBarrier();',
  );
  const half = kernel.fresh('half');
  const merge = slots.flatMap(({ at: slot, one }): Text[] => {
    const type = valueType(one);
    const other = kernel.fresh('o');
    const value = `let ${other} = ${ofBits(type, at(slot, `lane + ${half}`))};`;
    const write = `${at(slot, 'lane')} = ${toBits(type, one.value)};`;
    if (one.place === undefined) return [value, combined(one, other), write];
    const place = kernel.fresh('o');
    const largest = one.fold.reducer === 'argmax';
    const wins = `${other} ${largest ? '>' : '<'} ${one.value} || (${other} == ${one.value} && ${place} < ${one.place})`;
    return [
      value,
      `let ${place} = bitcast<i32>(${at(slot + lanes, `lane + ${half}`)});`,
      ...block(`if (${place} >= 0i && (${one.place} < 0i || ${wins}))`, [
        `${one.value} = ${other};`,
        `${one.place} = ${place};`,
        write,
        `${at(slot + lanes, 'lane')} = bitcast<u32>(${place});`,
      ]),
    ];
  });
  scope.lines.push(
    ...block(`for (var ${half} = u32(${kernel.hidden(lanes / 2)}); ${half} > 0u; ${half} >>= 1u)`, [
      ...block(`if (lane < ${half})`, merge),
      'workgroupBarrier();',
    ]),
  );
  for (const { at: slot, one } of slots) {
    const name = kernel.fresh('f');
    const place = one.place === undefined ? slot : slot + lanes;
    scope.lines.push(`let ${name} = ${ofBits(typeOf(one.fold.dtype), `pool[${place}]`)};`);
    scope.pin(one.fold, name);
  }
  scope.lines.push('workgroupBarrier();');
}

function combined({ fold, value }: Accumulator, other: string): string {
  if (fold.reducer === 'sum' || fold.reducer === 'count') return `${value} += ${other};`;
  return `${value} = ${better(fold.dtype, fold.reducer === 'max', value, other)};`;
}

/** Sums of floats: tiles of whole chunks, one accumulator of one chunk at a time in each invocation. */
function shareSums(
  kernel: Kernel,
  scope: Scope,
  sums: readonly FoldExpr[],
  privately: readonly string[],
  { count, most, first }: Extent,
  linear: string,
  body: readonly Text[],
): void {
  const { tree } = kernel.module;
  const chunks = Math.max(1, Math.min(Math.ceil(most / tree.chunk), Math.floor(sumWords / (sums.length * tree.lanes))));
  const tileWords = chunks * tree.lanes;
  kernel.module.pool(sums.length * tileWords);
  const upper = new UpperLevels(kernel, tree, most);
  const [tile, slot, begin, end] = ['tile', 'slot', 'begin', 'end'].map((name) => kernel.fresh(name));
  const position = first === undefined ? linear : kernel.fresh('p');
  const single = most <= chunks * tree.chunk;
  const start = chunks === 1 ? tile : `${tile} + ${slot} / ${tree.lanes}i * ${tree.chunk}i`;
  const gather = block(`for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(tileWords)}; ${slot} += ${lanes}i)`, [
    ...privately.map((sum) => `var ${sum} = 0f;`),
    `let ${begin} = ${start};`,
    `let ${end} = min(${begin} + ${tree.chunk}i, ${count});`,
    ...block(
      `for (var ${position} = ${begin} + ${slot} % ${tree.lanes}i; ${position} < ${end}; ${position} += ${tree.lanes}i)`,
      first === undefined ? body : [`let ${linear} = ${first} + ${position};`, ...body],
    ),
    ...privately.map((sum, s) => `pool[${s === 0 ? '' : `${s * tileWords}i + `}${slot}] = bitcast<u32>(${sum});`),
  ]);
  const [half, pair, left] = ['half', 'pair', 'left'].map((name) => kernel.fresh(name));
  const halve = block(`for (var ${half} = ${kernel.hidden(tree.lanes / 2)}; ${half} > 0i; ${half} >>= 1u)`, [
    ...block(`for (var ${pair} = i32(lane); ${pair} < ${sums.length * chunks}i * ${half}; ${pair} += ${lanes}i)`, [
      `let ${left} = ${pair} / ${half} * ${tree.lanes}i + ${pair} % ${half};`,
      `pool[${left}] = bitcast<u32>(bitcast<f32>(pool[${left}]) + bitcast<f32>(pool[${left} + ${half}]));`,
    ]),
    'workgroupBarrier();',
  ]);
  const names = sums.map(() => kernel.fresh('f'));
  const steps = [...gather, 'workgroupBarrier();', ...halve];
  if (!upper.exists) {
    scope.lines.push(`let ${tile} = 0i;`, ...steps);
    names.forEach((name, s) => {
      scope.lines.push(`let ${name} = bitcast<f32>(pool[${s * tileWords}]);`);
    });
  } else {
    const chunk = kernel.fresh('c');
    const up = block(`if (lane < ${sums.length}u)`, [
      ...block(
        `for (var ${chunk} = 0i; ${chunk} < ${chunks}i && ${tile} + ${chunk} * ${tree.chunk}i < ${count}; ${chunk}++)`,
        upper.push(`bitcast<f32>(pool[i32(lane) * ${tileWords}i + ${chunk} * ${tree.lanes}i])`),
      ),
    ]);
    const whole = [...steps, ...up, 'workgroupBarrier();'];
    const { lines, result } = upper.finish();
    scope.lines.push(
      ...upper.declarations(),
      ...(single
        ? [`let ${tile} = 0i;`, ...whole]
        : block(`for (var ${tile} = 0i; ${tile} < ${count}; ${tile} += ${chunks * tree.chunk}i)`, whole)),
      ...block(`if (lane < ${sums.length}u)`, [...lines, `pool[lane] = bitcast<u32>(${result});`]),
      'workgroupBarrier();',
    );
    names.forEach((name, s) => {
      scope.lines.push(`let ${name} = bitcast<f32>(pool[${s}]);`);
    });
  }
  sums.forEach((fold, s) => {
    scope.pin(fold, names[s]);
  });
  scope.lines.push('workgroupBarrier();');
}
