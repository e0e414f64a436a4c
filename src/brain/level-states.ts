/**
 * The states of a brain in the form of another Program: of another level of quality, of a snapshot (which always has the
 * form of level 0), or of a Program that works on a few of them. Programs may store the same numbers in other types; what
 * one of them does not have, or has in another size (the planner's candidates), does not travel.
 */
import type { Session } from '../device/device.js';
import type { Bindings, HostArray, Program, Tensor } from '../kernel/index.js';
import { initialPart, recode, sizeOf, statesOf } from './storage.js';

/** Gives the data of a state by its name. */
export type StateReader = (name: string) => HostArray | Promise<HostArray>;

/** A state and what it holds. */
export interface FilledState {
  readonly tensor: Tensor;
  readonly data: HostArray;
}

/**
 * The wanted states, made from those of another Program one by one, so that few are in memory at once. Those that do not
 * travel hold what they begin with.
 */
export async function* statesFrom(
  wanted: readonly Tensor[],
  source: Program,
  read: StateReader,
  bindings: Bindings,
): AsyncGenerator<FilledState> {
  for (const tensor of wanted) {
    const found = counterpartOf(tensor, source, bindings);
    if (found === undefined) yield { tensor, data: initialPart(tensor, sizeOf(tensor, bindings)) };
    else yield { tensor, data: inTypeOf(tensor, found, await read(found.name)) };
  }
}

/** Copies the states that two sessions have in common; those that only the second has stay as they are. */
export async function copyStates(from: Session, to: Session, bindings: Bindings): Promise<void> {
  for (const tensor of statesOf(to.program)) {
    const found = counterpartOf(tensor, from.program, bindings);
    if (found === undefined || (await to.copyFrom?.(from, tensor.name)) === true) continue;
    await to.write(tensor.name, inTypeOf(tensor, found, await from.read(found.name)));
  }
}

function counterpartOf(tensor: Tensor, source: Program, bindings: Bindings): Tensor | undefined {
  const found = statesOf(source).find(({ name }) => name === tensor.name);
  return found !== undefined && sizeOf(found, bindings) === sizeOf(tensor, bindings) ? found : undefined;
}

function inTypeOf(tensor: Tensor, found: Tensor, data: HostArray): HostArray {
  return found.dtype === tensor.dtype ? data : recode(data, found.dtype, tensor.dtype);
}
