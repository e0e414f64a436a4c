/**
 * A stage as a WGSL module with one entry point. Its parts run side by side on disjoint ranges of workgroups, in the
 * order of the stage; how many there are of each follows from sizes that the module reads from the control block.
 */
import type { Stage } from '../../fuse/stage.js';
import { type Bindings, type Dimension, resolve } from '../../kernel/dimension.js';
import { addFormulas } from './formulas.js';
import { Kernel } from './kernel.js';
import type { Module } from './module.js';
import { type WrittenPart, writePart } from './part.js';
import { bare, block, printText, type Text } from './text.js';

export interface WrittenStage {
  readonly code: string;
  readonly parts: readonly WrittenPart[];
}

/** `header` declares the arena and the uniform copy of the control block; `alive` is the condition of the stage, if any. */
export function writeStage(
  module: Module,
  stage: Stage,
  entryPoint: string,
  alive: string | undefined,
  header: string,
): WrittenStage {
  addFormulas(module);
  const { lanes } = module;
  const parts = stage.parts.map((part, position) => writePart(module, part, `part${position}`));
  const kernel = new Kernel(module, stage.name, [], true);
  const shared = parts.some((part) => !part.alone);
  const lines: Text[] = [];
  let first = '';
  parts.forEach((part, position) => {
    const units = `units${position}`;
    lines.push(`let ${units} = ${bare(kernel.points(part.units))};`);
    const begin = first === '' ? 'group' : `(group - ${first})`;
    const count = part.unitsPerGroup === 1 ? units : `(${units} + ${part.unitsPerGroup - 1}i) / ${part.unitsPerGroup}i`;
    const end = `end${position}`;
    lines.push(`let ${end} = ${first === '' ? count : `${first} + ${count}`};`);
    const { name, unitsPerGroup: teams } = part;
    const call = part.alone
      ? [`let unit = ${begin} * ${lanes}i + i32(lane);`, `if (unit < ${units}) { ${name}(unit); }`]
      : teams === 1
        ? [`${name}(${first === '' ? 'group' : `group - ${first}`}, lane);`]
        : [`${name}(${begin} * ${teams}i + i32(lane % ${teams}u), lane / ${teams}u, lane % ${teams}u);`];
    const from = first === '' ? '' : `group >= ${first} && `;
    lines.push(...block(`if (${from}group < ${end})`, call));
    first = end;
  });
  const entry = [
    `@compute @workgroup_size(${lanes})`,
    `fn ${entryPoint}(`,
    [
      '@builtin(workgroup_id) id: vec3<u32>,',
      '@builtin(num_workgroups) count: vec3<u32>,',
      '@builtin(local_invocation_index) lane: u32,',
    ],
    ...block(')', [
      ...guardText(module, alive, shared),
      'let group = i32(id.x + id.y * count.x);',
      ...kernel.prologue,
      ...lines,
    ]),
  ];
  const memory = module.declarations(stage.name).map((line) => `${line}\n`);
  const code = [
    `// ${stage.name}\n`,
    header,
    ...memory,
    module.helpers.text(),
    printText(module.functions),
    printText(entry),
  ];
  return { code: code.join(''), parts };
}

/** Barriers need uniform control flow, and the arena does not count as uniform: one invocation tells the others. */
function guardText(module: Module, alive: string | undefined, shared: boolean): Text[] {
  if (alive === undefined) return [];
  if (!shared) return [`if (!(${alive})) { return; }`];
  const told = module.shared('shared_alive', 'u32', 1);
  return [
    `if (lane == 0u) { ${told} = select(0u, 1u, ${alive}); }`,
    `if (workgroupUniformLoad(&${told}) == 0u) { return; }`,
  ];
}

/** How many workgroups the stage needs, once symbols are bound. */
export function workgroupsOf(
  parts: readonly { units: readonly Dimension[]; unitsPerGroup: number }[],
  bindings: Bindings,
): number {
  return parts.reduce((sum, { units, unitsPerGroup }) => {
    const points = units.reduce<number>((size, dimension) => size * resolve(dimension, bindings), 1);
    return sum + Math.ceil(points / unitsPerGroup);
  }, 0);
}
