/** A server under measurement in a process of its own, which is as quiet as that of `fieldbrain serve`. */
import process from 'node:process';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';
import type { ServerSettings } from '../../server/index.js';
import type { BenchContext } from '../claim.js';
import { openServer } from './subject.js';

export interface ServingOrder {
  readonly kind: BenchContext['kind'];
  readonly settings: ServerSettings;
}

export type ServingRequest = 'settle' | 'busy';

serveQuietly(otherThreads());
process.once('message', ({ kind, settings }: ServingOrder) => {
  void openServer({ kind }, settings).then((server) => {
    process.on('message', (request: ServingRequest) => {
      if (request === 'settle') settle();
      process.send?.(server.robots.flocks.reduce((sum, { busyMs }) => sum + busyMs, 0));
    });
    process.once('disconnect', () => void server.close());
    process.send?.(server.ports.robots);
  });
});
