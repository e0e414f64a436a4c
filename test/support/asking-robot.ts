/** For tests: a robot of version 3 without a body. It asks and waits, and keeps its motors, its verbs and its refusals. */
import {
  BrainConnection,
  type ConnectionOptions,
  detailCode,
  picarxInputs,
  picarxOutputs,
} from '../../src/robot/index.js';

export class AskingRobot {
  readonly connection: BrainConnection;
  readonly refused: number[] = [];
  readonly verbs: string[] = [];
  isLost = false;
  #wake: (() => void) | undefined;
  #motors: Float32Array | undefined;

  constructor(port: number, robot: string, options: Partial<ConnectionOptions> = {}) {
    const wake = (): void => this.#wake?.();
    this.connection = new BrainConnection(
      {
        accepted: wake,
        motors: (motors) => {
          this.#motors = motors.slice();
          wake();
        },
        dropped: wake,
        refused: (_wire, detail) => {
          this.refused.push(detail);
          wake();
        },
        verb: (verb) => {
          this.verbs.push(verb);
          return { accepted: true, armed: false, stopped: false };
        },
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: () => {
          this.isLost = true;
          this.connection.close();
          wake();
        },
      },
      {
        ...{ host: '127.0.0.1', port, version: 3, hardwareCode: 1 },
        hello: { robot, hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        ...{ deadlineMs: 60_000, givenUpMs: 60_000 },
        ...options,
      },
    );
  }

  /** Done when it was welcomed, refused or cut off. */
  async open(): Promise<this> {
    this.connection.open();
    await this.#until(() => this.connection.isReady || this.refused.length > 0 || this.isLost);
    return this;
  }

  /** Motors for these values, or undefined; a vector that a busy machine made too old is sent again. */
  async ask(values: ArrayLike<number> = picarxInputs.map((_, i) => i / 24)): Promise<readonly number[] | undefined> {
    for (;;) {
      this.#motors = undefined;
      this.refused.length = 0;
      if (!this.connection.request(values, 0, performance.now())) return undefined;
      await this.#until(() => this.#motors !== undefined || this.refused.length > 0 || this.isLost);
      if (this.refused[0] !== detailCode.stale) return this.#motors === undefined ? undefined : [...this.#motors];
    }
  }

  close(): void {
    this.connection.close();
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}

/** The PiCar-X's sensors with another name for the first: another kind of robot to a server. */
export const renamedInputs = picarxInputs.map((sensor, i) => (i === 0 ? { ...sensor, name: 'ahead' } : sensor));
