/**
 * How this process answers signals, as the system knows it. A library that replaces handlers (NVRTC does, for SIGINT,
 * SIGTERM and others) leaves a process that Ctrl-C cannot end; what stood there before is put back. Linux only: elsewhere
 * nothing is kept.
 */
import process from 'node:process';
import { loadFfi } from './driver.js';

/** Signals that have handlers, but for those that cannot be handled. */
const signals = Array.from({ length: 31 }, (_, i) => i + 1).filter((signal) => signal !== 9 && signal !== 19);
/** More than a `struct sigaction` takes. */
const actionBytes = 256;

/** Runs `action` and puts back all handlers as they were before. */
export type KeepSignals = <T>(action: () => T) => T;

export async function openSignals(): Promise<KeepSignals> {
  if (process.platform !== 'linux') return (action) => action();
  const ffi = await loadFfi();
  const sigaction = ffi.load('libc.so.6').func('sigaction', 'int', ['int', 'void *', 'void *']);
  return (action) => {
    const before = signals.map((signal) => {
      const bytes = Buffer.alloc(actionBytes);
      return { signal, bytes, isKnown: sigaction(signal, null, bytes) === 0 };
    });
    try {
      return action();
    } finally {
      for (const { signal, bytes, isKnown } of before) if (isKnown) sigaction(signal, bytes, null);
    }
  };
}

/** Ends this process when its parent ends, even while a library keeps its main thread. Linux only. */
export async function endWithParent(): Promise<void> {
  if (process.platform !== 'linux') return;
  const ffi = await loadFfi();
  const prctl = ffi.load('libc.so.6').func('prctl', 'int', ['int', 'unsigned long', 'unsigned long']);
  const [setParentDeathSignal, sigkill] = [1, 9];
  prctl(setParentDeathSignal, sigkill, 0);
}
