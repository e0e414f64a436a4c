/**
 * States of brains on their way out of a session and back: whole batches and single slots. A snapshot has the form of the
 * full Program (level 0 of quality, the configured precision) whatever level the session runs at, so that it loads into
 * any brain of its configuration. What goes back was checked before (snapshot-check.ts).
 */
import type { Session } from '../device/device.js';
import { repeated } from '../kernel/dtype.js';
import type { Bindings, HostArray, Program, Tensor } from '../kernel/index.js';
import { statesFrom } from './level-states.js';
import { isPerBrain, partOf, statesOf, withPart } from './storage.js';
import type { BrainConfiguration, BrainSnapshot, SlotSnapshot } from './types.js';

/** The states of a session that are the brain's: a closed loop holds others beside them. */
export function ownStates(program: Program, full: Program): Tensor[] {
  const own = new Set(statesOf(full).map(({ name }) => name));
  return statesOf(program).filter(({ name }) => own.has(name));
}

/** What the symbols of a brain's Program stand for. */
export function bindingsOf({ brains, bankRows }: BrainConfiguration): Bindings {
  return { B: brains, R: bankRows };
}

export async function takeSnapshot(
  session: Session,
  full: Program,
  configuration: BrainConfiguration,
): Promise<BrainSnapshot> {
  const tensors: Record<string, HostArray> = {};
  const dtypes: Record<string, string> = {};
  const shapes: Record<string, readonly number[]> = {};
  const bindings = bindingsOf(configuration);
  const { cycle } = session;
  const read = (name: string) => session.read(name);
  for await (const { tensor, data } of statesFrom(statesOf(full), session.program, read, bindings)) {
    tensors[tensor.name] = data;
    dtypes[tensor.name] = tensor.dtype;
    shapes[tensor.name] = tensor.shape.map((one) => (typeof one === 'number' ? one : bindings[one.symbol]));
  }
  return { format: 'fieldbrain-brain', version: 1, configuration, cycle, tensors, dtypes, shapes };
}

export async function takeSlot(
  session: Session,
  full: Program,
  configuration: BrainConfiguration,
  slot: number,
): Promise<SlotSnapshot> {
  const tensors: Record<string, HostArray> = {};
  const wanted = statesOf(full).filter(isPerBrain);
  const read = (name: string) => session.read(name);
  for await (const { tensor, data } of statesFrom(wanted, session.program, read, bindingsOf(configuration)))
    tensors[tensor.name] = partOf(data, slot, configuration.brains);
  return { format: 'fieldbrain-slot', version: 1, configuration, tensors };
}

/** Writes all states and the cycle of a snapshot that was found to fit. */
export async function putSnapshot(
  session: Session,
  full: Program,
  configuration: BrainConfiguration,
  { cycle, tensors }: BrainSnapshot,
): Promise<void> {
  session.cycle = cycle;
  const read = (name: string) => tensors[name];
  const own = ownStates(session.program, full);
  for await (const { tensor, data } of statesFrom(own, full, read, bindingsOf(configuration)))
    await session.write(tensor.name, data);
}

/**
 * Writes the states and the cycle of a smaller batch, found to fit, as often as it goes into the session's: slot s takes the
 * state of slot s modulo the number of its brains.
 */
export async function putCopies(
  session: Session,
  full: Program,
  { brains }: BrainConfiguration,
  { cycle, tensors, configuration }: BrainSnapshot,
): Promise<void> {
  session.cycle = cycle;
  const read = (name: string) => tensors[name];
  const copies = brains / configuration.brains;
  for await (const { tensor, data } of statesFrom(
    ownStates(session.program, full),
    full,
    read,
    bindingsOf(configuration),
  )) {
    if (!isPerBrain(tensor)) await session.write(tensor.name, data);
    else if (session.writeCopies !== undefined) await session.writeCopies(tensor.name, data);
    else await session.write(tensor.name, repeated(data, copies));
  }
}

/** Writes the states of a slot from a snapshot that was found to fit. */
export async function putSlot(
  session: Session,
  full: Program,
  configuration: BrainConfiguration,
  slot: number,
  { tensors }: SlotSnapshot,
): Promise<void> {
  const wanted = ownStates(session.program, full).filter(isPerBrain);
  const read = (name: string) => tensors[name];
  for await (const { tensor, data } of statesFrom(wanted, full, read, { ...bindingsOf(configuration), B: 1 }))
    await session.write(tensor.name, withPart(await session.read(tensor.name), slot, data));
}
