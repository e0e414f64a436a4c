/** A worker that answers 2n + 1, for the harness's own test. */
globalThis.onmessage = (event: MessageEvent<number>) => globalThis.postMessage(2 * event.data + 1);
