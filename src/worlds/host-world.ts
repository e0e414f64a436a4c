/** A world of environments in plain TypeScript, on the host, behind the same contract. */
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';
import { uniformOf } from '../kernel/noise.js';
import { checkActions, checkReset } from './check.js';
import type { Environment, WorldDefinition } from './definition.js';
import { widthOf } from './space.js';
import type { ResetOptions, Values, World, WorldStep } from './types.js';
import { stream } from './world-program.js';

/** What is known of a body's outline. */
const outlineParts = ['fromX', 'fromZ', 'toX', 'toZ', 'radius'] as const;

/** The World that `createWorld` makes of environments. */
export class HostWorld implements World {
  readonly name: string;
  readonly observations;
  readonly actions;
  readonly states;
  private readonly seeds: Uint32Array;
  private readonly episodes: Int32Array;
  private readonly lengths: Int32Array;
  private readonly totals: Float64Array;
  private readonly ended: Uint8Array;
  private readonly answer: WorldStep;
  private closed = false;

  constructor(
    definition: WorldDefinition,
    private readonly environments: readonly Environment[],
    readonly limit: number,
    seed: number,
  ) {
    const { length } = environments;
    this.name = definition.name;
    this.observations = definition.observations;
    this.actions = definition.actions;
    this.states = definition.states;
    this.seeds = new Uint32Array(length);
    this.episodes = new Int32Array(length);
    this.lengths = new Int32Array(length);
    this.totals = new Float64Array(length);
    this.ended = new Uint8Array(length);
    this.answer = {
      observations: new Float64Array(length * widthOf(this.observations)),
      rewards: new Float64Array(length),
      terminated: new Uint8Array(length),
      truncated: new Uint8Array(length),
      info: { reset: new Uint8Array(length), returns: new Float64Array(length), lengths: new Int32Array(length) },
    };
    this.begin({ seed });
  }

  get count(): number {
    return this.environments.length;
  }

  async reset(options: ResetOptions = {}): Promise<{ readonly observations: Values }> {
    this.needOpen();
    this.begin(options);
    return { observations: this.answer.observations };
  }

  async step(actions: ArrayLike<number>): Promise<WorldStep> {
    this.needOpen();
    checkActions(`step ${this.name}`, actions, this.count, this.actions);
    const width = widthOf(this.actions);
    const given = Array.from(actions);
    this.environments.forEach((environment, n) => {
      this.clear(n);
      if (this.ended[n] !== 0) this.restart(n);
      else this.move(environment, n, given.slice(n * width, (n + 1) * width));
    });
    return this.answer;
  }

  /** Environments keep their physical states to themselves. */
  async readStates(): Promise<Float64Array> {
    throw new FieldbrainError(
      'usage',
      `world ${this.name}: its physical states cannot be read (got an environment in TypeScript, expected physics). Ask the environment.`,
    );
  }

  /** Names of what `outline` gives: of bodies where the environment has them, else of observations. */
  get outlineNames(): readonly string[] {
    const bodies = (this.environments[0].outline?.().length ?? 0) / outlineParts.length;
    if (bodies === 0) return this.observations.names;
    return Array.from({ length: bodies }, (_, body) => outlineParts.map((part) => `${part}${body}`)).flat();
  }

  /** How an environment looks from the side, for pictures. */
  outline(n: number): readonly number[] {
    const width = widthOf(this.observations);
    const bodies = this.environments[n].outline?.();
    return bodies ?? Array.from(this.answer.observations.subarray(n * width, (n + 1) * width));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    for (const environment of this.environments) environment.close?.();
  }

  private begin(options: ResetOptions): void {
    const { seed, isReset, states } = checkReset(`reset ${this.name}`, options, this.count, this.states.length);
    const width = this.states.length;
    this.environments.forEach((_, n) => {
      this.clear(n);
      if (!isReset(n)) return;
      if (seed !== undefined) {
        this.seeds[n] = seed;
        this.episodes[n] = -1;
      }
      this.restart(n, states?.subarray(n * width, (n + 1) * width));
    });
  }

  private clear(n: number): void {
    const { rewards, terminated, truncated, info } = this.answer;
    for (const one of [rewards, terminated, truncated, info.reset, info.returns, info.lengths]) one[n] = 0;
  }

  private restart(n: number, state?: Float64Array): void {
    this.episodes[n] += 1;
    this.lengths[n] = 0;
    this.totals[n] = 0;
    this.ended[n] = 0;
    this.answer.info.reset[n] = 1;
    const draw = (element: number): number => uniformOf(this.seeds[n], n, this.episodes[n], stream, element);
    this.look(n, this.environments[n].reset(draw, state));
  }

  private move(environment: Environment, n: number, action: readonly number[]): void {
    const { rewards, terminated, truncated, info } = this.answer;
    const { observation, reward, terminated: isOver, truncated: isCut = false } = environment.step(action);
    this.look(n, observation);
    if (!Number.isFinite(reward)) throw this.notFinite('the reward', reward);
    this.lengths[n] += 1;
    this.totals[n] += reward;
    rewards[n] = reward;
    terminated[n] = isOver ? 1 : 0;
    truncated[n] = isCut || this.lengths[n] >= this.limit ? 1 : 0;
    this.ended[n] = terminated[n] | truncated[n];
    if (this.ended[n] === 0) return;
    info.returns[n] = this.totals[n];
    info.lengths[n] = this.lengths[n];
  }

  private look(n: number, observation: ArrayLike<number>): void {
    const width = widthOf(this.observations);
    if (observation?.length !== width)
      throw new FieldbrainError(
        'usage',
        `world ${this.name}: wrong number of observations (got ${observation?.length}, expected ${width}). Return one for each value of the space.`,
      );
    const bad = Array.from(observation).findIndex((value) => !Number.isFinite(value));
    if (bad >= 0) throw this.notFinite(`the observation ${this.observations.names[bad]}`, observation[bad]);
    this.answer.observations.set(observation, n * width);
  }

  private notFinite(what: string, got: unknown): FieldbrainError {
    return new FieldbrainError(
      'usage',
      `world ${this.name}: ${what} is not usable (got ${describeValue(got)}, expected a finite number). Correct reset and step of its environment.`,
    );
  }

  private needOpen(): void {
    if (this.closed)
      throw new FieldbrainError('session-closed', `world ${this.name}: already closed. Create a new one.`);
  }
}
