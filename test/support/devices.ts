/**
 * Devices for tests that have no hardware: the reference under another name, on request with a fault planted in one op or
 * with less than full capabilities, and machines made of such devices. Nothing here is fast or clever.
 */
import type { Device, DeviceKind, Fusion } from '../../src/device/device.js';
import { kindOf } from '../../src/device/kinds.js';
import { createReference } from '../../src/device/reference/reference.js';
import type { DeviceMaker } from '../../src/device/registry.js';
import type { ComputeOp, Dtype, Expr, Op } from '../../src/kernel/index.js';
import { add, constant, FieldbrainError, gt, select } from '../../src/kernel/index.js';
import { isControl } from '../../src/kernel/op.js';

/** An op that is computed wrongly: something is added to its values. */
export interface Fault {
  readonly op: string;
  /** Only in sessions of this fusion. */
  readonly fusion?: Fusion;
  /** Only in sessions that are not debug sessions. */
  readonly releaseOnly?: boolean;
  readonly by?: number;
  /** Only values above this are wrong. */
  readonly above?: number;
}

export interface ImpostorOptions {
  readonly fault?: Fault;
  readonly exact?: boolean;
  readonly name?: string;
  readonly dtypes?: readonly Dtype[];
}

/** The reference under the name of another device. */
export function impostor(kind: DeviceKind, options: ImpostorOptions = {}): Device {
  const device = createReference();
  const { fault, exact = true, name = `a ${kind}`, dtypes } = options;
  const { capabilities } = device.description;
  const held = dtypes ?? capabilities.dtypes;
  return {
    description: { ...device.description, kind, name, capabilities: { ...capabilities, exact, dtypes: held } },
    async load(program, load = {}) {
      const lacking = program.tensors.find(({ dtype }) => !held.includes(dtype));
      if (lacking !== undefined)
        throw new FieldbrainError('program-unsupported', `${lacking.name}: ${kind} lacks its dtype ${lacking.dtype}.`);
      const struck = fault !== undefined && (fault.fusion ?? load.fusion) === load.fusion;
      if (!struck || (fault.releaseOnly && load.debug)) return device.load(program, load);
      return device.load({ ...program, ops: program.ops.map((op) => spoil(op, fault)) }, load);
    },
    close: () => device.close(),
  };
}

/** A machine with these devices; the others are refused as a real machine refuses them. */
export function machineOf(devices: Readonly<Partial<Record<DeviceKind, Device>>>): DeviceMaker {
  return async (kind) => {
    const device = devices[kindOf(kind)];
    if (device === undefined) throw new FieldbrainError('device-unavailable', `${kind}: none here. Buy one.`);
    return { ...device, close: async () => undefined };
  };
}

function spoil(op: Op, fault: Fault): Op {
  if (isControl(op)) return { ...op, body: op.body.map((one) => spoil(one, fault)) };
  return op.name === fault.op ? spoilCompute(op, (value) => more(value, fault)) : op;
}

function more(value: Expr, { by = 0.25, above }: Fault): Expr {
  const isFloat = value.dtype === 'f32' || value.dtype === 'f64';
  const wrong = add(value, constant(isFloat ? by : 1, value.dtype));
  return above === undefined ? wrong : select(gt(value, above), wrong, value);
}

function spoilCompute(op: ComputeOp, change: (value: Expr) => Expr): ComputeOp {
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return { ...op, writes: op.writes.map((write) => ({ ...write, value: change(write.value) })) };
    case 'opaque':
      throw new Error(`nothing to spoil in the opaque op ${op.name}`);
    default:
      return 'weight' in op ? { ...op, weight: change(op.weight) } : { ...op, value: change(op.value) };
  }
}
