/**
 * A lowered stage as a WGSL module with one entry point. Its parts run side by side on disjoint ranges of workgroups, in
 * the order of the stage; how many there are of each follows from sizes that the module reads from the control block.
 */
import { type Bindings, type Dimension, largest, resolve } from '../../kernel/dimension.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { findOpaque, type OpaqueTensor } from '../../kernel/opaque.js';
import type { Tensor } from '../../kernel/tensor.js';
import type { SharedArray, StageLoops } from '../loop/language.js';
import type { OpaqueFunction } from '../loop/lower/module.js';
import type { LoopKernel } from '../loop/program.js';
import { visitStatements } from '../loop/walk.js';
import { block, Helpers, printText, type Text } from './helpers.js';
import { ValuePrinter } from './values.js';

export interface WrittenPart {
  readonly units: readonly Dimension[];
  /** As many as a workgroup has invocations where each is a unit, else the units that share a workgroup. */
  readonly unitsPerGroup: number;
}

/** What a module needs beside its loops. */
export interface Surroundings {
  /** Declares the arena and the uniform copy of the control block. */
  readonly header: string;
  /** Words behind the control block: where faults are noted, and one that is zero. */
  readonly words: { readonly faults: number; readonly zero: number };
  readonly tensors: ReadonlyMap<string, Tensor>;
  /** Only for bodies of opaque ops, whose text may depend on sizes. */
  readonly bindings: Bindings | undefined;
}

export function partsOf({ nest }: LoopKernel): WrittenPart[] {
  return nest.parts.map(({ part, unit, teams }) => ({
    units: part.units.map((axis) => axis.extent),
    unitsPerGroup: unit === 'thread' ? nest.lanes : teams,
  }));
}

export function printStage(kernel: LoopKernel, entryPoint: string, around: Surroundings): string {
  const { loops, opaque } = kernel;
  const values = new ValuePrinter(new Helpers(), loops.shared, around.words);
  const functions = [
    ...loops.functions.flatMap(({ name, body, result }) => {
      const lines = [...values.statements(body), `return ${values.bare(result)};`];
      return block(`fn ${name}(x: f32) -> f32`, lines);
    }),
    ...opaque.flatMap((one) => opaqueText(one, values, around)),
    ...loops.parts.flatMap(({ name, unit, teams, body }) => {
      const parameters = unit === 'thread' ? 'unit: i32' : `unit: i32, lane: u32${teams === 1 ? '' : ', team: u32'}`;
      return block(`fn ${name}(${parameters})`, values.statements(body));
    }),
  ];
  const entry = entryText(kernel, entryPoint, values);
  const memory = sharedText(loops).map((line) => `${line}\n`);
  const head = [`// ${loops.name}\n`, around.header, ...memory];
  return [...head, values.helpers.text(), printText(functions), printText(entry)].join('');
}

function entryText({ loops, sizes, units, alive }: LoopKernel, entryPoint: string, values: ValuePrinter): Text[] {
  const { lanes } = loops;
  const lines: Text[] = [];
  let first = '';
  loops.parts.forEach(({ name, unit, teams }, position) => {
    const [count, end] = [`units${position}`, `end${position}`];
    const alone = unit === 'thread';
    const perGroup = alone ? lanes : teams;
    const groups = perGroup === 1 ? count : `(${count} + ${perGroup - 1}i) / ${perGroup}i`;
    const begin = first === '' ? 'group' : `(group - ${first})`;
    const call = alone
      ? [`let unit = ${begin} * ${lanes}i + i32(lane);`, `if (unit < ${count}) { ${name}(unit); }`]
      : teams === 1
        ? [`${name}(${begin}, lane);`]
        : [`${name}(${begin} * ${teams}i + i32(lane % ${teams}u), lane / ${teams}u, lane % ${teams}u);`];
    lines.push(
      `let ${count} = ${values.bare(units[position])};`,
      `let ${end} = ${first === '' ? groups : `${first} + ${groups}`};`,
      ...block(`if (${first === '' ? '' : `group >= ${first} && `}group < ${end})`, call),
    );
    first = end;
  });
  return [
    `@compute @workgroup_size(${lanes})`,
    `fn ${entryPoint}(`,
    [
      '@builtin(workgroup_id) id: vec3<u32>,',
      '@builtin(num_workgroups) count: vec3<u32>,',
      '@builtin(local_invocation_index) lane: u32,',
    ],
    ...block(')', [
      ...guardText(loops, alive === undefined ? undefined : values.bare(alive)),
      'let group = i32(id.x + id.y * count.x);',
      ...values.statements(sizes),
      ...lines,
    ]),
  ];
}

/** Barriers need uniform control flow, and the arena does not count as uniform: one invocation tells the others. */
function guardText({ shared }: StageLoops, alive: string | undefined): Text[] {
  if (alive === undefined) return [];
  const told = shared.find(({ name }) => name === 'shared_alive');
  if (told === undefined) return [`if (!(${alive})) { return; }`];
  return [
    `if (lane == 0u) { ${told.name} = select(0u, 1u, ${alive}); }`,
    `if (workgroupUniformLoad(&${told.name}) == 0u) { return; }`,
  ];
}

function sharedText({ shared, parts }: StageLoops): string[] {
  const told = new Set(['shared_alive']);
  for (const { body } of parts)
    visitStatements(body, (statement) => {
      if (statement.kind === 'broadcast') told.add(statement.array);
    });
  const typeOf = ({ name, type, length, atomic }: SharedArray): string => {
    if (told.has(name)) return length === 1 ? type : `vec${length}<${type}>`;
    return `array<${atomic ? `atomic<${type}>` : type}, ${length}>`;
  };
  return shared.map((array) => `var<workgroup> ${array.name}: ${typeOf(array)};`);
}

/** A hand-written body, behind the names that it finds bound. */
function opaqueText({ name, op, body }: OpaqueFunction, values: ValuePrinter, around: Surroundings): Text[] {
  const write = findOpaque(op.body)?.wgsl;
  if (write === undefined) {
    throw new FieldbrainError(
      'program-unsupported',
      `opaque ${op.name}: no WGSL body (got ${op.body}, expected a definition with wgsl). Give it one, or use another device.`,
      { op: op.name, body: op.body },
    );
  }
  const describe = (tensor: string): OpaqueTensor => {
    const { dtype, shape } = around.tensors.get(tensor) as Tensor;
    const size = (dimension: Dimension): number =>
      typeof dimension === 'number' ? dimension : (around.bindings?.[dimension.symbol] ?? largest(dimension));
    return { name: tensor, dtype, shape: shape.map(size) };
  };
  const text = write({ attributes: op.attributes, reads: op.reads.map(describe), writes: op.writes.map(describe) });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return block(`fn ${name}(lane: u32)`, [...values.statements(body), ...lines]);
}

/** How many workgroups the stage needs, once symbols are bound. */
export function workgroupsOf(parts: readonly WrittenPart[], bindings: Bindings): number {
  return parts.reduce((sum, { units, unitsPerGroup }) => {
    const points = units.reduce<number>((size, dimension) => size * resolve(dimension, bindings), 1);
    return sum + Math.ceil(points / unitsPerGroup);
  }, 0);
}
