/**
 * What the values of a stage's text name: tensors, sizes, local arrays, and names that nothing else bears. What they begin with is
 * declared at the head of the text that is being written.
 */
import type { Axis } from '../../kernel/expr.js';
import { type Address, int, type Statement, type Value } from '../loop/language.js';
import { Kernel, type Memory } from '../loop/lower/kernel.js';
import { decode } from '../loop/lower/serial-loop.js';
import type { StageContext } from './context.js';
import { Printer } from './print.js';
import { warpThreads } from './tuning.js';

const printer = new Printer({ by: 'warp' });

export class ScopeKernel extends Kernel {
  constructor(readonly context: StageContext) {
    super(context.module(warpThreads), 'a scope', context.localTensors, false);
  }

  protected override begin(statement: Statement): void {
    this.context.declareAll([statement]);
  }

  override fresh(prefix: string): string {
    return this.context.fresh(prefix);
  }

  override axisName(axis: Axis): string {
    return this.context.fresh(`${axis.name}_`);
  }

  /** Of interleaved arrays, what belongs to one index lies side by side. */
  override address(memory: Memory, indices: readonly Value[]): Address {
    const address = super.address(memory, indices);
    const { step } = this.context;
    if (step === undefined || address.space !== 'shared') return address;
    return { ...address, places: [...address.places, { index: int(0), size: int(step) }] };
  }

  text(value: Value): string {
    return printer.value(value);
  }
}

/** Statements that bind each axis to its index in a linear one below their product. */
export function axesAt(
  axes: readonly Axis[],
  linear: Value,
  context: StageContext,
): { readonly statements: readonly Statement[]; readonly names: ReadonlyMap<Axis, Value> } {
  const { statements, bound } = decode(new ScopeKernel(context), axes, linear);
  return { statements, names: bound };
}
