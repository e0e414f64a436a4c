/**
 * The last cycles of one robot as series: some of its sensors and motors, the brain's prediction error, the energy of its
 * field and the pooled groups of its channels. A ring of plain numbers; estimating is flow-estimate.ts's business.
 */
import { type CycleMessage, channelGroups, type RobotInfo } from '../telemetry.js';

/** Series at most: every one more is a target and a source more. */
export const mostFlowSeries = 12;
const [defaultSensors, defaultMotors] = [5, 3];
/** What every brain has beside sensors and motors. */
export const brainSeries = ['prediction error', 'energy', ...channelGroups] as const;
/** Of these, those that are looked at by default. */
const defaultBrain: ReadonlySet<string> = new Set(['prediction error', 'energy', 'content', 'memory']);

type Reader = (message: CycleMessage) => number;

interface Choice {
  readonly name: string;
  readonly read: Reader;
  /** Comes with a cycle only where somebody asked for it. */
  readonly isGroup?: boolean;
}

/** All series that a robot has. A motor with the name of a sensor is called `motor NAME`. */
export function flowChoices({ sensors, motors }: Pick<RobotInfo, 'sensors' | 'motors'>): readonly Choice[] {
  const taken = new Set<string>(brainSeries);
  const unique = (name: string, kind: string, index: number): string => {
    const found = [name, `${kind} ${name}`, `${kind} ${index}`].find((one) => !taken.has(one)) ?? `${kind} ${index}`;
    taken.add(found);
    return found;
  };
  return [
    ...sensors.map(
      ({ name }, at): Choice => ({ name: unique(name, 'sensor', at), read: ({ sensors: values }) => values[at] }),
    ),
    ...motors.map(
      ({ name }, at): Choice => ({ name: unique(name, 'motor', at), read: ({ motors: values }) => values[at] }),
    ),
    { name: brainSeries[0], read: ({ report }) => report.error },
    { name: brainSeries[1], read: ({ report }) => report.energy },
    ...channelGroups.map(
      (name, at): Choice => ({ name, read: ({ groups }) => groups?.[at] ?? Number.NaN, isGroup: true }),
    ),
  ];
}

/** The first sensors and motors, and what is looked at of the brain. */
function defaultChoices(info: Pick<RobotInfo, 'sensors' | 'motors'>, groups: boolean): readonly Choice[] {
  const all = flowChoices(info);
  const sensors = all.slice(0, Math.min(defaultSensors, info.sensors.length));
  const motors = all.slice(info.sensors.length, info.sensors.length + Math.min(defaultMotors, info.motors.length));
  const brain = all.slice(-brainSeries.length).filter(({ name }) => defaultBrain.has(name));
  return [...sensors, ...motors, ...brain.filter(({ isGroup }) => groups || isGroup !== true)];
}

export class FlowWindow {
  readonly names: readonly string[];
  /** Some of the series are groups of channels: cycles without them are passed over. */
  readonly hasGroups: boolean;
  readonly #readers: readonly Reader[];
  readonly #columns: readonly Float64Array[];
  #taken = 0;

  /**
   * `names` that the robot does not have are left out; without any, the default ones are taken, with groups of channels where
   * these come with cycles.
   */
  constructor(
    info: Pick<RobotInfo, 'sensors' | 'motors'>,
    capacity: number,
    names: readonly string[] = [],
    { groups = true }: { readonly groups?: boolean } = {},
  ) {
    const wanted = flowChoices(info).filter(({ name }) => names.includes(name));
    const chosen = (wanted.length >= 2 ? wanted : defaultChoices(info, groups)).slice(0, mostFlowSeries);
    this.names = chosen.map(({ name }) => name);
    this.hasGroups = chosen.some(({ isGroup }) => isGroup === true);
    this.#readers = chosen.map(({ read }) => read);
    this.#columns = chosen.map(() => new Float64Array(capacity));
  }

  /** Cycles in the window. */
  get length(): number {
    return Math.min(this.#taken, this.#columns[0].length);
  }

  take(message: CycleMessage): void {
    if (this.hasGroups && message.groups === undefined) {
      this.clear();
      return;
    }
    const at = this.#taken % this.#columns[0].length;
    for (const [index, read] of this.#readers.entries()) {
      const value = read(message);
      this.#columns[index][at] = Number.isFinite(value) ? value : 0;
    }
    this.#taken += 1;
  }

  /** After a gap in time the cycles before it do not belong to those after. */
  clear(): void {
    this.#taken = 0;
  }

  /** Copies, oldest first. */
  series(): Float64Array[] {
    const { length } = this;
    return this.#columns.map((column) => {
      const split = this.#taken > column.length ? this.#taken % column.length : 0;
      const copy = new Float64Array(length);
      copy.set(column.subarray(split, length));
      copy.set(column.subarray(0, split), length - split);
      return copy;
    });
  }
}
