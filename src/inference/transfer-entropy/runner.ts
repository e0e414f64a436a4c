/**
 * Where an estimate runs: which device, which precision, and whether by neighbour search on the processor or by the Program
 * that compares all pairs.
 */
import { createDefaultDevice, createDevice, type Device, type DeviceKind } from '../../device/index.js';
import { hostKind, kindOf, kindTraits } from '../../device/kinds.js';
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';
import type { EstimateOptions } from './options.js';
import type { Precision } from './problem.js';

export interface Runner {
  readonly kind: DeviceKind;
  readonly precision: Precision;
  /** Absent where the processor searches. */
  readonly device: Device | undefined;
  readonly close: () => Promise<void>;
}

let defaultKind: Promise<DeviceKind> | undefined;

/** The machine's default kind of device, looked for once. */
function findDefaultKind(): Promise<DeviceKind> {
  defaultKind ??= createDefaultDevice().then(async ({ kind, device }) => {
    await device.close();
    return kind;
  });
  return defaultKind;
}

export async function openRunner(place: string, options: EstimateOptions): Promise<Runner> {
  const given = options.device ?? (await findDefaultKind());
  const kind = typeof given === 'string' ? kindOf(given) : given.description.kind;
  const searches = (options.method ?? (kind === hostKind ? 'search' : 'program')) === 'search';
  if (searches) {
    if (kind !== hostKind)
      refuse(`${place} method`, 'only the processor searches', kind, hostKind, 'Leave out the method.');
    return { kind, precision: options.precision ?? 'f64', device: undefined, close: async () => undefined };
  }
  const device = typeof given === 'string' ? await createDevice(given) : given;
  const close = typeof given === 'string' ? () => device.close() : async () => undefined;
  const precision = options.precision ?? (kindTraits[kind].isGpu ? 'f32' : 'f64');
  if (!device.description.capabilities.dtypes.includes(precision)) {
    await close();
    refuse(`${place} precision`, `${kind} does not have it`, precision, 'f32', 'Use f32, or the device cpu.');
  }
  return { kind, precision, device, close };
}

function refuse(place: string, wrong: string, got: string, expected: string, advice: string): never {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  throw new FieldbrainError('usage', text, { got, expected });
}
