/**
 * A plan written back as a Program, so that the reference can run it: units become repeats (forwards or backwards, to
 * show that their order does not matter), phases become plain ops, locals become scratch. It proves what fusion did
 * without any emitter.
 */

import type { Planned } from '../../src/fuse/plan.js';
import { renaming } from '../../src/fuse/rename.js';
import type { Part, Phase, PlanStep } from '../../src/fuse/stage.js';
import { type Bindings, resolve } from '../../src/kernel/dimension.js';
import type { Axis, Expr } from '../../src/kernel/expr.js';
import { indexOf, sub } from '../../src/kernel/expr.js';
import type { ComputeOp, MapOp, Op, Write } from '../../src/kernel/op.js';
import { changeWrite } from '../../src/kernel/op.js';
import type { Program } from '../../src/kernel/program.js';
import type { Tensor } from '../../src/kernel/tensor.js';

export function planAsProgram(
  { program, plan }: Planned,
  bindings: Bindings,
  order: 'forwards' | 'backwards',
): Program {
  const locals: Tensor[] = [];
  let serial = 0;
  const opsOf = (part: Part): Op[] => {
    const rename = new Map<string, string>();
    for (const local of part.locals) {
      serial += 1;
      rename.set(local.name, `${local.name}_${serial}`);
      locals.push({
        ...local,
        name: `${local.name}_${serial}`,
        role: 'scratch',
        layout: local.shape.map((_, axis) => axis),
        buffered: false,
        initial: 0,
      });
    }
    if (part.phases.some((phase) => phase.kind !== 'nest'))
      return part.phases.flatMap((phase) => phaseOps(phase, part.units, rename));
    let body: Op[] = part.phases.flatMap((phase) => phaseOps(phase, [], rename));
    for (let position = part.units.length - 1; position >= 0; position -= 1) {
      const axis = part.units[position];
      const max = resolve(axis.extent, bindings);
      serial += 1;
      if (order === 'backwards') body = body.map((op) => reverse(op, axis, max));
      body = max === 0 ? [] : [{ kind: 'repeat', name: `units${serial}`, axis, max, body }];
    }
    return body;
  };
  const walk = (steps: readonly PlanStep[]): Op[] =>
    steps.flatMap((step): Op[] => {
      if (step.kind !== 'stage') return [{ ...step, body: walk(step.body) } as Op];
      const parts = plan.stages[step.stage].parts;
      return (order === 'forwards' ? parts : [...parts].reverse()).flatMap(opsOf);
    });
  const ops = walk(plan.steps);
  return { ...program, tensors: [...program.tensors, ...locals], ops };
}

function reverse(op: Op, axis: Axis, max: number): Op {
  const change = renaming(new Map<Axis, Expr>([[axis, sub(max - 1, indexOf(axis))]]));
  if (op.kind === 'repeat') return { ...op, body: op.body.map((inner) => reverse(inner, axis, max)) };
  return { ...(op as MapOp), writes: (op as MapOp).writes.map((write) => changeWrite(write, change)) };
}

function phaseOps(phase: Phase, units: readonly Axis[], rename: ReadonlyMap<string, string>): ComputeOp[] {
  if (phase.kind !== 'nest') return [phase.op];
  const axes = [...units, ...phase.rows];
  const base = { kind: 'map' as const, name: phase.ops.join('_') };
  const local = (write: Write): Write => ({
    ...changeWrite(write, renameLoads(rename)),
    tensor: rename.get(write.tensor) ?? write.tensor,
  });
  return [
    ...phase.sweeps.map((sweep) => ({ ...base, axes: [...axes, ...sweep.axes], writes: sweep.writes.map(local) })),
    ...(phase.writes.length === 0 ? [] : [{ ...base, axes, writes: phase.writes.map(local) }]),
  ];
}

function renameLoads(rename: ReadonlyMap<string, string>): (expr: Expr) => Expr {
  const memory = new Map<Expr, Expr>();
  const go = (expr: Expr): Expr => {
    const known = memory.get(expr);
    if (known !== undefined) return known;
    const args = expr.args.map(go);
    const same = args.every((arg, position) => arg === expr.args[position]);
    const name = expr.op === 'load' ? rename.get(expr.tensor) : undefined;
    const result =
      name !== undefined ? ({ ...expr, args, tensor: name } as Expr) : same ? expr : ({ ...expr, args } as Expr);
    memory.set(expr, result);
    return result;
  };
  return go;
}
