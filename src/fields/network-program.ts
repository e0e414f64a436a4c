/**
 * A network of fields as one Program: first every field's output f(u), then the convolutions and projections, then all
 * activations. So every interaction of a step sees the outputs of the step before, whatever the order of the fields.
 */
import type { Expr, Program, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  add,
  cast,
  constant,
  cycle,
  div,
  gt,
  maximum,
  mul,
  normal,
  program,
  select,
  sigmoid,
  sub,
  sum,
} from '../kernel/index.js';
import { axesOf, type CheckedArchitecture, type CheckedField, type Coupling } from './options.js';
import { kernelLength } from './weights.js';

/** How a network is built. */
export interface NetworkBuild {
  readonly architecture: CheckedArchitecture;
  readonly batch: number;
  readonly precision: 'f32' | 'f64';
  readonly seed: number;
  /** How many σ a kernel reaches to each side. */
  readonly cutoff: number;
}

/** Which factors of kernels the host must give, by the name of their tensor. */
export interface FactorPlan {
  readonly tensor: string;
  readonly length: number;
  readonly sigma: number | readonly number[];
  /** The amplitude stands in the first factor of each kernel; the others add up to 1. */
  readonly amplitude: number | readonly number[];
  /** Whether each instance has its own. */
  readonly isSwept: boolean;
}

/** The Program of a network and the constants that it needs. */
export interface NetworkProgram {
  readonly program: Program;
  readonly factors: readonly FactorPlan[];
}

/** Builds the Program of a checked architecture. */
export function networkProgram(build: NetworkBuild): NetworkProgram {
  const factors: FactorPlan[] = [];
  const built = program('fields', (b) => new NetworkBuilder(b, build, factors).add());
  return { program: built, factors };
}

class NetworkBuilder {
  private readonly rates = new Map<string, TensorHandle>();

  constructor(
    private readonly b: ProgramBuilder,
    private readonly build: NetworkBuild,
    private readonly factors: FactorPlan[],
  ) {}

  add(): void {
    const { fields } = this.build.architecture;
    for (const [name, field] of fields) this.declare(name, field);
    for (const [name, field] of fields) this.fire(name, field);
    const evolutions = [...fields].map(([name, field]) => this.prepare(name, field));
    for (const evolve of evolutions) evolve();
  }

  private readonly handles = new Map<string, Record<string, TensorHandle>>();

  private declare(name: string, field: CheckedField): void {
    const { b } = this;
    const { batch, precision } = this.build;
    const shape = [batch, ...field.shape];
    const per = (what: string): TensorHandle => b.parameter(`${name}_${what}`, precision, 0, [batch]);
    this.handles.set(name, {
      u: b.state(`${name}_u`, precision, shape),
      stimulus: b.parameter(`${name}_stimulus`, precision, 0, shape),
      restingLevel: per('restingLevel'),
      tau: per('tau'),
      slope: per('slope'),
      globalInhibition: per('globalInhibition'),
      noise: per('noise'),
    });
  }

  private of(name: string): Record<string, TensorHandle> {
    return this.handles.get(name) as Record<string, TensorHandle>;
  }

  private value(x: number): Expr {
    return constant(x, this.build.precision);
  }

  private fire(name: string, field: CheckedField): void {
    const { u, slope } = this.of(name);
    const rate = this.b.scratch(`${name}_rate`, this.build.precision, u.shape);
    this.rates.set(name, rate);
    this.b.map(`${name}_fire`, rate, (at) =>
      field.isStep
        ? select(gt(u.at(...at), 0), this.value(1), this.value(0))
        : sigmoid(mul(slope.at(at[0]), u.at(...at))),
    );
  }

  /** Adds what the field's activation needs, and returns what updates it. */
  private prepare(name: string, field: CheckedField): () => void {
    const { b } = this;
    const { architecture, batch, precision, seed } = this.build;
    const tensors = this.of(name);
    const rate = this.rates.get(name) as TensorHandle;
    const inputs: ((at: readonly Expr[]) => Expr)[] = [];
    if (field.kernels.length > 0) {
      const lateral = b.scratch(`${name}_lateral`, precision, rate.shape);
      const terms = field.kernels.map((kernel, place) => this.factorsOf(`${name}_kernel${place}`, field, kernel));
      b.convolve(`${name}_interact`, lateral, rate, terms, { border: field.boundary });
      inputs.push((at) => lateral.at(...at));
    }
    architecture.couplings.forEach((coupling, place) => {
      if (coupling.to === name) inputs.push(this.coupling(`${name}_from${place}`, coupling));
    });
    const isInhibited = needs(field.globalInhibition);
    const total = isInhibited ? b.scratch(`${name}_total`, precision, [batch]) : undefined;
    if (total !== undefined) b.reduce(`${name}_add`, total, ([n]) => sum([...field.shape], (at) => rate.at(n, ...at)));
    if (field.memory !== undefined) inputs.push(this.memory(name, field));
    const { dt } = architecture;
    const { u, stimulus, restingLevel, tau, globalInhibition, noise } = tensors;
    const position = [...architecture.fields.keys()].indexOf(name);
    return () =>
      b.map(`${name}_evolve`, u, (at) => {
        const [n] = at;
        const here = u.at(...at);
        const driven = inputs.reduce<Expr>(
          (all, input) => add(all, input(at)),
          sub(add(restingLevel.at(n), stimulus.at(...at)), here),
        );
        const change = total === undefined ? driven : sub(driven, mul(globalInhibition.at(n), total.at(n)));
        let step = mul(change, dt);
        if (needs(field.noise)) {
          const element = cast(flat(at.slice(1), field.shape), 'u32');
          const key = { seed, brain: cast(n, 'u32'), cycle, stream: position };
          const chance = cast(normal(key, element, 2), precision);
          step = add(step, mul(noise.at(n), mul(chance, Math.sqrt(dt))));
        }
        return add(here, div(step, tau.at(n)));
      });
  }

  /** One factor per axis, given by the host. */
  private factorsOf(
    name: string,
    field: CheckedField,
    kernel: { readonly amplitude: number | readonly number[]; readonly sigma: number | readonly number[] },
  ): TensorHandle[] {
    const { batch, precision, cutoff } = this.build;
    const isSwept = typeof kernel.amplitude !== 'number' || typeof kernel.sigma !== 'number';
    const widest = typeof kernel.sigma === 'number' ? kernel.sigma : Math.max(...kernel.sigma);
    return field.shape.map((size, axis) => {
      const length = kernelLength(widest, size, cutoff);
      const tensor = `${name}_axis${axis}`;
      const amplitude = axis === 0 ? kernel.amplitude : 1;
      this.factors.push({ tensor, length, sigma: kernel.sigma, amplitude, isSwept });
      return this.b.constant(tensor, precision, isSwept ? [batch, length] : [length]);
    });
  }

  /** The other field's output, projected and smoothed, at a place of this field. */
  private coupling(name: string, coupling: Coupling): (at: readonly Expr[]) => Expr {
    const { b } = this;
    const { architecture, batch, precision } = this.build;
    const [from, to] = [coupling.from, coupling.to].map((one) => architecture.fields.get(one) as CheckedField);
    const rate = this.rates.get(coupling.from) as TensorHandle;
    const axes = axesOf(coupling, from, to);
    const isReducing = from.shape.length > to.shape.length;
    const small = isReducing ? to : from;
    let source = rate;
    if (isReducing || axes.some((axis, place) => axis !== place))
      source = this.projected(name, coupling, from, to, axes);
    if (coupling.sigma !== undefined) {
      const smooth = b.scratch(`${name}_smooth`, precision, [batch, ...small.shape]);
      const factors = this.factorsOf(name, small, { amplitude: coupling.amplitude, sigma: coupling.sigma });
      b.convolve(`${name}_spread`, smooth, source, factors, { border: small.boundary });
      source = smooth;
    }
    const scale = coupling.sigma === undefined ? coupling.amplitude : 1;
    const isExpanding = from.shape.length < to.shape.length;
    return ([n, ...place]) => {
      const loaded = isExpanding ? source.at(n, ...axes.map((axis) => place[axis])) : source.at(n, ...place);
      return scale === 1 ? loaded : mul(loaded, scale);
    };
  }

  private projected(
    name: string,
    coupling: Coupling,
    from: CheckedField,
    to: CheckedField,
    axes: readonly number[],
  ): TensorHandle {
    const { batch, precision } = this.build;
    const rate = this.rates.get(coupling.from) as TensorHandle;
    if (from.shape.length < to.shape.length) return rate;
    const projection = this.b.scratch(`${name}_projection`, precision, [batch, ...to.shape]);
    const dropped = from.shape.map((_, axis) => axis).filter((axis) => !axes.includes(axis));
    const load = (n: Expr, kept: readonly Expr[], other: readonly Expr[]): Expr =>
      rate.at(
        n,
        ...from.shape.map((_, axis) => (axes.includes(axis) ? kept[axes.indexOf(axis)] : other[dropped.indexOf(axis)])),
      );
    const extents = dropped.map((axis) => from.shape[axis]);
    if (dropped.length === 0) this.b.map(`${name}_project`, projection, ([n, ...kept]) => load(n, kept, []));
    else {
      const fold = coupling.reduce === 'max' ? maximum : sum;
      this.b.reduce(`${name}_project`, projection, ([n, ...kept]) => fold(extents, (other) => load(n, kept, other)));
    }
    return projection;
  }

  /** ṗ = f (f − p) / τ_build − (1 − f) p / τ_decay while any point is active, else nothing. */
  private memory(name: string, field: CheckedField): (at: readonly Expr[]) => Expr {
    const { b } = this;
    const { architecture, batch, precision } = this.build;
    const { tauBuild, tauDecay, strength } = field.memory as NonNullable<CheckedField['memory']>;
    const rate = this.rates.get(name) as TensorHandle;
    const trace = b.state(`${name}_trace`, precision, rate.shape);
    const active = b.scratch(`${name}_active`, precision, [batch]);
    b.reduce(`${name}_watch`, active, ([n]) =>
      select(
        gt(
          maximum([...field.shape], (at) => rate.at(n, ...at)),
          0.5,
        ),
        this.value(1),
        this.value(0),
      ),
    );
    b.map(`${name}_remember`, trace, (at) => {
      const [f, p] = [rate.at(...at), trace.at(...at)];
      const growth = mul(f, mul(sub(f, p), architecture.dt / tauBuild));
      const decay = mul(sub(this.value(1), f), mul(p, architecture.dt / tauDecay));
      return add(p, mul(active.at(at[0]), sub(growth, decay)));
    });
    return (at) => mul(trace.at(...at), strength);
  }
}

/** Whether a term is there at all: what is zero for every instance costs nothing. */
export function needs(value: number | readonly number[]): boolean {
  return typeof value === 'number' ? value !== 0 : value.some((one) => one !== 0);
}

function flat(at: readonly Expr[], shape: readonly number[]): Expr {
  return at.reduce((total, index, axis) => (axis === 0 ? index : add(mul(total, shape[axis]), index)));
}
