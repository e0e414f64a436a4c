/**
 * What people and tools may ask of the server, whatever listener they come through: checked for the role, done, and answered. The
 * emergency stop goes straight to the robots and waits for no brain.
 */
import { describeRange, isWithin, parameterNames, rangeOf } from '../brain/index.js';
import { FieldbrainError } from '../kernel/errors.js';
import type { TellEvent } from './events.js';
import type { Fields } from './fields.js';
import type { Flows } from './flow/flows.js';
import type { Hub } from './hub.js';
import {
  type Caller,
  type Command,
  type CommandOutcome,
  type CommandSink,
  commandRoles,
  roleAllows,
} from './live-command.js';
import type { RobotGateway } from './robot-gateway.js';
import type { RobotSlot } from './robot-slot.js';
import type { Robots } from './robots.js';
import type { Teaching } from './teaching.js';

export interface CommandParts {
  readonly robots: Robots;
  readonly robotGateway: RobotGateway<RobotSlot>;
  readonly hub: Hub;
  readonly fields: Fields;
  readonly flows: Flows;
  readonly teaching: Teaching;
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
    const { robots, robotGateway, hub } = this.#parts;
    const named = 'robot' in command && command.robot !== undefined ? robots.robotSlot(command.robot) : undefined;
    // A stop outlives its robot's connection and the server: it can be cleared before the robot comes again.
    const isKept =
      command.command === 'clearStop' && command.robot !== undefined && robotGateway.isStoppedByName(command.robot);
    if ('robot' in command && command.robot !== undefined && named === undefined && !isKept)
      return refusal('no-such-robot', `${command.command}: no robot ${command.robot}. See the list of robots.`);
    const robotSlots = named === undefined ? robots.robotSlots : [named];
    switch (command.command) {
      case 'watch':
        return refusal('usage', 'watch: only over a connection that stays. Use /live.');
      case 'watchField': {
        const { robot, group, edge, hz, format = 'u8' } = command;
        this.#parts.fields.watch(caller.name, { robot, group, edge, hz, format });
        return { ok: true };
      }
      case 'watchFlow':
        return this.#parts.flows.watch(caller.name, command);
      case 'emergencyStop':
        robotGateway.stop(command.robot, caller.name);
        return { ok: true };
      case 'clearStop':
        robotGateway.clear(command.robot, caller.name);
        return { ok: true };
      case 'setParameter':
        return this.#setParameter(robotSlots, command.parameter, command.value, caller);
      case 'pause':
        for (const robotSlot of robotSlots) {
          robotSlot.isPaused = command.paused;
          robotSlot.stepsLeft = 0;
          robots.changed(robotSlot);
        }
        this.#log(command.paused ? 'paused' : 'resumed', caller, command.robot);
        return { ok: true };
      case 'step':
        if (named === undefined || !named.isPaused) return refusal('usage', 'step: the robot is not paused. Pause it.');
        named.stepsLeft += command.cycles ?? 1;
        return { ok: true };
      case 'takeover':
        return this.#takeOver(named as RobotSlot, command, caller);
      case 'drive':
        return this.#drive(named as RobotSlot, command.motors, caller);
      case 'undoDrive':
        await this.#parts.teaching.undo(this.#brainOf(named).robotSlot);
        this.#log('last drive undone', caller, command.robot);
        return { ok: true };
      case 'evaluate':
        await this.#parts.teaching.evaluate(this.#brainOf(named).robotSlot, command.cycles);
        this.#log('evaluation begun', caller, command.robot);
        return { ok: true };
      case 'publishWorld':
        if (robots.robotSlot(command.world.robot) === undefined)
          return refusal('no-such-robot', `publishWorld: no robot ${command.world.robot}.`);
        hub.publish({ type: 'world', ...command.world });
        return { ok: true };
      case 'stimulus': {
        const { robot, stimulus } = command;
        if (stimulus.kind !== 'poke') hub.publish({ type: 'stimulus', timeMs: Date.now(), robot, stimulus });
        else {
          const { pool, robotSlot } = this.#brainOf(named);
          await pool.ask({ kind: 'poke', batch: robotSlot.batch, slot: robotSlot.slot, poke: stimulus });
          this.#brainChanged(robot, { change: 'poke', poke: JSON.stringify(stimulus) });
        }
        this.#log(`stimulus ${stimulus.kind}`, caller, robot);
        return { ok: true };
      }
      case 'reset': {
        const { pool, robotSlot } = this.#brainOf(named);
        const { seed } = command;
        await pool.ask({
          kind: 'reset',
          batch: robotSlot.batch,
          slot: robotSlot.slot,
          ...(seed === undefined ? {} : { seed }),
        });
        robotSlot.mayBeTaught = false;
        this.#parts.teaching.forget(robotSlot);
        robots.changed(robotSlot);
        this.#brainChanged(command.robot, { change: 'reset', ...(seed === undefined ? {} : { seed }) });
        this.#log(seed === undefined ? 'reset' : `reset with seed ${seed}`, caller, command.robot);
        return { ok: true };
      }
      case 'save': {
        const files: string[] = [];
        for (const one of robotSlots) {
          const { pool, robotSlot } = this.#brainOf(one);
          files.push((await pool.ask({ kind: 'save', batch: robotSlot.batch })).file);
        }
        robots.checkpointMs = performance.now();
        this.#log('saved', caller, command.robot);
        return { ok: true, value: { files } };
      }
      case 'load': {
        const { pool, robotSlot } = this.#brainOf(named);
        const { file, cycle, parameters, refused } = await pool.ask({
          kind: 'load',
          batch: robotSlot.batch,
          name: command.from ?? robotSlot.robot,
        });
        for (const one of refused)
          this.#parts.event('warning', 'checkpoint-refused', `${one.file}: ${one.reason}`, command.robot);
        robotSlot.parameters = { ...parameters[robotSlot.slot] };
        robotSlot.mayBeTaught = false;
        this.#parts.teaching.forget(robotSlot);
        this.#brainChanged(command.robot, { change: 'load', file: file ?? '', cycle });
        robots.changed(robotSlot);
        this.#log(`loaded ${file}`, caller, command.robot);
        return { ok: true, value: { file, cycle } };
      }
      case 'playback':
        return refusal('usage', 'playback: this is not a recording. Use it with fieldbrain replay.');
      default:
        return command satisfies never;
    }
  }

  async #setParameter(
    robotSlots: readonly RobotSlot[],
    parameter: string,
    value: number,
    caller: Caller,
  ): Promise<CommandOutcome> {
    const { robots } = this.#parts;
    const known = parameterNames.find((name) => name === parameter);
    if (known === undefined)
      return refusal(
        'no-such-parameter',
        `setParameter: no parameter ${parameter} (expected ${parameterNames.join(', ')}).`,
      );
    // Here, so that it is refused for all before it is turned for any.
    const range = rangeOf(known);
    if (!isWithin(range, value))
      return refusal(
        'input-invalid',
        `setParameter: ${parameter} is outside its range (got ${value}, expected ${describeRange(range)}).`,
      );
    // Where all are meant, those whose slots others have now are not.
    const present = robotSlots.filter((one) => robots.poolOf(one)?.holds(one) === true);
    const meant = present.length > 0 ? present : robotSlots;
    for (const one of meant) {
      const { pool, robotSlot } = this.#brainOf(one);
      await pool.ask({ kind: 'parameter', batch: robotSlot.batch, slot: robotSlot.slot, parameter, value });
      robotSlot.parameters = { ...robotSlot.parameters, [parameter]: value };
      this.#brainChanged(robotSlot.robot, { change: 'parameter', parameter, value });
      robots.changed(robotSlot);
      this.#log(`${parameter} = ${value}`, caller, robotSlot.robot);
    }
    return { ok: true, value: { robots: meant.map(({ robot }) => robot) } };
  }

  async #takeOver(
    robotSlot: RobotSlot,
    command: Extract<Command, { command: 'takeover' }>,
    caller: Caller,
  ): Promise<CommandOutcome> {
    const { drive, force = false, teach = false } = command;
    const { teaching } = this.#parts;
    const taken = (): CommandOutcome | undefined => {
      const { driver } = robotSlot;
      if (driver.kind !== 'person' || driver.name === caller.name || force) return undefined;
      return refusal('taken', `takeover: ${driver.name} drives ${robotSlot.robot}. Force it if you must.`);
    };
    const others = taken();
    if (others !== undefined) return others;
    if (teach && !this.#parts.robots.takesDemonstrations)
      return refusal(
        'usage',
        'takeover: teach: brains take no demonstrations here. Start the server with brain.demonstrations true.',
      );
    if (drive && teach) {
      await teaching.keep(robotSlot);
      // Somebody may have been quicker meanwhile.
      const quicker = taken();
      if (quicker !== undefined) return quicker;
      teaching.begin(robotSlot);
    } else teaching.end(robotSlot);
    const person = { kind: 'person', name: caller.name, ...(teach ? { teaches: true } : {}) } as const;
    robotSlot.driver = drive ? person : { kind: 'brain' };
    robotSlot.steer([], Number.NEGATIVE_INFINITY);
    this.#parts.robots.changed(robotSlot);
    this.#log(drive ? 'taken over' : 'given back to its brain', caller, robotSlot.robot);
    return { ok: true };
  }

  #drive(robotSlot: RobotSlot, motors: readonly number[], caller: Caller): CommandOutcome {
    const { driver, request } = robotSlot;
    if (driver.kind !== 'person' || driver.name !== caller.name)
      return refusal('not-driver', `drive: you do not drive ${robotSlot.robot}. Take it over first.`);
    if (motors.length !== request.motors)
      return refusal('input-invalid', `drive: wrong count (got ${motors.length}, expected ${request.motors}).`);
    robotSlot.steer(motors, performance.now());
    return { ok: true };
  }

  #brainOf(robotSlot: RobotSlot | undefined) {
    const pool = robotSlot === undefined ? undefined : this.#parts.robots.poolOf(robotSlot);
    if (robotSlot === undefined || pool === undefined || !pool.holds(robotSlot))
      throw new FieldbrainError('usage', `${robotSlot?.robot ?? 'robot'}: has no brain now. Connect it first.`);
    return { pool, robotSlot };
  }

  /** What a recording needs to do the same to the same brain between the same cycles. */
  #brainChanged(robot: string, details: Readonly<Record<string, string | number>>): void {
    this.#parts.event('debug', 'brain-changed', `${robot}: ${details.change}`, robot, details);
  }

  #log(what: string, caller: Caller, robot: string | undefined): void {
    this.#parts.event('info', 'command', `${robot ?? 'all robots'}: ${what}, by ${caller.name}`, robot);
  }
}
