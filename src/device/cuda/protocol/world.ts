/**
 * The world of the protocol's model: what host and kernel remember, the memory between them, and what an observer has
 * seen. Memory is weak where the real one is: a store waits in its writer's buffer and becomes visible to the other side
 * at any later moment and in any order, except that stores to one place keep their order and a releasing store waits for
 * everything that its writer had done or, through barriers, learnt of. machine.ts moves this world, explore.ts visits it.
 */

/** What may happen in one exploration. Small numbers: every interleaving is visited. */
export interface Scenario {
  readonly commands: number;
  /** Command slots; the real page has 4. */
  readonly slots: number;
  readonly blocks: number;
  readonly steps: number;
  /**
   * How a command is given up. `decision`: before each step the leader decides, all blocks read that after one barrier,
   * and the kernel lives on. `leaving`: while it waits at a barrier the leader raises a flag, every block that waits leaves,
   * and the kernel ends; no barrier is spent on it, but what the command wrote is worth nothing.
   */
  readonly abortBy: 'decision' | 'leaving';
  /** How often the host may abort what it has posted, at any moment. */
  readonly aborts: number;
  /** How often the kernel's lease or patience may run out while the host lives. */
  readonly expiries: number;
  /** How often the host's watchdog may lose patience. */
  readonly timeouts: number;
  /** The host may be killed at any moment. */
  readonly kill: boolean;
  /** A block may stop for ever inside a step. */
  readonly hang: boolean;
  /** The kernel in the module is not the one of the host's manifest. */
  readonly wrongVersion: boolean;
  /** Ways to get the protocol wrong, one at a time. */
  readonly broken: Broken | 'nothing';
}

/** Each is a plausible mistake, and each must be found. */
export const mistakes = [
  'sequence numbers stored without release',
  'completion stored without release',
  'command taken without acquire',
  'any command taken, whatever its number',
  'only one cell checked',
  'host overwrites a slot under way',
  'completion before the barrier',
  'broadcast number before its record',
  'one decision word for all steps',
  'every block reads the abort word itself',
  'every block claims commands by compare and swap',
  'relaunch without a second look at completions',
  'end of a launch without its number',
  'version not compared',
  'abort not looked at',
  'blocks that wait for a command do not look at the flag',
  'end of the kernel awaited without a limit',
] as const;
export type Broken = (typeof mistakes)[number];

/** A store on its way. */
export interface Store {
  readonly at: number;
  readonly value: number;
  readonly release: boolean;
  /** How many barriers its writer had passed before it: what a release knows of the others. */
  readonly passed: number;
  /** The first barrier that its writer arrived at after it, counted from 1; 0 for none yet. */
  arrival: number;
}

export type HostPlace = 'launch' | 'begin' | 'run' | 'grace' | 'exited' | 'ending' | HostEnd;
export type HostEnd = 'finished' | 'refused' | 'killed' | 'lost';

export interface Host {
  place: HostPlace;
  launch: number;
  posted: number;
  taken: number;
}

export type BlockPlace =
  | 'off'
  | 'begin'
  | 'wait' // the leader polls the mailbox, the others the broadcast
  | 'cell' // one of the command's cells has been read
  | 'publish' // half of the broadcast is written
  | 'check' // the leader decides whether to take another step
  | 'gate' // before the barrier after which all read that decision
  | 'gated'
  | 'work'
  | 'worked' // waits at the barrier after a step
  | 'last' // the leader waits for all after the last step, where a command is given up by leaving
  | 'complete'
  | 'leave'
  | 'exit'
  | 'hung'
  | 'ended';

export interface Block {
  place: BlockPlace;
  /** The number of the command under way or, in `wait`, of the last one. */
  sequence: number;
  argument: number;
  step: number;
  /** Which of the two decisions is read next. */
  turn: 0 | 1;
  /** Barriers arrived at in this launch. */
  barriers: number;
  /** Broadcasts heard in this launch. */
  heard: number;
  /** The first cell read, and its word; −1 for none. */
  cell: number;
  word: number;
  /** An input read too early, where loads are not ordered; −1 for none. */
  early: number;
}

/** Device memory, in which all blocks agree. */
export interface DeviceMemory {
  arrived: number;
  broadcast: number;
  sequence: number;
  argument: number;
  /**
   * 1: take a step, 0: the command is over. Two of them, used in turn: after a decision that ends a command the leader
   * may already write the next one while another block has not read this one yet.
   */
  go: [number, number];
  /** 1 once the command under way is given up by leaving. */
  leave: number;
}

/** What an observer knows; it takes no part. */
export interface Observer {
  /** Steps done, for each block and command. */
  work: number[][];
  /** Steps begun by the leader after the abort had become visible, for each command. */
  late: number[];
  /** How each command ended, as the host saw it; −1 for not yet. */
  outcomes: number[];
  newest: number;
  violation: string;
}

export interface World {
  memory: number[];
  host: Host;
  hostStores: Store[];
  blocks: Block[];
  blockStores: Store[][];
  device: DeviceMemory;
  observer: Observer;
  aborts: number;
  expiries: number;
  timeouts: number;
  hung: boolean;
}

/** Places of the mapped page, as far as the model has them. */
export class Places {
  readonly size: number;
  private readonly slots: number;
  private readonly blocks: number;

  constructor({ slots, blocks }: Scenario) {
    this.slots = slots;
    this.blocks = blocks;
    this.size = 5 + slots * (6 + blocks);
  }

  readonly stop = 0;
  readonly abort = 1;
  readonly state = 2;
  readonly version = 3;
  readonly claimed = 4;

  /** The sequence half of one of the two cells that stand for four. */
  tag(sequence: number, cell: number): number {
    return this.slot(sequence) + 2 * cell;
  }

  word(sequence: number, cell: number): number {
    return this.slot(sequence) + 2 * cell + 1;
  }

  /** Sequence and status, stored as one. */
  completion(sequence: number): number {
    return this.slot(sequence) + 4;
  }

  input(sequence: number): number {
    return this.slot(sequence) + 5;
  }

  output(sequence: number, block: number): number {
    return this.slot(sequence) + 6 + block;
  }

  private slot(sequence: number): number {
    return 5 + (sequence % this.slots) * (6 + this.blocks);
  }
}

export const states = { idle: 1, exited: 3 } as const;
export const stateWord = (launch: number, state: number): number => launch * 8 + state;
export const completionWord = (sequence: number, aborted: boolean): number => sequence * 2 + (aborted ? 1 : 0);
export const rightVersion = 7;

export function firstWorld(scenario: Scenario): World {
  const { commands, blocks } = scenario;
  const perCommand = (): number[] => new Array<number>(commands + 1).fill(0);
  return {
    memory: new Array<number>(new Places(scenario).size).fill(0),
    host: { place: 'launch', launch: 0, posted: 0, taken: 0 },
    hostStores: [],
    blocks: Array.from({ length: blocks }, offBlock),
    blockStores: Array.from({ length: blocks }, () => []),
    device: { arrived: 0, broadcast: 0, sequence: 0, argument: 0, go: [0, 0], leave: 0 },
    observer: {
      work: Array.from({ length: blocks }, perCommand),
      late: perCommand(),
      outcomes: perCommand().fill(-1),
      newest: 0,
      violation: '',
    },
    aborts: scenario.aborts,
    expiries: scenario.expiries,
    timeouts: scenario.timeouts,
    hung: false,
  };
}

export function offBlock(): Block {
  return {
    place: 'off',
    sequence: 0,
    argument: 0,
    step: 0,
    turn: 0,
    barriers: 0,
    heard: 0,
    cell: -1,
    word: 0,
    early: -1,
  };
}

export function copyWorld(world: World): World {
  const copyStores = (stores: readonly Store[]): Store[] => stores.map((store) => ({ ...store }));
  return {
    ...world,
    memory: [...world.memory],
    host: { ...world.host },
    hostStores: copyStores(world.hostStores),
    blocks: world.blocks.map((block) => ({ ...block })),
    blockStores: world.blockStores.map(copyStores),
    device: { ...world.device, go: [...world.device.go] },
    observer: {
      ...world.observer,
      work: world.observer.work.map((counts) => [...counts]),
      late: [...world.observer.late],
      outcomes: [...world.observer.outcomes],
    },
  };
}

/** Every store that may become visible now, as a pair of writer (−1 for the host) and index in its buffer. */
export function visibleNext(world: World): [number, number][] {
  const found: [number, number][] = [];
  const visit = (writer: number, stores: readonly Store[]): void => {
    stores.forEach((store, i) => {
      if (stores.slice(0, i).some(({ at }) => at === store.at)) return;
      if (store.release && (i > 0 || learntStores(world, writer, store))) return;
      found.push([writer, i]);
    });
  };
  visit(-1, world.hostStores);
  world.blockStores.forEach((stores, block) => {
    visit(block, stores);
  });
  return found;
}

/** Whether stores of other blocks, from before a barrier that this writer has passed, are still on their way. */
function learntStores(world: World, writer: number, { passed }: Store): boolean {
  if (writer < 0) return false;
  return world.blockStores.some((stores, block) => {
    return block !== writer && stores.some((other) => other.arrival > 0 && other.arrival <= passed);
  });
}

export function makeVisible(world: World, writer: number, index: number): void {
  const stores = writer < 0 ? world.hostStores : world.blockStores[writer];
  const [store] = stores.splice(index, 1);
  world.memory[store.at] = store.value;
}
