/** States of brains on their way out of a session and back: whole batches and single slots, checked before any is written. */
import type { Session } from '../device/device.js';
import type { HostArray } from '../kernel/index.js';
import { wrongFile } from './refusal.js';
import { isPerBrain, partOf, sizeOf, statesOf, withPart } from './storage.js';
import type { BrainConfiguration, BrainSnapshot, SlotSnapshot } from './types.js';

export async function takeSnapshot(session: Session, configuration: BrainConfiguration): Promise<BrainSnapshot> {
  const tensors: Record<string, HostArray> = {};
  const dtypes: Record<string, string> = {};
  const shapes: Record<string, readonly number[]> = {};
  const { brains, bankRows } = configuration;
  for (const tensor of statesOf(session.program)) {
    tensors[tensor.name] = await session.read(tensor.name);
    dtypes[tensor.name] = tensor.dtype;
    shapes[tensor.name] = tensor.shape.map((one) =>
      typeof one === 'number' ? one : one.symbol === 'B' ? brains : bankRows,
    );
  }
  return { format: 'fieldbrain-brain', version: 1, configuration, cycle: session.cycle, tensors, dtypes, shapes };
}

export async function takeSlot(
  session: Session,
  configuration: BrainConfiguration,
  slot: number,
): Promise<SlotSnapshot> {
  const tensors: Record<string, HostArray> = {};
  for (const tensor of statesOf(session.program))
    if (isPerBrain(tensor)) tensors[tensor.name] = partOf(await session.read(tensor.name), slot, configuration.brains);
  return { format: 'fieldbrain-slot', version: 1, configuration, tensors };
}

/** Refuses a snapshot of a whole batch that does not fit the session. */
export function checkSnapshot(session: Session, mine: BrainConfiguration, snapshot: BrainSnapshot): void {
  checkKind('load', mine, snapshot, 'fieldbrain-brain', ['brains', 'bankRows', 'perBrainStores']);
  for (const { name } of statesOf(session.program)) checkTensor('load', session, mine, name, snapshot, 1);
  if (!Number.isInteger(snapshot.cycle) || snapshot.cycle < 0)
    throw wrongFile('load', 'bad cycle', snapshot.cycle, 'a whole number from 0');
}

/** Writes a slot's states, after all of them were found to fit. */
export async function putSlot(
  session: Session,
  mine: BrainConfiguration,
  slot: number,
  snapshot: SlotSnapshot,
): Promise<void> {
  checkKind(
    'importSlot',
    mine,
    snapshot,
    'fieldbrain-slot',
    mine.perBrainStores ? ['seed', 'bankRows', 'perBrainStores'] : ['seed'],
  );
  const states = statesOf(session.program).filter(isPerBrain);
  for (const { name } of states) checkTensor('importSlot', session, mine, name, snapshot, mine.brains);
  for (const { name } of states)
    await session.write(name, withPart(await session.read(name), slot, snapshot.tensors[name]));
}

function checkKind(
  place: string,
  mine: BrainConfiguration,
  snapshot: BrainSnapshot | SlotSnapshot,
  format: string,
  more: readonly (keyof BrainConfiguration)[],
): void {
  if (snapshot?.format !== format || snapshot.version !== 1)
    throw wrongFile(place, 'not a snapshot of this kind', `${snapshot?.format} ${snapshot?.version}`, `${format} 1`);
  const theirs = snapshot.configuration;
  const compare = (name: string, a: unknown, b: unknown): void => {
    if (a !== b) throw wrongFile(place, `another ${name}`, b, String(a));
  };
  compare('number of sensors', mine.sensors.length, theirs.sensors.length);
  compare('number of motors', mine.motors.length, theirs.motors.length);
  for (const name of ['size', 'precision', 'mode', 'planner', ...more] as const)
    compare(name, mine[name], theirs[name]);
  compare('answer to whether it takes lessons', mine.lessons === true, theirs.lessons === true);
  compare('choice of research faculties', mine.research?.join(' ') ?? '', theirs.research?.join(' ') ?? '');
}

function checkTensor(
  place: string,
  session: Session,
  { brains, bankRows }: BrainConfiguration,
  name: string,
  { tensors }: BrainSnapshot | SlotSnapshot,
  share: number,
): void {
  const data: HostArray | undefined = tensors[name];
  const tensor = statesOf(session.program).find((one) => one.name === name);
  const length = tensor === undefined ? 0 : sizeOf(tensor, { B: brains, R: bankRows }) / share;
  if (data === undefined || data.length !== length)
    throw wrongFile(place, `tensor ${name} has a wrong length`, data?.length, `${length}`);
}
