/** Where the news of a training come from: the command that serves this page, or a worker of it. */
import type { DeviceKind } from '../../device/device.js';
import type { TrainNews } from '../../worlds/watch.js';

export interface NewsListener {
  news(news: TrainNews): void;
  /** What is going on before there is news, or why there is none. */
  state(text: string): void;
}

export interface NewsSource {
  open(listener: NewsListener): void;
}

export class EventSourceNews implements NewsSource {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  open({ news, state }: NewsListener): void {
    const events = new EventSource(this.#address);
    events.onmessage = ({ data }) => news(JSON.parse(data) as TrainNews);
    events.onopen = () => state('');
    // A browser connects again by itself, unless there is nothing of the kind.
    events.onerror = () => state(events.readyState === EventSource.CLOSED ? 'No training here' : 'Link lost');
  }
}

/** What a worker is to train; what is left out is chosen by what the device can do. */
export interface WorkerTraining {
  readonly world: string;
  readonly by: 'reward' | 'expert';
  readonly device: DeviceKind | undefined;
  readonly brains: number | undefined;
  readonly size: number | undefined;
  readonly steps: number | undefined;
  readonly seed: number | undefined;
}

export class WorkerNews implements NewsSource {
  readonly #training: WorkerTraining;

  constructor(training: WorkerTraining) {
    this.#training = training;
  }

  open({ news, state }: NewsListener): void {
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'train' });
    worker.onmessage = ({ data }: MessageEvent<TrainNews>) => news(data);
    worker.onerror = ({ message }) => news({ kind: 'failed', text: message });
    state('Starting');
    worker.postMessage(this.#training);
    const tell = (): void => worker.postMessage({ isSeen: !document.hidden });
    document.addEventListener('visibilitychange', tell);
  }
}
