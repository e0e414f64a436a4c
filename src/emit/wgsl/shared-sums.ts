/**
 * Sums of floats shared by a workgroup, in the order of the Program's tree: an invocation takes one accumulator of one
 * chunk at a time into workgroup memory, then one invocation folds each chunk in halves, and everybody folds the chunks.
 */
import type { FoldExpr } from '../../kernel/expr.js';
import { UpperLevels } from './accumulate.js';
import type { Kernel } from './kernel.js';
import type { Extent } from './loop.js';
import type { Scope } from './scope.js';
import { block, type Text } from './text.js';

/** Words of workgroup memory for the accumulators of sums. */
const sumWords = 1024;
/** Words that every invocation reads for itself rather than wait for another. */
const mostRead = 64;

/** How many chunks a tile holds. */
function tileChunks(kernel: Kernel, sums: number, most: number): number {
  const { chunk, lanes } = kernel.module.tree;
  return Math.max(1, Math.min(Math.ceil(most / chunk), Math.floor(sumWords / (sums * lanes))));
}

/** How many invocations have something to do in the loop. */
export function sumSlots(kernel: Kernel, sums: number, most: number): number {
  return tileChunks(kernel, sums, most) * kernel.module.tree.lanes;
}

/** `body` adds to the variables `privately` at one position. */
export function shareSums(
  kernel: Kernel,
  scope: Scope,
  sums: readonly FoldExpr[],
  privately: readonly string[],
  { count, most, first }: Extent,
  linear: string,
  body: readonly Text[],
): void {
  const { tree } = kernel.module;
  const chunks = tileChunks(kernel, sums.length, most);
  const tileWords = chunks * tree.lanes;
  kernel.pool(sums.length * tileWords);
  const [tile, slot, begin, end] = ['tile', 'slot', 'begin', 'end'].map((name) => kernel.fresh(name));
  const position = first === undefined ? linear : kernel.fresh('p');
  const single = most <= chunks * tree.chunk;
  const start = chunks === 1 ? tile : `${tile} + ${slot} / ${tree.lanes}i * ${tree.chunk}i`;
  const gather = block(
    `for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(tileWords)}; ${slot} += ${kernel.lanes}i)`,
    [
      ...privately.map((sum) => `var ${sum} = 0f;`),
      `let ${begin} = ${start};`,
      `let ${end} = min(${begin} + ${tree.chunk}i, ${count});`,
      ...block(
        `for (var ${position} = ${begin} + ${slot} % ${tree.lanes}i; ${position} < ${end}; ${position} += ${tree.lanes}i)`,
        first === undefined ? body : [`let ${linear} = ${first} + ${position};`, ...body],
      ),
      ...privately.map(
        (sum, s) => `${kernel.word(`${s === 0 ? '' : `${s * tileWords}i + `}${slot}`, 'i32')} = bitcast<u32>(${sum});`,
      ),
    ],
  );
  const names = sums.map(() => kernel.fresh('f'));
  if (single && chunks <= tree.lanes) {
    const chunkOf = (s: number, c: number): string => `${(s * chunks + c) * tree.lanes}i`;
    const direct = sums.length * tileWords <= mostRead;
    scope.lines.push(`let ${tile} = 0i;`, ...gather, 'workgroupBarrier();');
    if (!direct) scope.lines.push(...foldChunks(kernel, sums.length * chunks), 'workgroupBarrier();');
    names.forEach((name, s) => {
      const results = Array.from({ length: chunks }, (_, c) =>
        direct
          ? poolHalves(kernel, kernel.behind(chunkOf(s, c)), tree.lanes)
          : `bitcast<f32>(${kernel.word(chunkOf(s, c), 'i32')})`,
      );
      scope.lines.push(`let ${name} = ${halvesOf(results, tree.lanes)};`);
    });
  } else {
    const upper = new UpperLevels(kernel, tree, most);
    const chunk = kernel.fresh('c');
    const up = block(`if (lane < ${sums.length}u)`, [
      ...block(
        `for (var ${chunk} = 0i; ${chunk} < ${chunks}i && ${tile} + ${chunk} * ${tree.chunk}i < ${count}; ${chunk}++)`,
        upper.push(`bitcast<f32>(${kernel.word(`i32(lane) * ${tileWords}i + ${chunk} * ${tree.lanes}i`, 'i32')})`),
      ),
    ]);
    const whole = [
      ...gather,
      'workgroupBarrier();',
      ...foldChunks(kernel, sums.length * chunks),
      'workgroupBarrier();',
      ...up,
      'workgroupBarrier();',
    ];
    const { lines, result } = upper.finish();
    scope.lines.push(
      ...upper.declarations(),
      ...(single
        ? [`let ${tile} = 0i;`, ...whole]
        : block(`for (var ${tile} = 0i; ${tile} < ${count}; ${tile} += ${chunks * tree.chunk}i)`, whole)),
      ...block(`if (lane < ${sums.length}u)`, [...lines, `${kernel.word('lane', 'u32')} = bitcast<u32>(${result});`]),
      'workgroupBarrier();',
    );
    names.forEach((name, s) => {
      scope.lines.push(`let ${name} = bitcast<f32>(${kernel.word(`${s}u`, 'u32')});`);
    });
  }
  sums.forEach((fold, s) => {
    scope.pin(fold, names[s]);
  });
  scope.lines.push('workgroupBarrier();');
}

/** One invocation a chunk folds its accumulators into the first of them. */
export function foldChunks(kernel: Kernel, chunks: number): Text[] {
  const { lanes } = kernel.module.tree;
  const chunk = kernel.fresh('c');
  const first = `${chunk} * ${lanes}i`;
  return block(`for (var ${chunk} = i32(lane); ${chunk} < ${chunks}i; ${chunk} += ${kernel.lanes}i)`, [
    `${kernel.word(first, 'i32')} = bitcast<u32>(${poolHalves(kernel, kernel.behind(first), lanes)});`,
  ]);
}

/** The accumulators of one chunk, folded in halves where they lie; `first` counts in all of the scratch. */
export function poolHalves(kernel: Kernel, first: string, lanes: number): string {
  const { teams } = kernel;
  const name = teams === 1 ? `poolHalves${lanes}` : `poolHalves${lanes}of${teams}`;
  const helper = kernel.module.helpers.made(name, () => {
    const words = Array.from({ length: lanes }, (_, lane) => `bitcast<f32>(pool[at + ${lane * teams}i])`);
    return [`fn ${name}(at: i32) -> f32 { return ${halvesOf(words, lanes)}; }`];
  });
  return `${helper}(${teams === 1 ? first : `(${first}) * ${teams}i + i32(team)`})`;
}

/** Results of chunks as the elements of the next level, whose other accumulators are zero. */
export function halvesOf(elements: readonly string[], lanes: number): string {
  let level: readonly (string | undefined)[] = Array.from({ length: lanes }, (_, lane) => elements[lane]);
  while (level.length > 1) {
    const before = level;
    const half = before.length / 2;
    level = Array.from({ length: half }, (_, lane) => {
      const [a, b] = [before[lane], before[lane + half]];
      return a === undefined || b === undefined ? (a ?? b) : `(${a} + ${b})`;
    });
  }
  return level[0] ?? '0f';
}
