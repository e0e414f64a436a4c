/**
 * Threads of the host, Node or browser, behind one small interface, and what the host allows: sharing memory, sleeping on
 * the calling thread. It knows nothing of programs or schedules.
 */

export interface Thread {
  post(message: unknown): void;
  /** Keeps the process alive while an answer is awaited (Node; browsers have no such thing). */
  hold(): void;
  letGo(): void;
  terminate(): Promise<void>;
}

export interface ThreadEvents {
  onMessage(message: unknown): void;
  /** The thread ended or failed without being asked to. */
  onEnd(reason: string): void;
}

export interface Host {
  readonly kind: 'node' | 'browser';
  readonly cores: number;
  /** Whether memory can be shared with workers; pages need cross-origin isolation. */
  readonly canShare: boolean;
  /** Whether the calling thread may sleep; a page's main thread may not. */
  readonly canSleep: boolean;
  startThread(source: string, name: string, events: ThreadEvents): Thread;
}

/** Looks at the host once. */
export async function detectHost(): Promise<Host> {
  const canShare =
    typeof SharedArrayBuffer !== 'undefined' &&
    (globalThis as { crossOriginIsolated?: boolean }).crossOriginIsolated !== false;
  const isNode = typeof process !== 'undefined' && typeof process.versions?.node === 'string';
  return isNode ? detectNode(canShare) : detectBrowser(canShare);
}

async function detectNode(canShare: boolean): Promise<Host> {
  const { Worker } = await importBuiltin<typeof import('node:worker_threads')>('node:worker_threads');
  const { availableParallelism } = await importBuiltin<typeof import('node:os')>('node:os');
  return {
    kind: 'node',
    cores: availableParallelism(),
    canShare,
    canSleep: canSleepHere(canShare),
    startThread(source, name, events) {
      // execArgv: loaders of the caller (test runners, transpilers) have no business in a thread of plain JavaScript.
      const worker = new Worker(source, { eval: true, name, execArgv: [] });
      worker.on('message', events.onMessage);
      worker.on('error', (error) => events.onEnd(String(error)));
      worker.on('exit', (code) => events.onEnd(`thread ended with code ${code}`));
      return {
        post: (message) => worker.postMessage(message),
        hold: () => worker.ref(),
        letGo: () => worker.unref(),
        terminate: async () => {
          await worker.terminate();
        },
      };
    },
  };
}

function detectBrowser(canShare: boolean): Host {
  return {
    kind: 'browser',
    cores: navigator.hardwareConcurrency ?? 1,
    canShare,
    canSleep: canSleepHere(canShare),
    startThread(source, name, events) {
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      const worker = new Worker(url, { name });
      worker.onmessage = (event) => {
        // The first answer proves that the source was read.
        URL.revokeObjectURL(url);
        events.onMessage(event.data);
      };
      worker.onerror = (event) => events.onEnd(event.message);
      return {
        post: (message) => worker.postMessage(message),
        hold: () => {},
        letGo: () => {},
        terminate: async () => worker.terminate(),
      };
    },
  };
}

/** Waiting for a value that is not there returns at once where waiting is allowed, and throws where it is not. */
function canSleepHere(canShare: boolean): boolean {
  if (!canShare) return false;
  try {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 1, 0);
    return true;
  } catch {
    return false;
  }
}

/** The name is a parameter so that bundlers for browsers leave the import alone. */
async function importBuiltin<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ name)) as Module;
}
