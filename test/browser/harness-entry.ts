/** What the harness's own test calls inside the page. */
export function add(a: number, b: number): { sum: number; shared: boolean } {
  console.log(`adding ${a} and ${b}`);
  return { sum: a + b, shared: globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function' };
}

export async function fail(): Promise<never> {
  throw new Error('on purpose');
}

export function hang(): Promise<never> {
  return new Promise(() => undefined);
}

export function nothing(): void {}

/** Sends a number to the worker at /worker.js and awaits its answer. */
export function askWorker(value: number): Promise<number> {
  const worker = new Worker('/worker.js', { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = (event) => resolve(event.data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(value);
  });
}
