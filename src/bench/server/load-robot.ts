/** A robot that only asks: it sends sensor values over a real socket and times the answer. It has no body and no brainstem. */
import { BrainConnection, picarxInputs, picarxOutputs } from '../../robot/index.js';

export class LoadRobot {
  readonly #connection: BrainConnection;
  readonly #values = new Float32Array(picarxInputs.length);
  readonly #accepted: Promise<void>;
  #answer: ((ms: number) => void) | undefined;
  #step = 0;
  failures = 0;
  /** Motors that came, without those that were refused for their age. */
  answers = 0;

  constructor(port: number, id: string) {
    let accept = (): void => undefined;
    this.#accepted = new Promise((resolve) => {
      accept = resolve;
    });
    const fail = (): void => {
      this.failures += 1;
      this.#answer?.(Number.NaN);
    };
    this.#connection = new BrainConnection(
      {
        accepted: accept,
        motors: (_values, ageMs, failed) => {
          if (failed) {
            fail();
            return;
          }
          this.answers += 1;
          this.#answer?.(ageMs);
        },
        dropped: (ageMs) => this.#answer?.(ageMs),
        refused: fail,
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: fail,
      },
      {
        host: '127.0.0.1',
        port,
        version: 3,
        hello: { robot: id, hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        hardwareCode: 1,
      },
    );
  }

  async connect(): Promise<void> {
    this.#connection.open();
    await this.#accepted;
  }

  /** One request; gives the milliseconds until its answer, NaN where the cycle failed. */
  ask(): Promise<number> {
    this.#step += 1;
    for (let i = 0; i < this.#values.length; i += 1) this.#values[i] = 0.5 + 0.5 * Math.sin(0.1 * this.#step + i);
    return new Promise((resolve) => {
      this.#answer = resolve;
      if (!this.#connection.request(this.#values, 0, performance.now())) resolve(Number.NaN);
    });
  }

  close(): void {
    this.#connection.close();
  }
}
