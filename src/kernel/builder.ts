/**
 * Builds a Program by calling functions: declare tensors, then add ops in order. Everything is checked as it is added,
 * so a wrong program is refused where it is written. The result is plain data; the builder is thrown away.
 */
import { needDone, needFunction, needKnown, needList } from './argument.js';
import { canonicalOp } from './canonical.js';
import { addConvolution, type ConvolveKernel, type ConvolveOptions, type Lowering } from './convolve.js';
import { Coverage } from './coverage.js';
import { declareParameter, declareTensor, type TensorOptions } from './declare.js';
import { checkDeclared } from './declared.js';
import type { Dimension, SizeSymbol } from './dimension.js';
import { sizeSymbol } from './dimension.js';
import type { Dtype, Scalar } from './dtype.js';
import { refuse } from './errors.js';
import type { Axis, Expr, Indices } from './expr.js';
import { indexOf } from './expr.js';
import { addFourier, type ComplexTensors, type FourierOptions } from './fourier.js';
import {
  histogramOp,
  type MapBody,
  type MatmulOptions,
  mapOp,
  matmulOp,
  type PairBody,
  scanOp,
  type TopkSpec,
  topkOp,
} from './make-op.js';
import { allDone, checkFlag, type Mask, maskOp } from './mask.js';
import type { ComputeOp, Op, ScanOp } from './op.js';
import { expressionsOf, isControl, versioned } from './op.js';
import type { Parameter, Program } from './program.js';
import { identifier } from './program.js';
import type { Role, Tensor } from './tensor.js';
import { needTensor, TensorHandle } from './tensor.js';
import type { Tree } from './tree.js';
import { checkTree, defaultTree } from './tree.js';
import { checkOp, tensorOf } from './validate.js';
import { loadsOf } from './walk.js';

/** Devices keep one counter for each nested repeat. */
const maxRepeatDepth = 8;

/** Builds a Program: `program('name', (b) => { … })`. */
export function program(
  name: string,
  build: (builder: ProgramBuilder) => void,
  options: { tree?: Tree } = {},
): Program {
  const place = `program ${name}`;
  needKnown(place, options, { tree: 0 });
  const builder = new ProgramBuilder(name, options.tree);
  needFunction(place, build);
  needDone(place, build(builder));
  return builder.finish();
}

/** What `program` hands to its function: declares tensors and adds ops. Each method refuses what makes no sense. */
export class ProgramBuilder {
  private readonly tensors = new Map<string, Tensor>();
  private readonly symbols = new Map<string, SizeSymbol>();
  private readonly parameters: Parameter[] = [];
  private readonly opNames = new Set<string>();
  private coverage = new Coverage();
  private readonly masks: Mask[] = [];
  private readonly outer: Axis[] = [];
  private conditional = 0;
  private ops: Op[] = [];
  private readonly lowerings: Lowering[] = [];

  constructor(
    private readonly name: string,
    private readonly tree: Tree = defaultTree,
  ) {
    if (typeof name !== 'string' || !identifier.test(name))
      refuse('program', 'bad name', name, 'letters, digits and _');
    checkTree(tree);
  }

  /** A symbolic dimension with bounds, bound at load. */
  symbol(name: string, min: number, max: number): SizeSymbol {
    if (this.symbols.has(name)) refuse(`symbol ${name}`, 'declared twice', name, 'a new name');
    const symbol = sizeSymbol(name, min, max);
    this.symbols.set(name, symbol);
    return symbol;
  }

  /**
   * A value that the host may change between steps: one for all (`session.setParameter`), or with a shape one per element,
   * so that a batch sweeps it (`session.write`).
   */
  parameter(name: string, dtype: Exclude<Scalar, 'bool'>, initial: number): Expr;
  parameter(name: string, dtype: Exclude<Scalar, 'bool'>, initial: number, shape: readonly Dimension[]): TensorHandle;
  parameter(
    name: string,
    dtype: Exclude<Scalar, 'bool'>,
    initial: number,
    shape?: readonly Dimension[],
  ): Expr | TensorHandle {
    if (shape !== undefined) return this.declare('constant', name, dtype, shape, { initial, parameter: true });
    if (this.parameters.some((known) => known.name === name))
      refuse(`parameter ${name}`, 'bad or known name', name, 'a new identifier');
    this.parameters.push(declareParameter(name, dtype, initial));
    return { op: 'parameter', dtype, args: [], name };
  }

  input(name: string, dtype: Dtype, shape: readonly Dimension[], options: TensorOptions = {}): TensorHandle {
    return this.declare('input', name, dtype, shape, options);
  }
  output(name: string, dtype: Dtype, shape: readonly Dimension[], options: TensorOptions = {}): TensorHandle {
    return this.declare('output', name, dtype, shape, options);
  }
  state(name: string, dtype: Dtype, shape: readonly Dimension[], options: TensorOptions = {}): TensorHandle {
    return this.declare('state', name, dtype, shape, options);
  }
  scratch(name: string, dtype: Dtype, shape: readonly Dimension[], options: TensorOptions = {}): TensorHandle {
    return this.declare('scratch', name, dtype, shape, options);
  }
  constant(name: string, dtype: Dtype, shape: readonly Dimension[], options: TensorOptions = {}): TensorHandle {
    return this.declare('constant', name, dtype, shape, options);
  }

  private declare(
    role: Role,
    name: string,
    dtype: Dtype,
    shape: readonly Dimension[],
    options: TensorOptions,
  ): TensorHandle {
    if (this.tensors.has(name)) refuse(`${role} ${name}`, 'declared twice', name, 'a new name');
    const tensor = declareTensor(role, name, dtype, shape, options, this.symbols);
    this.tensors.set(name, tensor);
    return new TensorHandle(tensor);
  }

  /** Values at every index: of a whole tensor (body returns the value), or of given extents (body returns stores). */
  map(
    name: string,
    target: TensorHandle | readonly Dimension[],
    body: MapBody,
    options: { where?: (indices: Indices) => Expr } = {},
  ): void {
    needKnown(`map ${name}`, options, { where: 0 });
    this.add(mapOp('map', name, target, body, options.where));
  }

  /** A map whose values contain reductions (sum, maximum, argmax, count, …). */
  reduce(
    name: string,
    target: TensorHandle | readonly Dimension[],
    body: MapBody,
    options: { where?: (indices: Indices) => Expr } = {},
  ): void {
    needKnown(`reduce ${name}`, options, { where: 0 });
    this.add(mapOp('reduce', name, target, body, options.where));
  }

  /** target[…, i, j] = epilogue(Σ_k left(…, i, k) · right(…, k, j)). */
  matmul(
    name: string,
    target: TensorHandle,
    inner: Dimension,
    left: (indices: Indices) => Expr,
    right: (indices: Indices) => Expr,
    options: MatmulOptions = {},
  ): void {
    this.add(matmulOp(name, target, inner, left, right, options));
  }

  /** The k best values along `over` and where they are. */
  topk(name: string, spec: TopkSpec): void {
    if (typeof spec !== 'object' || spec === null) refuse(`topk ${name}`, 'not a specification', spec, 'an object');
    for (const handle of [spec.values, spec.indices]) if (handle !== undefined) this.nameOf(`topk ${name}`, handle);
    this.add(topkOp(name, spec));
  }

  /** target[…, bin] = how many (or the integer weight of those) of `over` fall in each bin. */
  histogram(name: string, target: TensorHandle, over: readonly Dimension[], bin: PairBody, weight?: PairBody): void {
    this.nameOf(`histogram ${name}`, target);
    this.add(histogramOp(name, target, over, bin, weight));
  }

  /** target = running sum, maximum or minimum of the value along one axis (the last where none is named). */
  scan(
    name: string,
    target: TensorHandle,
    reducer: ScanOp['reducer'],
    value: (indices: Indices) => Expr,
    options: { along?: number; exclusive?: boolean } = {},
  ): void {
    this.nameOf(`scan ${name}`, target);
    needKnown(`scan ${name}`, options, { along: 0, exclusive: 0 });
    this.add(scanOp(name, target, reducer, value, options));
  }

  /**
   * target = source convolved with the kernel over its last axes; see convolve.ts for the formula. Written as other ops:
   * directly, axis by axis where the kernel is given as factors, or by Fourier transforms, whichever takes fewest operations.
   */
  convolve(
    name: string,
    target: TensorHandle,
    source: TensorHandle,
    kernel: ConvolveKernel,
    options: ConvolveOptions = {},
  ): void {
    this.lowerings.push(addConvolution(this, name, target, source, kernel, options));
  }

  /** target = the discrete Fourier transform of the source over its last axes, whose sizes are products of 2, 3 and 5. */
  fft(name: string, target: ComplexTensors, source: TensorHandle | ComplexTensors, options: FourierOptions = {}): void {
    addFourier(this, name, target, source, options);
  }

  /** A hand-written op; see opaque.ts. */
  opaque(
    name: string,
    body: string,
    spec: {
      reads: readonly TensorHandle[];
      writes: readonly TensorHandle[];
      attributes?: Readonly<Record<string, number>>;
    },
  ): void {
    const place = `opaque ${name}`;
    if (typeof spec !== 'object' || spec === null) refuse(place, 'not a specification', spec, 'an object');
    needKnown(place, spec, { reads: 0, writes: 0, attributes: 0 });
    for (const list of [spec.reads, spec.writes]) needList(place, list);
    this.add({
      kind: 'opaque',
      name,
      body,
      reads: spec.reads.map((handle) => this.nameOf(place, handle)),
      writes: spec.writes.map((handle) => this.nameOf(place, handle)),
      attributes: spec.attributes ?? {},
    });
  }

  /** Runs the ops of `body` max times, or until the flag is non-zero; a flag with a batch axis masks its elements' writes. */
  repeat(name: string, max: number, body: (iteration: Expr) => void, options: { until?: TensorHandle } = {}): void {
    this.takeName(`repeat ${name}`, name);
    if (!Number.isInteger(max) || max < 1 || max > 1_000_000)
      refuse(`repeat ${name}`, 'bad maximum', max, 'a whole number from 1 to 1,000,000');
    if (this.outer.length >= maxRepeatDepth)
      refuse(`repeat ${name}`, 'repeats nest too deeply', this.outer.length + 1, `at most ${maxRepeatDepth}`);
    const axis: Axis = { name: `r${this.outer.length}`, extent: max };
    needKnown(`repeat ${name}`, options, { until: 0 });
    const { until } = options;
    const perElement = until !== undefined && until.shape.length > 0;
    if (until !== undefined) this.needFlag(`repeat ${name}`, until);
    const done = perElement ? this.scratch(`${name}_done`, 'i32', []) : until;
    needFunction(`repeat ${name}`, body);
    const inner = this.nested(
      `repeat ${name}`,
      () => {
        this.outer.push(axis);
        if (perElement) this.masks.push({ flag: until, whenSet: false });
        needDone(`repeat ${name}`, body(indexOf(axis)));
        if (perElement) {
          this.masks.pop();
          // The flags around the loop are in the formula; they must not mask the answer as well.
          const around = this.masks.splice(0);
          this.reduce(`${name}_all`, done as TensorHandle, () => allDone(until, around));
          this.masks.push(...around);
        }
        if (done !== undefined) this.checkRead(`repeat ${name}`, done.tensor.name, 'current');
        this.outer.pop();
      },
      false,
    );
    if (until === undefined) this.noteLoop(inner, [axis]);
    this.ops.push({
      kind: 'repeat',
      name,
      axis,
      max,
      ...(done === undefined ? {} : { until: done.tensor.name }),
      body: inner,
    });
  }

  /** Runs the ops of `body` while the flag is non-zero; a flag with a batch axis masks writes element by element instead. */
  when(name: string, flag: TensorHandle, body: () => void): void {
    this.needFlag(`when ${name}`, flag);
    if (flag.shape.length > 0) {
      needFunction(`when ${name}`, body);
      this.masks.push({ flag, whenSet: true });
      needDone(`when ${name}`, body());
      this.masks.pop();
      return;
    }
    this.takeName(`when ${name}`, name);
    this.checkRead(`when ${name}`, flag.tensor.name, 'current');
    this.ops.push({ kind: 'when', name, flag: flag.tensor.name, body: this.nested(`when ${name}`, body, true) });
  }

  /** Runs the ops of `body` in every n-th cycle. */
  every(name: string, n: number, body: () => void, phase = 0): void {
    this.takeName(`every ${name}`, name);
    if (!Number.isInteger(n) || n < 1 || n >= 2 ** 31)
      refuse(`every ${name}`, 'bad period', n, 'a whole number from 1');
    if (!Number.isInteger(phase) || phase < 0 || phase >= n)
      refuse(`every ${name}`, 'bad phase', phase, `0 … ${n - 1}`);
    this.ops.push({ kind: 'every', name, n, phase, body: this.nested(`every ${name}`, body, true) });
  }

  private nested(place: string, body: () => unknown, conditional: boolean): Op[] {
    const kept = this.ops;
    this.ops = [];
    needFunction(place, body);
    // What a condition writes may be read inside it, not after it.
    const before = this.coverage.copy();
    if (conditional) this.conditional += 1;
    needDone(place, body());
    if (conditional) {
      this.conditional -= 1;
      this.coverage = before;
    }
    const inner = this.ops;
    this.ops = kept;
    return inner;
  }

  /** Rows that a finished loop wrote one by one are written whole. */
  private noteLoop(ops: readonly Op[], finished: readonly Axis[]): void {
    for (const op of ops) {
      if (!isControl(op)) this.coverage.note(op, this.tensors, finished);
      else if (op.kind === 'repeat' && op.until === undefined) this.noteLoop(op.body, [...finished, op.axis]);
    }
  }

  private needFlag(place: string, flag: TensorHandle): void {
    needTensor(place, flag);
    if (flag.shape.length === 0) this.nameOf(place, flag);
    checkFlag(place, flag);
  }

  /** The name of a tensor of this program in its plain version, for ops that know no other. */
  private nameOf(place: string, handle: TensorHandle): string {
    needTensor(place, handle);
    const { name } = handle.tensor;
    if (tensorOf(this.tensors, name, place) !== handle.tensor)
      refuse(place, `${name} is a tensor of another program`, name, 'one declared in this program');
    if (handle.version === 'next')
      refuse(
        place,
        `takes no next version of ${name}`,
        `${name}.next`,
        'a tensor that is not buffered',
        'Copy it with map.',
      );
    return name;
  }

  private takeName(place: string, name: string): void {
    if (typeof name !== 'string' || !identifier.test(name)) refuse(place, 'bad name', name, 'letters, digits and _');
    if (this.opNames.has(name)) refuse(place, 'op name used twice', name, 'a new name');
    this.opNames.add(name);
  }

  /** Adds an op given as data, as a file holds it; it is checked like one that was written. */
  add(op: ComputeOp): void {
    const place = `${op.kind} ${op.name}`;
    this.takeName(place, op.name);
    const masked = maskOp(op, this.masks, place);
    checkDeclared(masked, this.symbols, this.parameters);
    const canonical = canonicalOp(masked, this.outer);
    checkOp(canonical, this.tensors, this.outer);
    this.checkFresh(canonical, place);
    if (this.outer.length > 0 && canonicalWritesNext(canonical)) {
      refuse(
        place,
        'writes a buffered state inside repeat',
        'next',
        'a plain state or scratch',
        'Buffers are swapped once per step.',
      );
    }
    if (this.conditional > 0 && canonicalWritesNext(canonical)) {
      refuse(
        place,
        'writes a buffered state inside when or every',
        'next',
        'an unconditional write',
        'Select the old value instead.',
      );
    }
    this.coverage.note(canonical, this.tensors);
    this.ops.push(canonical);
  }

  private checkFresh(op: ComputeOp, place: string): void {
    const reads =
      op.kind === 'opaque'
        ? op.reads.map((tensor) => ({ tensor, version: 'current' as const }))
        : loadsOf(expressionsOf(op));
    for (const { tensor, version } of reads) this.checkRead(place, tensor, version);
  }

  private checkRead(place: string, name: string, version: 'current' | 'next'): void {
    const tensor = tensorOf(this.tensors, name, place);
    if (tensor.role !== 'scratch' && version === 'current') return;
    const text = versioned(name, version);
    if (!this.coverage.covers(text, tensor)) {
      refuse(
        place,
        `reads ${text} before all of it is written`,
        this.coverage.touched(text) ? 'a part written' : 'nothing written',
        'an earlier op that writes all of it',
        'Make it a state if it should keep old values.',
      );
    }
  }

  finish(): Program {
    for (const tensor of this.tensors.values()) {
      if (tensor.buffered && !this.coverage.covers(`${tensor.name}'`, tensor)) {
        refuse(
          `state ${tensor.name}`,
          'next version is not written whole in each step',
          'a part or nothing',
          'writes that cover it',
          'Copy what stays, or do not buffer it.',
        );
      }
    }
    return {
      name: this.name,
      symbols: [...this.symbols.values()],
      parameters: this.parameters,
      tensors: [...this.tensors.values()],
      ops: this.ops,
      tree: this.tree,
      ...(this.lowerings.length === 0 ? {} : { lowerings: this.lowerings }),
    };
  }
}

function canonicalWritesNext(op: ComputeOp): boolean {
  return (
    (op.kind === 'map' || op.kind === 'reduce' || op.kind === 'matmul') &&
    op.writes.some((write) => write.version === 'next')
  );
}
