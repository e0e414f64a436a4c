/**
 * A server under measurement in a process of its own, which is as quiet as that of `fieldbrain serve`: it becomes so before it
 * loads what it serves with, since loading makes the young generation large.
 */
import process from 'node:process';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';
import type { ServerSettings } from '../../server/index.js';
import type { BenchContext } from '../claim.js';

export interface ServingOrder {
  readonly kind: BenchContext['kind'];
  readonly settings: ServerSettings;
}

export type ServingRequest = 'settle' | 'busy';

serveQuietly(otherThreads());
process.once('message', ({ kind, settings }: ServingOrder) => void serve(kind, settings));

async function serve(kind: BenchContext['kind'], settings: ServerSettings): Promise<void> {
  const { openServer } = await import('./subject.js');
  const server = await openServer({ kind }, settings);
  process.on('message', (request: ServingRequest) => {
    if (request === 'settle') settle();
    process.send?.(server.robots.flocks.reduce((sum, { busyMs }) => sum + busyMs, 0));
  });
  process.once('disconnect', () => void server.close());
  process.send?.(server.ports);
}
