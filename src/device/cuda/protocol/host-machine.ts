/**
 * The host in the model: launches, compares the version, posts while slots are free, takes completions in order, aborts,
 * relaunches when the kernel has ended, and gives up when nothing helps. mailbox.ts does the same on real memory.
 */
import {
  completionWord,
  offBlock,
  type Places,
  rightVersion,
  type Scenario,
  states,
  stateWord,
  type World,
} from './world.js';

export type Add = (name: string, change: (next: World) => void) => void;

export function hostMoves(world: World, scenario: Scenario, places: Places, add: Add): void {
  const { host, memory } = world;
  const { broken } = scenario;
  const word = memory[places.state];
  const numbered = broken !== 'end of a launch without its number';
  const saysExited = numbered ? word === stateWord(host.launch, states.exited) : word % 8 === states.exited;
  const saysBegun = numbered ? Math.floor(word / 8) === host.launch : word % 8 !== 0;
  const next = host.taken + 1;
  const isComplete = host.taken < host.posted && Math.floor(memory[places.completion(next)] / 2) === next;
  const take = (): void => {
    if (isComplete) add(`the host takes ${next}`, (after) => takeCompletion(after, scenario, places));
  };
  const alive = host.place === 'begin' || host.place === 'run' || host.place === 'grace' || host.place === 'exited';
  if (scenario.kill && alive)
    add('the host is killed', (after) => {
      after.host.place = 'killed';
    });
  // What the leader says is not yet the end of the kernel: the stream knows that, and is asked with patience.
  const hasEnded = world.blocks.every((block) => block.place === 'off' || block.place === 'ended');
  const giveUp = (): void => {
    if (world.hung && broken !== 'end of the kernel awaited without a limit')
      add('the host gives the kernel up', (after) => {
        after.host.place = 'lost';
      });
  };
  const finishOrGiveUp = (): void => {
    if (hasEnded) add('the host is finished', finish);
    else giveUp();
  };
  switch (host.place) {
    case 'launch':
      // A launch is a call of the driver: it waits for the host's stores, and the stream for the kernel before.
      if (world.hostStores.length === 0 && hasEnded && world.blockStores.every((stores) => stores.length === 0))
        add('the host launches', launch);
      else giveUp();
      return;
    case 'begin':
      if (!saysBegun) return;
      if (memory[places.version] === rightVersion || broken === 'version not compared')
        add('the host sees the kernel begin', (after) => {
          after.host.place = 'run';
        });
      else
        add('the host refuses the version', (after) => {
          store(after, places.stop, 1);
          after.host.place = 'refused';
        });
      return;
    case 'run': {
      const free = host.posted - host.taken < scenario.slots || broken === 'host overwrites a slot under way';
      if (host.posted < scenario.commands && free)
        add(`the host posts ${host.posted + 1}`, (after) => post(after, scenario, places));
      take();
      if (world.aborts > 0 && host.posted > host.taken)
        add(`the host aborts ${host.posted}`, (after) => {
          after.aborts -= 1;
          store(after, places.abort, host.posted);
        });
      if ((world.timeouts > 0 || world.hung) && host.posted > host.taken)
        add('the host loses patience', (after) => {
          after.timeouts = Math.max(0, after.timeouts - 1);
          store(after, places.abort, host.posted);
          store(after, places.stop, 1);
          after.host.place = 'grace';
        });
      if (host.taken === scenario.commands)
        add('the host stops the kernel', (after) => {
          store(after, places.stop, 1);
          after.host.place = 'ending';
        });
      if (saysExited)
        add('the host sees the kernel end', (after) => {
          if (broken === 'relaunch without a second look at completions') relaunch(after, places);
          else after.host.place = 'exited';
        });
      return;
    }
    case 'grace':
      take();
      if (saysExited)
        add('the host sees the kernel end in time', (after) => {
          after.host.place = 'exited';
        });
      else
        add('the host gives the kernel up', (after) => {
          after.host.place = 'lost';
        });
      return;
    case 'exited':
      if (isComplete) take();
      else if (host.taken === scenario.commands) finishOrGiveUp();
      else add('the host prepares a launch', (after) => relaunch(after, places));
      return;
    case 'ending':
      if (saysExited) finishOrGiveUp();
      return;
    case 'finished':
    case 'refused':
    case 'killed':
    case 'lost':
      return;
    default:
      host.place satisfies never;
  }
}

function finish(world: World): void {
  world.host.place = 'finished';
  const lost = world.observer.outcomes.indexOf(-1, 1);
  if (lost >= 0) world.observer.violation = `command ${lost} was lost`;
}

function launch(world: World): void {
  world.host.launch += 1;
  world.host.place = 'begin';
  world.device.arrived = 0;
  world.device.broadcast = 0;
  world.device.leave = 0;
  world.blocks = world.blocks.map((_, i) => ({
    ...offBlock(),
    place: i === 0 ? 'begin' : 'wait',
    sequence: i === 0 ? world.host.taken : 0,
  }));
}

function relaunch(world: World, places: Places): void {
  const [leader] = world.blocks;
  if (leader.place !== 'ended') world.observer.violation = 'a launch while the leader of another is alive';
  store(world, places.stop, 0);
  world.host.place = 'launch';
}

/** The input, the command's words, then its sequence numbers; each command's words are its own number. */
function post(world: World, { broken }: Scenario, places: Places): void {
  world.host.posted += 1;
  const sequence = world.host.posted;
  store(world, places.input(sequence), sequence, false);
  for (const cell of [0, 1]) store(world, places.word(sequence, cell), sequence, false);
  const release = broken !== 'sequence numbers stored without release';
  for (const cell of [0, 1]) store(world, places.tag(sequence, cell), sequence, release);
}

function takeCompletion(world: World, { abortBy, blocks, steps }: Scenario, places: Places): void {
  world.host.taken += 1;
  const sequence = world.host.taken;
  const { observer, memory } = world;
  const aborted = memory[places.completion(sequence)] === completionWord(sequence, true);
  observer.outcomes[sequence] = aborted ? 1 : 0;
  // A block that has not left yet may go on for a while; the next launch waits for the end of the kernel.
  if (aborted && abortBy === 'leaving') return;
  const done = observer.work.map((counts) => counts[sequence]);
  if (done.some((count) => count !== done[0])) observer.violation = `blocks did ${done} steps of command ${sequence}`;
  if (aborted) return;
  if (done[0] !== steps) observer.violation = `command ${sequence} is complete after ${done[0]} steps of ${steps}`;
  for (let block = 0; block < blocks; block += 1)
    if (memory[places.output(sequence, block)] !== sequence)
      observer.violation = `command ${sequence} is complete before the output of block ${block} is visible`;
}

function store(world: World, at: number, value: number, release = true): void {
  world.hostStores.push({ at, value, release, passed: 0, arrival: 0 });
}
