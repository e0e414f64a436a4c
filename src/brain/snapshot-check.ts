/**
 * Whether a snapshot fits a brain: its structure, its configuration, and every tensor by type, length and numbers. All of
 * it is looked at before anything is written, so a snapshot that is refused changes nothing.
 */
import { arrayNames, firstNonFinite } from '../device/check.js';
import type { HostArray, Program, Tensor } from '../kernel/index.js';
import type { SensorEntry } from './dictionary.js';
import { isSeed } from './options.js';
import { wrongFile } from './refusal.js';
import { bindingsOf } from './snapshot.js';
import { decode, isPerBrain, sizeOf, statesOf } from './storage.js';
import type { BrainConfiguration, BrainSnapshot, SlotSnapshot } from './types.js';

/** Refuses a snapshot of a whole batch that does not fit a brain, of which `full` is the Program at level 0. */
export function checkSnapshot(full: Program, mine: BrainConfiguration, snapshot: BrainSnapshot): void {
  checkForm('load', snapshot, 'fieldbrain-brain');
  checkConfiguration('load', mine, snapshot.configuration, ['brains', 'bankRows', 'perBrainStores']);
  const { cycle } = snapshot;
  if (!Number.isInteger(cycle) || cycle < 0 || cycle >= 2 ** 32)
    throw wrongFile('load', 'bad cycle', cycle, 'a whole number from 0 to 2³² − 1');
  const { seed } = snapshot.configuration;
  if (!isSeed(seed)) throw wrongFile('load', 'bad seed', seed, 'a whole number from 0 to 2³² − 1');
  const bindings = bindingsOf(mine);
  for (const tensor of statesOf(full)) checkTensor('load', tensor, sizeOf(tensor, bindings), snapshot.tensors);
}

/** Refuses a snapshot of a slot that does not fit. */
export function checkSlotSnapshot(full: Program, mine: BrainConfiguration, snapshot: SlotSnapshot): void {
  checkForm('importSlot', snapshot, 'fieldbrain-slot');
  const more = mine.perBrainStores ? (['seed', 'bankRows', 'perBrainStores'] as const) : (['seed'] as const);
  checkConfiguration('importSlot', mine, snapshot.configuration, more);
  const bindings = { ...bindingsOf(mine), B: 1 };
  for (const tensor of statesOf(full).filter(isPerBrain))
    checkTensor('importSlot', tensor, sizeOf(tensor, bindings), snapshot.tensors);
}

function checkForm(place: string, snapshot: BrainSnapshot | SlotSnapshot, format: string): void {
  if (snapshot?.format !== format || snapshot.version !== 1)
    throw wrongFile(place, 'not a snapshot of this kind', `${snapshot?.format} ${snapshot?.version}`, `${format} 1`);
  for (const part of ['configuration', 'tensors'] as const)
    if (!isRecord(snapshot[part])) throw wrongFile(place, `no ${part}`, snapshot[part], 'an object');
  for (const part of ['sensors', 'motors'] as const) {
    const entries: unknown = snapshot.configuration[part];
    if (!Array.isArray(entries) || !entries.every(isRecord))
      throw wrongFile(place, `no list of ${part} in the configuration`, entries, 'one entry for each');
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function checkConfiguration(
  place: string,
  mine: BrainConfiguration,
  theirs: BrainConfiguration,
  more: readonly (keyof BrainConfiguration)[],
): void {
  const compare = (name: string, a: unknown, b: unknown): void => {
    if (a !== b) throw wrongFile(place, `another ${name}`, b, String(a));
  };
  compare('number of sensors', mine.sensors.length, theirs.sensors.length);
  compare('number of motors', mine.motors.length, theirs.motors.length);
  mine.sensors.forEach((sensor, i) => void compare(`sensor ${i}`, describe(sensor), describe(theirs.sensors[i])));
  mine.motors.forEach(({ name }, i) => void compare(`motor ${i}`, name, theirs.motors[i].name));
  for (const name of ['size', 'precision', 'mode', 'planner', ...more] as const)
    compare(name, mine[name], theirs[name]);
  compare('way of learning', mine.learning ?? 'none by reward', theirs.learning ?? 'none by reward');
  compare('end of episodes', mine.episode ?? 'none', theirs.episode ?? 'none');
  compare('answer to whether it takes demonstrations', mine.demonstrations === true, theirs.demonstrations === true);
  compare('choice of research faculties', listOf(mine.research), listOf(theirs.research));
}

/** Name and range, which is f32 in the brain. Units and roles are for people and for the brainstem: the brain is the same. */
function describe({ name, min, max }: SensorEntry): string {
  return min === undefined && max === undefined
    ? `${name} without a range`
    : `${name} ${Math.fround(min as number)} … ${Math.fround(max as number)}`;
}

function listOf(faculties: unknown): string {
  return Array.isArray(faculties) ? faculties.join(' ') : '';
}

function checkTensor(
  place: string,
  tensor: Tensor,
  length: number,
  tensors: Readonly<Record<string, HostArray | undefined>>,
): void {
  const { name, dtype } = tensor;
  const data = tensors[name];
  const kind = arrayNames[dtype];
  // By its tag and not by instanceof: arrays of another realm (a worker, a frame) are as good.
  const got = ArrayBuffer.isView(data) ? data[Symbol.toStringTag] : typeof data;
  if (data === undefined || got !== kind) throw wrongFile(place, `tensor ${name} is no ${kind}`, got, kind);
  if (data.length !== length) throw wrongFile(place, `tensor ${name} has a wrong length`, data.length, `${length}`);
  // No state of a living brain is infinite, and one NaN soon spreads everywhere and stays.
  const bad = firstNonFinite(dtype, data);
  if (bad >= 0)
    throw wrongFile(
      place,
      `tensor ${name} is not finite at ${bad}`,
      decode(dtype, data.slice(bad, bad + 1))[0],
      'a finite number',
    );
}
