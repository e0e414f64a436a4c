/**
 * One robot of a ServedBrain: a connection of version 3 that asks and waits. It has no body and no deadman: an answer counts
 * however late it comes, and a vector that the server found too old (on a busy machine) is sent again, since no brain saw it.
 */
import { FieldbrainError } from '../kernel/errors.js';
import { BrainConnection, type ClientOptions, detailCode, type EpisodeEnding, type Hello } from '../robot/index.js';

const patienceMs = 600_000;

export class ServedRobot {
  readonly #connection: BrainConnection;
  readonly #accepted: Promise<void>;
  #waiting: { resolve(motors: Float32Array): void; reject(error: Error): void } | undefined;
  #vector: Parameters<ServedRobot['ask']> | undefined;

  constructor(
    port: number,
    hello: Omit<Hello, 'hardware'>,
    features: Pick<ClientOptions, 'demonstrations' | 'episodes'>,
  ) {
    let accept: () => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    this.#accepted = new Promise((resolve, reject) => {
      accept = resolve;
      refuse = reject;
    });
    const fail = (reason: string): void => {
      const error = new FieldbrainError('device-lost', `${hello.robot}: ${reason}. See the server's log.`);
      refuse(error);
      this.#waiting?.reject(error);
      this.#waiting = undefined;
    };
    this.#connection = new BrainConnection(
      {
        accepted: accept,
        motors: (motors, _ageMs, failed) => {
          if (failed) fail('the cycle failed');
          else this.#waiting?.resolve(motors.slice());
          this.#waiting = undefined;
        },
        dropped: () => fail('an answer was dropped'),
        refused: (wire, detail) => {
          if (detail === detailCode.stale) setImmediate(() => this.#send());
          else fail(`error ${wire}, ${detail}`);
        },
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        acknowledged: () => undefined,
        fault: ({ message }) => fail(message),
        lost: (reason) => {
          this.#connection.close();
          fail(reason);
        },
      },
      {
        host: '127.0.0.1',
        port,
        version: 3,
        hello: { ...hello, hardware: 'served' },
        hardwareCode: 2,
        ...features,
        deadlineMs: patienceMs,
        givenUpMs: patienceMs,
      },
    );
  }

  connect(): Promise<void> {
    this.#connection.open();
    return this.#accepted;
  }

  ask(
    values: ArrayLike<number>,
    reward: number,
    demonstration?: ArrayLike<number>,
    ending?: EpisodeEnding,
  ): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#vector = [values, reward, demonstration, ending];
      this.#send();
    });
  }

  close(): void {
    this.#connection.close();
  }

  #send(): void {
    const [values, reward, demonstration, ending] = this.#vector ?? [[], 0];
    if (!this.#connection.request(values, reward, performance.now(), demonstration, ending))
      this.#waiting?.reject(new FieldbrainError('device-lost', 'served robot: a request is in flight already.'));
  }
}
