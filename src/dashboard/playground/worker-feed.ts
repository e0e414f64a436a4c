/** The playground's worker as a feed. */
import type { Command } from '../../server/live-command.js';
import type { Feed, FeedListener } from '../model/feed.js';
import type { FromWorker, ToWorker, WorkerOptions } from './worker.js';

export class WorkerFeed implements Feed {
  readonly #options: WorkerOptions;
  #worker: Worker | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  open(listener: FeedListener): void {
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'failed') listener.link('lost', data.text);
      else if (data.kind === 'progress') listener.link('connecting', data.text);
      else {
        if (data.message.type === 'hello') listener.link('open', '');
        listener.message(data.message);
      }
    };
    worker.onerror = ({ message }) => listener.link('lost', message);
    this.#post({ kind: 'begin', options: this.#options });
  }

  send(command: Command, id: number): boolean {
    if (this.#worker === undefined) return false;
    this.#post({ kind: 'command', command, id });
    return true;
  }

  close(): void {
    this.#worker?.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}
