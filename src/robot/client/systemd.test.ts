import { afterEach, expect, it, vi } from 'vitest';
import { notifySystemd } from './systemd.js';

afterEach(() => {
  vi.useRealTimers();
});

it('gives signs of life only while the loop runs', () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  let loops = 0;
  const environment = { NOTIFY_SOCKET: '/run/x', WATCHDOG_USEC: '3000000' };
  const end = notifySystemd({ environment, loops: () => loops, send: (message) => sent.push(message) });
  vi.advanceTimersByTime(1000);
  loops = 50;
  vi.advanceTimersByTime(1000);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1']);
  end();
});

it('says nothing where systemd did not ask', () => {
  const sent: string[] = [];
  notifySystemd({ environment: {}, loops: () => 1, send: (message) => sent.push(message) })();
  expect(sent).toEqual([]);
});
