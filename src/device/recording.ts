/**
 * Many steps with chosen tensors recorded every k-th of them: `runSteps(session, 1000, { record: { u: 10, energy: 1 } })`. It
 * uses what every session has (step, stepMany, read), so it works on every device. Inputs are given once and stay.
 */
import type { Dtype, HostArray } from '../kernel/index.js';
import { createHostArray, FieldbrainError } from '../kernel/index.js';
import { checkSteps, checkTensor } from './check.js';
import type { Arrays, Session } from './device.js';

/** What to record, and the inputs of all steps. */
export interface RecordOptions {
  /** The inputs of every step, without an axis of time; the last ones by default. */
  readonly inputs?: Arrays;
  /** By tensor, after every how many steps it is recorded: 10 means after steps 10, 20, 30 and so on. */
  readonly record?: Readonly<Record<string, number>>;
  /** The most bytes that may be recorded: 1 GiB by default. */
  readonly limitBytes?: number;
}

/** What was recorded of each tensor: its values one after the other, with a leading axis of `times`. */
export interface Recorded {
  readonly data: HostArray;
  /** The steps after which it was recorded, counted from 1 in this run. */
  readonly times: readonly number[];
}

const oneGiB = 2 ** 30;

/** Runs steps with inputs that stay the same, and returns the tensors of `record` at their times. */
export async function runSteps(
  session: Session,
  steps: number,
  options: RecordOptions = {},
): Promise<Readonly<Record<string, Recorded>>> {
  checkSteps(session.program, steps);
  const { record = {}, limitBytes = oneGiB } = options;
  const rows = Object.entries(record).map(([name, every]) => prepareRow(session, name, every, steps));
  let [done, used] = [0, 0];
  if (options.inputs !== undefined) {
    await session.step(options.inputs);
    done = 1;
    await take(1);
  }
  while (done < steps) {
    const next = Math.min(steps, ...rows.map(({ every }) => done + every - (done % every)));
    await session.stepMany(next - done);
    done = next;
    await take(done);
  }
  return Object.fromEntries(rows.map(({ name, taken, times }) => [name, { data: joined(taken), times }]));

  async function take(step: number): Promise<void> {
    for (const { name, every, taken, times } of rows) {
      if (step % every !== 0) continue;
      const data = await session.read(name);
      used += data.byteLength * (taken.length === 0 ? Math.floor(steps / every) : 0);
      if (used > limitBytes) {
        const text = `run ${session.program.name}: too much to record (got ${used} bytes, expected at most ${limitBytes}). Record fewer tensors or less often.`;
        throw new FieldbrainError('input-invalid', text, { used, limitBytes });
      }
      taken.push(data.slice());
      times.push(step);
    }
  }
}

interface Row {
  readonly name: string;
  readonly every: number;
  readonly taken: HostArray[];
  readonly times: number[];
}

function prepareRow(session: Session, name: string, every: number, steps: number): Row {
  checkTensor(session.program, name);
  if (!Number.isInteger(every) || every < 1 || every > steps) {
    const text = `record ${name}: bad period (got ${every}, expected a whole number from 1 to ${steps}).`;
    throw new FieldbrainError('input-invalid', text, { tensor: name, got: every });
  }
  return { name, every, taken: [], times: [] };
}

function joined(parts: readonly HostArray[]): HostArray {
  const [first] = parts;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const all = createHostArray(dtypeOf(first), length);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/** A dtype whose host array is of the same kind. */
function dtypeOf(array: HostArray): Dtype {
  if (array instanceof Float64Array) return 'f64';
  if (array instanceof Int32Array) return 'i32';
  if (array instanceof Uint32Array) return 'u32';
  if (array instanceof Uint8Array) return 'f8e4m3';
  return array instanceof Uint16Array ? 'f16' : 'f32';
}
