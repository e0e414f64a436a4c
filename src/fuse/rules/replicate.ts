/**
 * replicate: a tiny producer is computed again by every unit that needs it, in local memory, instead of once and then
 * waited for. The original stays beside the consumer where its result is needed elsewhere too. Only for producers that
 * do not overwrite what they read, and only where computing again costs less than a barrier.
 */
import { product, sameDimension, smallest } from '../../kernel/dimension.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import type { ComputeOp, Write } from '../../kernel/op.js';
import type { Tensor } from '../../kernel/tensor.js';
import type { Access } from '../access.js';
import { phaseAccesses, sameTensor } from '../access.js';
import type { Answer, Context } from '../context.js';
import { pointsOf } from '../cost.js';
import { lowerOp } from '../lower.js';
import { axisMap, changeNest, renaming, replacingLoads, shortenUnits } from '../rename.js';
import type { LocalTensor, NestPhase, Part } from '../stage.js';

const mostLocalElements = 1024;

/** The consumer as a part that computes `producer` for itself; `stage` are all parts of the producer's stage. */
export function replicate(producer: Part, op: ComputeOp, stage: readonly Part[], context: Context): Answer {
  if (op.kind !== 'map' && op.kind !== 'reduce') return `a ${op.kind} does not replicate its inputs`;
  if (producer.locals.length > 0) return 'the producer has locals of its own';
  if (producer.phases.some((phase) => phase.kind !== 'nest')) return 'the producer is not a chain of loop nests';
  const own = lowerOp(op);
  const written = producer.phases.flatMap((phase) => phaseAccesses(phase).writes);
  const double = phaseAccesses(own.phases[0]).writes.find((write) => written.some((known) => sameTensor(known, write)));
  if (double !== undefined) return `both write ${double.tensor}`;
  const reads = producer.phases.flatMap((phase) => phaseAccesses(phase).reads);
  const hazard = disturbed(reads, written, stage, op);
  if (hazard !== undefined) return hazard;
  let reason = '';
  for (let count = Math.min(producer.units.length, own.units.length - 1); count >= 0; count -= 1) {
    const part = replicateAt(producer, own, count, context);
    if (typeof part !== 'string') {
      return {
        part,
        rule: 'replicate',
        text: `${producer.phases.flatMap((phase) => phase.ops).join(', ')} computed by every unit`,
      };
    }
    reason = part;
  }
  return reason === '' ? 'the consumer is no larger than the producer' : reason;
}

/** With the first `count` outer indices in common; the producer's others are computed inside each unit. */
function replicateAt(producer: Part, own: Part, count: number, context: Context): Part | string {
  for (let position = 0; position < count; position += 1) {
    if (!sameDimension(own.units[position].extent, producer.units[position].extent)) return 'other outer indices';
  }
  const short = shortenUnits(producer, count);
  const locals = localsFor(
    short.phases.flatMap((phase) => phaseAccesses(phase).writes),
    short,
    context,
  );
  return typeof locals === 'string' ? locals : withPrologue(short, own, count, locals, context);
}

/** Why the producer's inputs may change while units recompute it, if they may. */
function disturbed(
  reads: readonly Access[],
  written: readonly Access[],
  stage: readonly Part[],
  op: ComputeOp,
): string | undefined {
  const foreign = reads.filter((read) => !written.some((write) => sameTensor(write, read)));
  const touched = [...stage.flatMap((part) => part.phases), ...lowerOp(op).phases].flatMap(
    (phase) => phaseAccesses(phase).writes,
  );
  const hit = foreign.find((read) => touched.some((write) => sameTensor(write, read)));
  return hit === undefined ? undefined : `${hit.tensor} is overwritten in the same stage`;
}

function localsFor(written: readonly Access[], producer: Part, context: Context): Map<string, LocalTensor> | string {
  const locals = new Map<string, LocalTensor>();
  for (const write of written) {
    const tensor = context.tensors.get(write.tensor);
    if (tensor === undefined || write.indices === undefined) return `${write.tensor} cannot be kept locally`;
    if (tensor.role !== 'scratch') {
      const inPlace = producer.phases.some((phase) =>
        phaseAccesses(phase).reads.some((read) => sameTensor(read, write)),
      );
      if (inPlace) return `${write.tensor} is updated in place`;
    }
    const pinned = producer.units.every((axis, position) => isAxis(write.indices?.[position], axis));
    if (!pinned) return `${write.tensor} is not indexed by the outer indices first`;
    const inner = tensor.shape.slice(producer.units.length);
    if (inner.some((dimension) => typeof dimension !== 'number')) return `${write.tensor} has no fixed size a unit`;
    const elements = product(inner.map(smallest));
    if (!wholeEachTime(write, producer, tensor)) return `${write.tensor} is not written whole each time`;
    if (elements > mostLocalElements)
      return `cost: ${write.tensor} has ${elements} elements per unit, more than ${mostLocalElements}`;
    locals.set(`${write.tensor}.${write.version}`, {
      name: `%${write.tensor}`,
      dtype: tensor.dtype,
      shape: inner as number[],
    });
  }
  return locals;
}

/** An unmasked store over every inner index: a local must not keep what another unit left in it. */
function wholeEachTime(write: Access, producer: Part, tensor: Tensor): boolean {
  if ('where' in write && write.where !== undefined) return false;
  const seen = new Set<Axis>();
  return tensor.shape.slice(producer.units.length).every((dimension, position) => {
    const index = write.indices?.[position + producer.units.length];
    if (index?.op !== 'index' || seen.has(index.axis)) return dimension === 1 && index?.op === 'constant';
    seen.add(index.axis);
    return sameDimension(index.axis.extent, dimension);
  });
}

function isAxis(index: Expr | undefined, axis: Axis): boolean {
  return index?.op === 'index' && index.axis === axis;
}

function withPrologue(
  producer: Part,
  own: Part,
  count: number,
  locals: ReadonlyMap<string, LocalTensor>,
  context: Context,
): Part | string {
  const units = chooseUnits(own, count, context);
  if (units === 0) return 'the consumer has no outer index over which to share it';
  const body = shortenUnits(own, units);
  const change = renaming(axisMap(producer.units, body.units.slice(0, count)));
  const local = (tensor: string, version: string): LocalTensor | undefined => locals.get(`${tensor}.${version}`);
  let stray: string | undefined;
  const toLocal = replacingLoads((found) => {
    const here = local(found.tensor, found.version);
    if (here === undefined) return undefined;
    if (!found.args.slice(0, count).every((index, position) => isAxis(index, body.units[position])))
      stray = found.tensor;
    return {
      ...found,
      tensor: here.name,
      version: 'current',
      args: found.args.slice(count),
      border: found.border.slice(count),
    };
  });
  const prologue = producer.phases.map((phase): NestPhase => {
    const moved = changeNest(changeNest(phase as NestPhase, change), toLocal);
    const keep = (write: Write): Write => {
      const here = local(write.tensor, write.version);
      return here === undefined
        ? write
        : { ...write, tensor: here.name, version: 'current', indices: write.indices.slice(count) };
    };
    return {
      ...moved,
      sweeps: moved.sweeps.map((sweep) => ({ ...sweep, writes: sweep.writes.map(keep) })),
      writes: moved.writes.map(keep),
    };
  });
  const phases = body.phases.map((phase) => changeNest(phase as NestPhase, toLocal));
  if (stray !== undefined) return `${stray} is read across outer indices`;
  return { units: body.units, phases: [...prologue, ...phases], locals: [...locals.values()] };
}

/** Enough units to fill the machine, and no more: each of them pays for the prologue. */
function chooseUnits(own: Part, least: number, context: Context): number {
  for (let units = Math.max(least, 1); units < own.units.length; units += 1) {
    if (pointsOf(own.units.slice(0, units)) >= context.machine.parallel) return units;
  }
  return Math.max(least, own.units.length - 1);
}
