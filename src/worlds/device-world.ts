/** A world whose physics is a Program: it stays on the device; actions go in and observations come out. */
import { wrongInput } from '../brain/refusal.js';
import type { Device, Session } from '../device/device.js';
import { FieldbrainError, type HostArray } from '../kernel/index.js';
import { checkActions, checkReset } from './check.js';
import type { WorldDefinition } from './definition.js';
import { widthOf } from './space.js';
import type { ResetOptions, Values, World, WorldStep } from './types.js';
import { commands, stateName, type WorldParts, worldProgram, writeTables } from './world-program.js';

/** Everything that createWorld has decided. */
export interface DeviceWorldParts {
  readonly definition: WorldDefinition;
  readonly parts: WorldParts;
  readonly count: number;
  readonly seed: number;
  readonly device: Device;
  readonly ownsDevice: boolean;
}

/** The World that `createWorld` makes of physics. */
export class DeviceWorld implements World {
  readonly name: string;
  readonly count: number;
  readonly observations;
  readonly actions;
  readonly states;
  readonly limit: number;
  /** What a loop needs to join the world with brains. */
  readonly parts: WorldParts;
  private session!: Session;
  private readonly inputs: { readonly actions: Values; readonly command: Int32Array };
  private readonly answer: WorldStep;
  private closed = false;
  private busy = false;

  private constructor(private readonly made: DeviceWorldParts) {
    const { definition, parts, count } = made;
    this.name = definition.name;
    this.count = count;
    this.observations = definition.observations;
    this.actions = definition.actions;
    this.states = definition.states;
    this.limit = parts.limit;
    this.parts = parts;
    const real = (length: number): Values =>
      parts.real === 'f64' ? new Float64Array(length) : new Float32Array(length);
    this.inputs = { actions: real(count * widthOf(this.actions)), command: new Int32Array(count) };
    this.answer = {
      observations: real(count * widthOf(this.observations)),
      rewards: real(count),
      terminated: new Uint8Array(count),
      truncated: new Uint8Array(count),
      info: { reset: new Uint8Array(count), returns: real(count), lengths: new Int32Array(count) },
    };
  }

  static async open(made: DeviceWorldParts): Promise<DeviceWorld> {
    const world = new DeviceWorld(made);
    const { definition, parts, count, device, seed } = made;
    world.session = await device.load(worldProgram(definition.name, parts), { symbols: { B: count } });
    await writeTables(parts, world.session);
    await world.reset({ seed });
    return world;
  }

  reset(options: ResetOptions = {}): Promise<{ readonly observations: Values }> {
    return this.alone('reset', async () => {
      const { seed, isReset, states } = checkReset(`reset ${this.name}`, options, this.count, this.states.length);
      if (seed !== undefined) {
        await this.change('worldSeed', isReset, () => seed);
        await this.change('worldEpisode', isReset, () => -1);
      }
      for (let at = 0; states !== undefined && at < this.states.length; at += 1)
        await this.change(stateName(at), isReset, (n) => states[n * this.states.length + at]);
      const begin = states === undefined ? commands.begin : commands.beginGiven;
      for (let n = 0; n < this.count; n += 1) this.inputs.command[n] = isReset(n) ? begin : commands.hold;
      await this.move();
      return { observations: this.answer.observations };
    });
  }

  step(actions: ArrayLike<number>): Promise<WorldStep> {
    return this.alone('step', async () => {
      checkActions(`step ${this.name}`, actions, this.count, this.actions);
      this.inputs.actions.set(actions);
      this.inputs.command.fill(commands.step);
      await this.move();
      return this.answer;
    });
  }

  async readStates(): Promise<Float64Array> {
    this.needOpen();
    const width = this.states.length;
    const all = new Float64Array(this.count * width);
    for (let at = 0; at < width; at += 1)
      (await this.session.read(stateName(at))).forEach((value, n) => {
        all[n * width + at] = value;
      });
    return all;
  }

  /** What is observed now; nothing moves. */
  observe(): Promise<Values> {
    return this.alone('observe', async () => {
      this.inputs.command.fill(commands.hold);
      await this.move();
      return this.answer.observations;
    });
  }

  /** The session under the world, for those who measure it or take its states. */
  get underlying(): { readonly session: Session; readonly device: Device } {
    return { session: this.session, device: this.made.device };
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.session.close();
    if (this.made.ownsDevice) await this.made.device.close();
  }

  private async change(tensor: string, isReset: (n: number) => boolean, value: (n: number) => number): Promise<void> {
    const data = (await this.session.read(tensor)).slice() as HostArray;
    for (let n = 0; n < this.count; n += 1) if (isReset(n)) data[n] = value(n);
    await this.session.write(tensor, data);
  }

  private async move(): Promise<void> {
    const given = await this.session.step(this.inputs);
    const { observations, rewards, terminated, truncated, info } = this.answer;
    observations.set(given.observations as Values);
    rewards.set(given.rewards as Values);
    terminated.set(given.terminated as Int32Array);
    truncated.set(given.truncated as Int32Array);
    info.reset.set(given.restarted as Int32Array);
    info.returns.set(given.returns as Values);
    info.lengths.set(given.lengths as Int32Array);
  }

  /** One call at a time: a second one would overwrite the arrays of the first. */
  private async alone<T>(place: string, work: () => Promise<T>): Promise<T> {
    this.needOpen();
    if (this.busy)
      throw wrongInput(
        `${place} ${this.name}`,
        'a call is already running',
        'a second call',
        'one at a time: await it',
      );
    this.busy = true;
    try {
      return await work();
    } finally {
      this.busy = false;
    }
  }

  private needOpen(): void {
    if (this.closed)
      throw new FieldbrainError('session-closed', `world ${this.name}: already closed. Create a new one.`);
  }
}
