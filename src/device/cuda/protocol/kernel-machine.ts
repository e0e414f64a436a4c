/**
 * The persistent kernel in the model: a leader that polls the mailbox and broadcasts, blocks that follow it, barriers
 * between all of them, and a decision before every step that all blocks read after the same barrier.
 */
import type { Add } from './host-machine.js';
import {
  type Block,
  type BlockPlace,
  completionWord,
  type Places,
  rightVersion,
  type Scenario,
  states,
  stateWord,
  type World,
} from './world.js';

/** The broadcast that ends the kernel. */
const exitSequence = -1;
/** In the variant that broadcasts in the wrong order: the number is out, the record is not. */
const numberIsOut = -2;

export function kernelMoves(world: World, scenario: Scenario, places: Places, add: Add): void {
  world.blocks.forEach((block, i) => {
    const move = (name: string, change: (next: World, own: Block) => void): void =>
      add(`block ${i} ${name}`, (next) => change(next, next.blocks[i]));
    blockMoves(world, scenario, places, i, block, move);
  });
}

type MoveBlock = (name: string, change: (next: World, own: Block) => void) => void;

function blockMoves(world: World, scenario: Scenario, places: Places, i: number, block: Block, move: MoveBlock): void {
  const { device, memory } = world;
  const { broken, blocks } = scenario;
  const leads = i === 0;
  const leaves = scenario.abortBy === 'leaving';
  const isMet = device.arrived >= block.barriers * blocks;
  switch (block.place) {
    case 'begin':
      move('begins', (next, own) => {
        store(next, 0, places.version, scenario.wrongVersion ? rightVersion + 1 : rightVersion, false);
        store(next, 0, places.state, stateWord(next.host.launch, states.idle), true);
        own.place = 'wait';
      });
      return;
    case 'wait':
      if (broken === 'every block claims commands by compare and swap') claimCommand(world, places, block, move);
      else if (leads) pollMailbox(world, scenario, places, block, move);
      else if (device.broadcast > block.heard)
        move('hears the broadcast', (next, own) => {
          own.heard += 1;
          own.sequence = device.sequence;
          own.argument = device.argument;
          own.step = 0;
          own.place = device.sequence === exitSequence ? 'ended' : leaves ? 'work' : 'gate';
          compareBarriers(next);
        });
      else if (device.leave === 1 && broken !== 'blocks that wait for a command do not look at the flag')
        move('leaves', leaveKernel);
      return;
    case 'cell': {
      const other = 1 - block.cell;
      move('reads the other cell', (_next, own) => {
        takeCommand(own, scenario, memory[places.tag(block.sequence + 1, other)], {
          word: memory[places.word(block.sequence + 1, other)],
          cell: other,
        });
      });
      return;
    }
    case 'publish': {
      const early = broken === 'broadcast number before its record';
      if (early && block.early !== numberIsOut) {
        move('broadcasts the number', (next, own) => {
          next.device.broadcast += 1;
          own.early = numberIsOut;
        });
        return;
      }
      move('broadcasts', (next, own) => {
        next.device.sequence = own.sequence;
        next.device.argument = own.argument;
        if (early) own.early = -1;
        else next.device.broadcast += 1;
        own.place = own.sequence === exitSequence ? 'exit' : leaves ? 'work' : 'check';
      });
      return;
    }
    case 'check': {
      const aborted = broken !== 'abort not looked at' && memory[places.abort] >= block.sequence;
      move(`decides about step ${block.step} of ${block.sequence}`, (next, own) => {
        next.device.go[turnOf(own, scenario)] = own.step < scenario.steps && !aborted ? 1 : 0;
        own.place = 'gate';
      });
      return;
    }
    case 'gate':
      move('arrives at the gate', (next, own) => arrive(next, i, own, 'gated'));
      return;
    case 'gated':
      if (!isMet) return;
      move('passes the gate', (_next, own) => {
        const looks = broken === 'every block reads the abort word itself';
        const byLook = own.step < scenario.steps && memory[places.abort] < own.sequence;
        const go = looks ? byLook : device.go[turnOf(own, scenario)] === 1;
        own.turn = own.turn === 0 ? 1 : 0;
        own.place = go ? 'work' : leads ? 'complete' : 'wait';
        own.early = go ? own.early : -1;
      });
      return;
    case 'work':
      move(`does step ${block.step} of ${block.sequence}`, (next, own) => {
        work(next, scenario, places, i, own);
        if (broken === 'completion before the barrier' && own.step === scenario.steps)
          own.place = leads ? 'complete' : 'wait';
        else arrive(next, i, own, !leaves || own.step < scenario.steps ? 'worked' : leads ? 'last' : 'wait');
      });
      if (scenario.hang && !world.hung)
        move('hangs', (next, own) => {
          own.place = 'hung';
          next.hung = true;
        });
      return;
    case 'worked':
    case 'last':
      if (isMet)
        move('passes the barrier', (_next, own) => {
          if (leaves) own.place = block.place === 'last' ? 'complete' : 'work';
          else own.place = leads ? 'check' : 'gate';
        });
      else if (leaves && leads && memory[places.abort] >= block.sequence)
        move('gives the command up', (next, own) => {
          next.device.leave = 1;
          own.place = 'leave';
        });
      else if (!leads && device.leave === 1) move('leaves', leaveKernel);
      return;
    case 'leave':
      move('says that it leaves', (next, own) => {
        store(next, 0, places.completion(own.sequence), completionWord(own.sequence, true), true);
        store(next, 0, places.state, stateWord(next.host.launch, states.exited), true);
        leaveKernel(next, own);
      });
      return;
    case 'complete':
      move(`completes ${block.sequence}`, (next, own) => {
        const release = broken !== 'completion stored without release';
        const aborted = own.step < scenario.steps;
        store(next, 0, places.completion(own.sequence), completionWord(own.sequence, aborted), release);
        own.place = 'wait';
        own.cell = -1;
        own.early = -1;
      });
      return;
    case 'exit':
      move('ends', (next, own) => {
        store(next, 0, places.state, stateWord(next.host.launch, states.exited), true);
        own.place = 'ended';
        compareBarriers(next);
      });
      return;
    case 'off':
    case 'hung':
    case 'ended':
      return;
    default:
      block.place satisfies never;
  }
}

function leaveKernel(_next: World, own: Block): void {
  own.place = 'ended';
}

function pollMailbox(world: World, scenario: Scenario, places: Places, block: Block, move: MoveBlock): void {
  const { memory, host } = world;
  const { broken } = scenario;
  const awaited = block.sequence + 1;
  const leave = (_next: World, own: Block): void => {
    own.sequence = exitSequence;
    own.place = 'publish';
  };
  if (memory[places.stop] === 1) move('is told to stop', leave);
  if (world.expiries > 0)
    move('lets its lease run out', (next, own) => {
      next.expiries -= 1;
      leave(next, own);
    });
  else if (host.place === 'killed') move('lets its lease run out', leave);
  if (awaited > scenario.commands) {
    if (broken !== 'any command taken, whatever its number') return;
  }
  if (broken === 'command taken without acquire' && block.early < 0)
    move('reads an input before its command', (_next, own) => {
      own.early = memory[places.input(awaited)];
    });
  // The parts of a wide load arrive in any order; a part of another command ends the attempt, which is no step.
  for (const cell of [0, 1]) {
    const tag = memory[places.tag(awaited, cell)];
    const strict = broken !== 'only one cell checked' && broken !== 'any command taken, whatever its number';
    if (strict ? tag !== awaited : tag === 0 && broken === 'any command taken, whatever its number') continue;
    move(`reads cell ${cell}`, (_next, own) => {
      own.cell = cell;
      own.word = memory[places.word(awaited, cell)];
      own.place = 'cell';
      if (broken === 'only one cell checked' && cell === 0 && tag !== awaited) own.place = 'wait';
      if (own.place === 'wait') own.cell = -1;
    });
  }
}

/** With both cells read: either a command, or another attempt. The argument is the word of cell 1. */
function takeCommand(own: Block, scenario: Scenario, tag: number, second: { word: number; cell: number }): void {
  const awaited = own.sequence + 1;
  const argument = second.cell === 1 ? second.word : own.word;
  const { broken } = scenario;
  const isWhole =
    broken === 'only one cell checked'
      ? second.cell === 1 || tag === awaited
      : broken === 'any command taken, whatever its number'
        ? tag !== 0
        : tag === awaited;
  own.cell = -1;
  own.word = 0;
  if (!isWhole) {
    own.place = 'wait';
    return;
  }
  own.sequence = broken === 'any command taken, whatever its number' ? argument : awaited;
  own.argument = argument;
  own.step = 0;
  own.place = 'publish';
}

/** The plan of old: all blocks race for the command, and the winner waits for the others at the first barrier. */
function claimCommand(world: World, places: Places, block: Block, move: MoveBlock): void {
  const awaited = block.sequence + 1;
  const { memory } = world;
  if (memory[places.stop] === 1)
    move('is told to stop', (_next, own) => {
      own.place = block === world.blocks[0] ? 'exit' : 'ended';
    });
  if (memory[places.tag(awaited, 0)] !== awaited || memory[places.claimed] >= awaited) return;
  move(`claims ${awaited}`, (next, own) => {
    next.memory[places.claimed] = awaited;
    own.sequence = awaited;
    own.argument = awaited;
    own.step = 0;
    own.place = block === world.blocks[0] ? 'check' : 'gate';
  });
}

function work(world: World, scenario: Scenario, places: Places, i: number, own: Block): void {
  const { observer, memory } = world;
  const { sequence } = own;
  // Where commands are given up by leaving, blocks go on until they come to a barrier, and nobody uses what they make.
  const isLeft = scenario.abortBy === 'leaving' && memory[places.abort] >= sequence;
  const input = own.early >= 0 ? own.early : memory[places.input(sequence)];
  if (!isLeft) watchStep(world, scenario, places, i, own, input);
  observer.newest = Math.max(observer.newest, sequence);
  observer.work[i][sequence] += 1;
  store(world, i, places.output(sequence, i), input, false);
  own.step += 1;
}

/** Once all have ended, all must have met equally often. */
function compareBarriers(world: World): void {
  if (world.device.leave === 1 || world.blocks.some(({ place }) => place !== 'ended')) return;
  const counts = world.blocks.map(({ barriers }) => barriers);
  if (counts.some((count) => count !== counts[0])) world.observer.violation = `blocks met at ${counts} barriers`;
}

function turnOf(block: Block, { broken }: Scenario): 0 | 1 {
  return broken === 'one decision word for all steps' ? 0 : block.turn;
}

/** What the observer must never see when a block does a step. */
function watchStep(world: World, scenario: Scenario, places: Places, i: number, own: Block, input: number): void {
  const { observer, memory, host } = world;
  const { sequence } = own;
  if (own.argument !== sequence) observer.violation = `command ${sequence} runs with the words of ${own.argument}`;
  else if (input !== sequence) observer.violation = `command ${sequence} reads the input of ${input}`;
  else if (sequence < observer.newest) observer.violation = `command ${sequence} runs after ${observer.newest}`;
  else if (host.taken >= sequence) observer.violation = `command ${sequence} runs after its completion`;
  else if (scenario.wrongVersion) observer.violation = `command ${sequence} runs in a kernel of another version`;
  else if (observer.work[i][sequence] >= scenario.steps) observer.violation = `command ${sequence} runs again`;
  if (i === 0 && memory[places.abort] >= sequence) observer.late[sequence] += 1;
  if (observer.late[sequence] > 1) observer.violation = `command ${sequence} goes on after its abort`;
}

function arrive(world: World, i: number, own: Block, place: BlockPlace): void {
  own.barriers += 1;
  own.place = place;
  world.device.arrived += 1;
  for (const waiting of world.blockStores[i]) if (waiting.arrival === 0) waiting.arrival = own.barriers;
}

function store(world: World, i: number, at: number, value: number, release: boolean): void {
  world.blockStores[i].push({ at, value, release, passed: world.blocks[i].barriers, arrival: 0 });
}
