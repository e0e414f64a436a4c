/**
 * Plain maps, four (or two) neighbouring elements a thread: where the innermost index is also the innermost in memory of
 * what is written, a thread takes four of them, loads and stores 16 bytes at once and computes what they share once.
 * Which element gets which value does not change.
 */
import { nodesOf } from '../../fuse/cost.js';
import type { NestPhase, Part } from '../../fuse/stage.js';
import { hasFold, phaseExpressions } from '../../fuse/stage.js';
import { type Dimension, largest, product, smallest } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';
import type { Axis, Expr, LoadExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { freeAxes } from '../../kernel/walk.js';
import { block } from './c-text.js';
import type { Place, StageContext } from './context.js';
import { earlySumOf, earlyText } from './early-sum.js';
import { type Family, type FamilyText, familiesAlong, familyText } from './march.js';
import { elementText, loadText, storeText } from './memory.js';
import { type FoldWriter, type Roots, Scope } from './scope.js';

/** Formulas of more operations are not written twice for the sake of few elements. */
const mostNodes = 40;

/** Fewer elements than this leave most of a GPU idle when a thread takes four. */
const fewestElements = 2 ** 16;

const components = ['x', 'y', 'z', 'w'];

/** The axis along which the map can be done four at a time, if there is one; `sizeOf`: how large symbols count. */
export function vectorAxis(
  part: Part,
  context: StageContext,
  sizeOf: (extent: Dimension) => number = smallest,
): Axis | undefined {
  const [phase] = part.phases;
  const lane = part.units[part.units.length - 1];
  if (context.tuning.width === 1) return undefined;
  if (phase.kind !== 'nest' || phase.sweeps.length > 0 || lane === undefined) return undefined;
  if (product(part.units.map((axis) => Math.max(1, sizeOf(axis.extent)))) < fewestElements) return undefined;
  if (typeof lane.extent !== 'number' || lane.extent % context.tuning.width !== 0 || hasFold(phase)) return undefined;
  return alignedPieces(phase.writes, lane, context) ? lane : undefined;
}

/** A short map that is large enough for four at a time only from some size on. */
export interface LaterVector {
  readonly lane: Axis;
  readonly size: Dimension;
  readonly least: number;
}

export function laterVector(part: Part, context: StageContext): LaterVector | undefined {
  const symbols = part.units.filter(({ extent }) => typeof extent !== 'number');
  const lane = part.phases.length === 1 && symbols.length === 1 ? vectorAxis(part, context, largest) : undefined;
  if (lane === undefined || marchOf(part, lane, context) !== undefined) return undefined;
  if (nodesOf(phaseExpressions(part.phases[0])) > mostNodes) return undefined;
  const each = product(part.units.map(({ extent }) => (typeof extent === 'number' ? extent : 1)));
  return { lane, size: symbols[0].extent, least: Math.ceil(fewestElements / each) };
}

/** Whether four neighbours along the axis are one aligned piece of memory. */
export function isPiece(place: Place, indices: readonly Expr[], lane: Axis, width: number): boolean {
  const inner = place.layout[place.layout.length - 1];
  const size = place.shape[inner];
  if (byteSize(place.dtype) !== 4 || typeof size !== 'number' || size % width !== 0) return false;
  return indices.every((index, axis) =>
    axis === inner ? index.op === 'index' && index.axis === lane : !freeAxes(index).has(lane),
  );
}

/** Whether all writes store four neighbours along the axis as one piece. */
export function alignedPieces(writes: readonly Write[], lane: Axis, context: StageContext): boolean {
  return writes.every((write) => isAligned(write, lane, context));
}

function isAligned(write: Write, lane: Axis, context: StageContext): boolean {
  if (write.where !== undefined && freeAxes(write.where).has(lane)) return false;
  return isPiece(context.place(write.tensor, write.version), write.indices, lane, context.tuning.width);
}

/** The scope of one of the four elements; its aligned loads are components of a load that all four share. */
export class ElementScope extends Scope {
  private readonly around: Scope;
  private readonly lane: Axis;
  private readonly first: string;
  private readonly component: number;
  /** Vectors by load, and sums of such that were written before. */
  private readonly pieces: Map<Expr, string>;

  constructor(around: Scope, lane: Axis, first: string, component: number, pieces: Map<Expr, string>) {
    super(around.context, around.roots, 'thread', new Map([[lane, `(${first} + ${component})`]]), noFolds, around);
    this.around = around;
    this.lane = lane;
    this.first = first;
    this.component = component;
    this.pieces = pieces;
  }

  protected override nodeText(expr: Expr): string {
    const known = this.pieces.get(expr);
    if (known === undefined && (expr.op !== 'load' || !this.isPiece(expr))) return super.nodeText(expr);
    const piece = known ?? this.loadPiece(expr as LoadExpr);
    return piece === undefined ? super.nodeText(expr) : `${piece}.${components[this.component]}`;
  }

  private isPiece(expr: LoadExpr): boolean {
    const { context, lane } = this;
    return isPiece(context.place(expr.tensor, expr.version), expr.args, lane, context.tuning.width);
  }

  private loadPiece(expr: LoadExpr): string | undefined {
    const indices = expr.args.map((index) =>
      index.op === 'index' && index.axis === this.lane ? this.first : this.around.named(index),
    );
    const text = loadText(expr, indices, this.context);
    // A border that may yield zero is decided element by element.
    if (!/^[tl]_/.test(text)) return undefined;
    const type = vectorType(expr.dtype, this.context);
    const name = this.context.fresh('q');
    this.around.lines.push(`const ${type} ${name} = *(const ${type}*)(${text.replace('[', ' + (').slice(0, -1)}));`);
    this.pieces.set(expr, name);
    return name;
  }
}

const vectorTypes: Readonly<Record<string, string>> = { f32: 'float', i32: 'int', u32: 'uint' };

function vectorType(dtype: string, { tuning }: StageContext): string {
  return `${vectorTypes[dtype]}${tuning.width}`;
}

export const noFolds: FoldWriter = () => {
  throw new Error('a vectorised map has no folds');
};

/** The axis along which a thread had best march, with the families of loads that gain; undefined where none does. */
export function marchOf(part: Part, lane: Axis, context: StageContext): { axis: Axis; families: Family[] } | undefined {
  const [phase] = part.phases;
  const { march, width } = context.tuning;
  if (phase.kind !== 'nest' || march === 1) return undefined;
  const suits = (load: LoadExpr): boolean => isPiece(context.place(load.tensor, load.version), load.args, lane, width);
  for (const axis of part.units) {
    if (axis === lane || typeof axis.extent !== 'number' || axis.extent < march) continue;
    const families = familiesAlong(phase, axis, suits);
    if (families.length > 0) return { axis, families };
  }
  return undefined;
}

/** Those of the axes along which the phase loads whole pieces of neighbours. */
export function nearAxes(phase: NestPhase, units: readonly Axis[], lane: Axis, context: StageContext): Axis[] {
  const suits = (load: LoadExpr): boolean =>
    isPiece(context.place(load.tensor, load.version), load.args, lane, context.tuning.width);
  return units.filter((axis) => axis !== lane && familiesAlong(phase, axis, suits).length > 0);
}

/** The same map along an axis from `begin` to `end`: what the next element needs again stays in registers. */
export function marchLines(
  phase: NestPhase,
  roots: Roots,
  lane: Axis,
  first: string,
  march: { axis: Axis; families: readonly Family[]; begin: string; end: string },
  axes: ReadonlyMap<Axis, string>,
  context: StageContext,
): { readonly lines: string[]; readonly isEarly: boolean; readonly residentThreads?: number } {
  const outer = new Scope(context, roots, 'thread', axes, noFolds);
  const now = context.fresh('x');
  const around = outer.inner(new Map([[march.axis, now]]), 'thread');
  const indexText = (arg: Expr): string => (arg.op === 'index' && arg.axis === lane ? first : outer.named(arg));
  const texts = new Map(
    march.families.flatMap((family) => {
      const text = familyText(family, vectorType(family.loads[0].dtype, context), march.begin, now, indexText, context);
      return text === undefined ? [] : [[family, text] as const];
    }),
  );
  const sum = earlySumOf(phase, roots, [...texts.keys()]);
  const type = vectorType('f32', context);
  const names = (family: Family): readonly string[] => (texts.get(family) as FamilyText).names;
  const early =
    sum === undefined ? undefined : earlyText(sum, names, type, components.slice(0, context.tuning.width), context);
  const pieces = new Map<Expr, string>([...texts.values()].flatMap(({ values }) => [...values]));
  if (sum !== undefined && early !== undefined) pieces.set(sum.root, early.value);
  const body = elementLines(phase, around, lane, first, pieces);
  const lines = [
    ...outer.lines,
    ...[...texts.values()].flatMap(({ before }) => before),
    ...(early?.before ?? []),
    '#pragma unroll 1',
    ...block(`for (int ${now} = ${march.begin}; ${now} < ${march.end}; ++${now})`, [
      ...[...texts.values()].flatMap(({ head }) => head),
      ...(early?.head ?? []),
      ...body,
      ...[...texts].flatMap(([family, { end }]) => (sum?.absorbed.has(family) ? [] : end)),
    ]),
  ];
  // What the registers of these allow without spilling: more loads of other warps are then under way.
  if (sum !== undefined) return { lines, isEarly: true, residentThreads: 1024 };
  const isLight = texts.size === 1 && lines.length <= lightMarch;
  return { lines, isEarly: false, ...(isLight && { residentThreads: 1280 }) };
}

/** Up to this many lines a march leaves room for five blocks of 256 threads. */
const lightMarch = 120;

/** Four elements of the map, `first` being the name of the first one's index. */
export function vectorLines(
  phase: NestPhase,
  roots: Roots,
  lane: Axis,
  first: string,
  axes: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const around = new Scope(context, roots, 'thread', axes, noFolds);
  return elementLines(phase, around, lane, first, new Map());
}

function elementLines(phase: NestPhase, around: Scope, lane: Axis, first: string, pieces: Map<Expr, string>): string[] {
  const elements = components
    .slice(0, around.context.tuning.width)
    .map((_, k) => new ElementScope(around, lane, first, k, pieces));
  const values = phase.writes.map((write) => elements.map((scope) => scope.named(write.value)));
  const stores = phase.writes.map((write, i) => storePiece(write, values[i], lane, first, around));
  return [...around.lines, ...elements.flatMap((scope) => scope.lines), ...stores];
}

/** The store of four values, `first` being the name of the first one's index. */
export function storePiece(write: Write, values: readonly string[], lane: Axis, first: string, around: Scope): string {
  const place = around.context.place(write.tensor, write.version);
  const isLane = (index: Expr): boolean => index.op === 'index' && index.axis === lane;
  const indices = write.indices.map((expr) => ({ expr, text: isLane(expr) ? first : around.named(expr) }));
  const { conditions } = storeText(write.tensor, write.version, indices, '', around.context);
  const all = write.where === undefined ? conditions : [around.named(write.where), ...conditions];
  const type = vectorType(write.value.dtype, around.context);
  const element = elementText(
    place,
    indices.map(({ text }) => text),
    around.context,
  );
  const [address, vector] = [`(${type}*)(${place.pointer} + ${element})`, `make_${type}(${values.join(', ')})`];
  // The next step reads what this one writes to a buffered state, after all else: it need not push other things out.
  const store = write.version === 'next' ? `__stcs(${address}, ${vector});` : `*${address} = ${vector};`;
  return all.length === 0 ? store : `if (${all.join(' && ')}) ${store}`;
}
