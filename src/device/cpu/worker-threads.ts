/**
 * The threads of a pool and the mail to them. Mail goes to all threads at once and one after the other: the bell in the
 * turn word calls each thread to its port, where it takes one mail and answers. Steps never come through here.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { controlLayout, turnFlags } from './control.js';
import type { Host, Thread } from './thread.js';
import { type Mail, type MailAnswer, workerSource } from './worker-source.js';

const turnIndex = controlLayout.turn / 4;

export class WorkerThreads {
  readonly #threads: readonly Thread[];
  readonly #control: Int32Array;
  /** The threads by the system's numbers, once they have answered; 0 where it tells none. */
  readonly numbers: number[];
  #previousMail: Promise<void> = Promise.resolve();
  #exchange: { awaited: number; failed: string; settle(failed: string): void } | undefined;
  #ended: Promise<void> | undefined;

  /** Starts `count` threads. `onLoss` hears of a thread that ends or fails by itself. */
  constructor(host: Host, control: WebAssembly.Memory, count: number, onLoss: (reason: string) => void) {
    this.#control = new Int32Array(control.buffer);
    this.numbers = new Array<number>(count).fill(0);
    const source = workerSource(host.kind);
    this.#threads = Array.from({ length: count }, (_, index) =>
      host.startThread(source, `fieldbrain-cpu-${index + 1}`, {
        onMessage: (message) => this.#takeAnswer(index, message as MailAnswer),
        onEnd: (reason) => {
          if (this.#ended === undefined) onLoss(`worker ${index + 1} is gone (${reason})`);
        },
      }),
    );
  }

  /** Sends a mail to every thread and waits for all answers; rejects if one could not take it. */
  post(mailFor: (worker: number) => Mail): Promise<void> {
    const mail = this.#previousMail.then(() => this.#send(mailFor));
    this.#previousMail = mail.catch(() => {});
    return mail;
  }

  /** Tells those that wait, then ends the threads wherever they are. */
  terminate(reason: string): Promise<void> {
    this.#ended ??= this.#endAll(reason);
    return this.#ended;
  }

  async #send(mailFor: (worker: number) => Mail): Promise<void> {
    if (this.#threads.length === 0) return;
    const failed =
      this.#ended !== undefined
        ? 'the threads have ended'
        : await new Promise<string>((settle) => {
            this.#exchange = { awaited: this.#threads.length, failed: '', settle };
            this.#ringBell();
            this.#threads.forEach((thread, index) => {
              thread.hold();
              thread.post(mailFor(index + 1));
            });
          });
    this.#exchange = undefined;
    for (const thread of this.#threads) thread.letGo();
    if (failed !== '')
      throw new FieldbrainError('device-lost', `cpu pool: mail to a worker failed: ${failed}.`, { failed });
  }

  #takeAnswer(index: number, answer: MailAnswer): void {
    this.numbers[index] = answer.thread;
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    if (exchange.failed === '') exchange.failed = answer.failed;
    if (--exchange.awaited === 0) exchange.settle(exchange.failed);
  }

  #ringBell(): void {
    Atomics.xor(this.#control, turnIndex, turnFlags.bell);
    Atomics.notify(this.#control, turnIndex);
  }

  async #endAll(reason: string): Promise<void> {
    if (this.#threads.length === 0) return;
    Atomics.or(this.#control, turnIndex, turnFlags.lost);
    Atomics.notify(this.#control, turnIndex);
    this.#exchange?.settle(reason);
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
