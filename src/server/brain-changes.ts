/**
 * What operators did to the brains of a batch that a loss of their child must not undo: the last reset or load of each slot, and
 * their parameters. Each reset or load has a mark, which snapshots carry from then on: where the snapshot after a loss has
 * another mark, it is older, and the change is made again.
 */
import { randomUUID } from 'node:crypto';
import type { BrainChildren } from './brain-children.js';
import type { Answers, Opened, Request } from './brains/messages.js';
import { BrainLost } from './brains/supervisor.js';
import type { EventDetails, TellEvent } from './events.js';
import type { RobotSlot } from './robot-slot.js';

type ChangeRequest = Extract<Request, { kind: 'reset' | 'load' }>;
type Parameters = Readonly<Record<string, number>>;

export class BrainChanges {
  readonly #supervisor: Pick<BrainChildren, 'request'>;
  readonly #event: TellEvent;
  /** By slot, in the order in which they were made. */
  readonly #last = new Map<number, { readonly mark: string; readonly request: ChangeRequest }>();

  constructor(supervisor: Pick<BrainChildren, 'request'>, event: TellEvent) {
    this.#supervisor = supervisor;
    this.#event = event;
  }

  /** What a snapshot must carry to be as new as the last changes. */
  get marks(): readonly string[] {
    return [...this.#last.values()].map(({ mark }) => mark);
  }

  /** Another brain lives here. */
  forget(): void {
    this.#last.clear();
  }

  async make(request: ChangeRequest): Promise<Answers['reset'] | Answers['load']> {
    const mark = randomUUID();
    const answer = await this.#supervisor.request({ ...request, change: mark });
    // A load replaces all slots.
    if (request.kind === 'load') this.#last.clear();
    const slot = request.kind === 'load' ? 0 : request.slot;
    this.#last.delete(slot);
    this.#last.set(slot, { mark, request });
    return answer;
  }

  /** Makes again what came after a snapshot: resets and loads in their order, then parameters. */
  async redo(
    opened: Opened,
    batch: number,
    robotSlots: readonly (RobotSlot | undefined)[],
    name: string,
  ): Promise<void> {
    let { parameters } = opened;
    for (const [slot, { mark, request }] of this.#last) {
      if (opened.changes?.[slot] === mark) continue;
      parameters = (await this.#again(mark, request, robotSlots[slot]?.robot ?? name)) ?? parameters;
    }
    for (const robotSlot of robotSlots)
      if (robotSlot !== undefined) await this.#setAgain(batch, robotSlot, parameters[robotSlot.slot] ?? {});
  }

  async #again(mark: string, request: ChangeRequest, robot: string): Promise<Opened['parameters'] | undefined> {
    const { kind } = request;
    try {
      const answer = await this.#supervisor.request({ ...request, change: mark });
      this.#event('info', 'brain-redone', `${robot}: ${kind} again: its snapshot is older`, robot);
      if (kind === 'reset') {
        this.#changed(robot, { change: kind, ...(request.seed === undefined ? {} : { seed: request.seed }) });
        return undefined;
      }
      const { file = '', cycle, parameters } = answer as Opened;
      this.#changed(robot, { change: kind, file, cycle });
      return parameters;
    } catch (error) {
      if (error instanceof BrainLost) throw error;
      this.#event('error', 'brain-redone', `${robot}: ${kind} could not be done again (${String(error)})`, robot);
      return undefined;
    }
  }

  /** The parameters of a robot as they were before the loss. */
  async #setAgain(batch: number, robotSlot: RobotSlot, found: Parameters): Promise<void> {
    const { robot, slot } = robotSlot;
    const lost = Object.entries(robotSlot.parameters).filter(
      ([parameter, value]) => found[parameter] !== Math.fround(value),
    );
    for (const [parameter, value] of lost) {
      await this.#supervisor.request({ kind: 'parameter', batch, slot, parameter, value });
      this.#changed(robot, { change: 'parameter', parameter, value });
    }
    robotSlot.parameters = { ...found, ...robotSlot.parameters };
    if (lost.length === 0) return;
    const text = lost.map(([parameter, value]) => `${parameter} = ${value}`).join(', ');
    this.#event('info', 'parameters-restored', `${robot}: set again as before the loss: ${text}`, robot);
  }

  /** What a recording needs to do the same. */
  #changed(robot: string, details: EventDetails): void {
    this.#event('debug', 'brain-changed', `${robot}: ${String(details.change)}`, robot, details);
  }
}
