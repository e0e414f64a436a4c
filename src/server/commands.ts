/**
 * What people and tools may ask of the server, whatever door they come through: checked for the role, done, and answered. The
 * emergency stop goes straight to the robots and waits for no brain.
 */
import { describeRange, isWithin, knobNames, rangeOf } from '../brain/index.js';
import { FieldbrainError } from '../kernel/errors.js';
import type { TellEvent } from './events.js';
import type { Fields } from './fields.js';
import type { Hub } from './hub.js';
import type { Robots } from './robots.js';
import type { Seat } from './seat.js';
import {
  type Caller,
  type Command,
  type CommandOutcome,
  type CommandSink,
  commandRoles,
  roleAllows,
} from './telemetry.js';

export interface CommandParts {
  readonly robots: Robots;
  readonly hub: Hub;
  readonly fields: Fields;
  readonly event: TellEvent;
}

const refusal = (code: string, text: string): CommandOutcome => ({ ok: false, code, text });

export class Commands implements CommandSink {
  readonly #parts: CommandParts;

  constructor(parts: CommandParts) {
    this.#parts = parts;
  }

  async run(command: Command, caller: Caller): Promise<CommandOutcome> {
    const needed = commandRoles[command.command];
    if (!roleAllows(caller.role, needed))
      return refusal('not-authorised', `${command.command}: needs the role ${needed} (got ${caller.role}).`);
    try {
      return await this.#do(command, caller);
    } catch (error) {
      if (error instanceof FieldbrainError) return refusal(error.code, error.message);
      throw error;
    }
  }

  async #do(command: Command, caller: Caller): Promise<CommandOutcome> {
    const { robots, hub } = this.#parts;
    const named = 'robot' in command && command.robot !== undefined ? robots.seat(command.robot) : undefined;
    // A stop outlives its robot's connection and the server: it can be cleared before the robot comes again.
    const isKept =
      command.command === 'clearStop' && command.robot !== undefined && robots.isStoppedByName(command.robot);
    if ('robot' in command && command.robot !== undefined && named === undefined && !isKept)
      return refusal('no-such-robot', `${command.command}: no robot ${command.robot}. See the list of robots.`);
    const seats = named === undefined ? robots.seats : [named];
    switch (command.command) {
      case 'watch':
        return refusal('usage', 'watch: only over a connection that stays. Use /live.');
      case 'watchField': {
        const { robot, group, edge, hz, format = 'u8' } = command;
        this.#parts.fields.watch(caller.name, { robot, group, edge, hz, format });
        return { ok: true };
      }
      case 'emergencyStop':
        robots.stop(command.robot, caller.name);
        return { ok: true };
      case 'clearStop':
        robots.clear(command.robot, caller.name);
        return { ok: true };
      case 'setParameter':
        return this.#setParameter(seats, command.knob, command.value, caller);
      case 'pause':
        for (const seat of seats) {
          seat.isPaused = command.paused;
          seat.stepsLeft = 0;
          robots.changed(seat);
        }
        this.#log(command.paused ? 'paused' : 'resumed', caller, command.robot);
        return { ok: true };
      case 'step':
        if (named === undefined || !named.isPaused) return refusal('usage', 'step: the robot is not paused. Pause it.');
        named.stepsLeft += command.cycles ?? 1;
        return { ok: true };
      case 'takeover':
        return this.#takeOver(named as Seat, command, caller);
      case 'drive':
        return this.#drive(named as Seat, command.motors, caller);
      case 'publishWorld':
        if (robots.seat(command.world.robot) === undefined)
          return refusal('no-such-robot', `publishWorld: no robot ${command.world.robot}.`);
        hub.publish({ type: 'world', ...command.world });
        return { ok: true };
      case 'stimulus': {
        const { robot, stimulus } = command;
        if (stimulus.kind !== 'poke') hub.publish({ type: 'stimulus', timeMs: Date.now(), robot, stimulus });
        else {
          const { flock, seat } = this.#brainOf(named);
          await flock.ask({ kind: 'poke', pen: seat.pen, slot: seat.slot, poke: stimulus });
          this.#brainChanged(robot, { change: 'poke', poke: JSON.stringify(stimulus) });
        }
        this.#log(`stimulus ${stimulus.kind}`, caller, robot);
        return { ok: true };
      }
      case 'reset': {
        const { flock, seat } = this.#brainOf(named);
        const { seed } = command;
        await flock.ask({ kind: 'reset', pen: seat.pen, slot: seat.slot, ...(seed === undefined ? {} : { seed }) });
        seat.mayBeTaught = false;
        this.#brainChanged(command.robot, { change: 'reset', ...(seed === undefined ? {} : { seed }) });
        this.#log(seed === undefined ? 'reset' : `reset with seed ${seed}`, caller, command.robot);
        return { ok: true };
      }
      case 'save': {
        const files: string[] = [];
        for (const one of seats) {
          const { flock, seat } = this.#brainOf(one);
          files.push((await flock.ask({ kind: 'save', pen: seat.pen })).file);
        }
        robots.checkpointMs = performance.now();
        this.#log('saved', caller, command.robot);
        return { ok: true, value: { files } };
      }
      case 'load': {
        const { flock, seat } = this.#brainOf(named);
        const { file, cycle, knobs, refused } = await flock.ask({
          kind: 'load',
          pen: seat.pen,
          name: command.from ?? seat.robot,
        });
        for (const one of refused)
          this.#parts.event('warning', 'checkpoint-refused', `${one.file}: ${one.reason}`, command.robot);
        seat.knobs = { ...knobs[seat.slot] };
        seat.mayBeTaught = false;
        this.#brainChanged(command.robot, { change: 'load', file: file ?? '', cycle });
        robots.changed(seat);
        this.#log(`loaded ${file}`, caller, command.robot);
        return { ok: true, value: { file, cycle } };
      }
      case 'playback':
        return refusal('usage', 'playback: this is no recording. Use it with fieldbrain replay.');
      default:
        return command satisfies never;
    }
  }

  async #setParameter(seats: readonly Seat[], knob: string, value: number, caller: Caller): Promise<CommandOutcome> {
    const { robots } = this.#parts;
    const known = knobNames.find((name) => name === knob);
    if (known === undefined)
      return refusal('no-such-knob', `setParameter: no knob ${knob} (expected ${knobNames.join(', ')}).`);
    // Here, so that it is refused for all before it is turned for any.
    const range = rangeOf(known);
    if (!isWithin(range, value))
      return refusal(
        'input-invalid',
        `setParameter: ${knob} is outside its range (got ${value}, expected ${describeRange(range)}).`,
      );
    // Where all are meant, those whose slots others have now are not.
    const present = seats.filter((one) => robots.flockOf(one)?.holds(one) === true);
    const meant = present.length > 0 ? present : seats;
    for (const one of meant) {
      const { flock, seat } = this.#brainOf(one);
      await flock.ask({ kind: 'knob', pen: seat.pen, slot: seat.slot, knob, value });
      seat.knobs = { ...seat.knobs, [knob]: value };
      this.#brainChanged(seat.robot, { change: 'knob', knob, value });
      robots.changed(seat);
      this.#log(`${knob} = ${value}`, caller, seat.robot);
    }
    return { ok: true, value: { robots: meant.map(({ robot }) => robot) } };
  }

  #takeOver(seat: Seat, command: Extract<Command, { command: 'takeover' }>, caller: Caller): CommandOutcome {
    const { drive, force = false, teach = false } = command;
    const { driver } = seat;
    const isOthers = driver.kind === 'person' && driver.name !== caller.name;
    if (isOthers && !force)
      return refusal('taken', `takeover: ${driver.name} drives ${seat.robot}. Force it if you must.`);
    if (teach && !this.#parts.robots.takesLessons)
      return refusal(
        'usage',
        'takeover: teach: brains take no lessons here. Start the server with brain.lessons true.',
      );
    const person = { kind: 'person', name: caller.name, ...(teach ? { teaches: true } : {}) } as const;
    seat.driver = drive ? person : { kind: 'brain' };
    seat.steer([], Number.NEGATIVE_INFINITY);
    this.#parts.robots.changed(seat);
    this.#log(drive ? 'taken over' : 'given back to its brain', caller, seat.robot);
    return { ok: true };
  }

  #drive(seat: Seat, motors: readonly number[], caller: Caller): CommandOutcome {
    const { driver, request } = seat;
    if (driver.kind !== 'person' || driver.name !== caller.name)
      return refusal('not-driver', `drive: you do not drive ${seat.robot}. Take it over first.`);
    if (motors.length !== request.motors)
      return refusal('input-invalid', `drive: wrong count (got ${motors.length}, expected ${request.motors}).`);
    seat.steer(motors, performance.now());
    return { ok: true };
  }

  #brainOf(seat: Seat | undefined) {
    const flock = seat === undefined ? undefined : this.#parts.robots.flockOf(seat);
    if (seat === undefined || flock === undefined || !flock.holds(seat))
      throw new FieldbrainError('usage', `${seat?.robot ?? 'robot'}: has no brain now. Connect it first.`);
    return { flock, seat };
  }

  /** What a recording needs to do the same to the same brain between the same cycles. */
  #brainChanged(robot: string, details: Readonly<Record<string, string | number>>): void {
    this.#parts.event('debug', 'brain-changed', `${robot}: ${details.change}`, robot, details);
  }

  #log(what: string, caller: Caller, robot: string | undefined): void {
    this.#parts.event('info', 'command', `${robot ?? 'all robots'}: ${what}, by ${caller.name}`, robot);
  }
}
