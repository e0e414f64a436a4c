/**
 * Somebody who looks on, in a process of its own that uses next to no processor: it asks for all that a page can ask for, waits
 * for a picture of the field, and then reads everything, a little now and then, or nothing. What it costs a robot is the
 * server's cost alone; a browser on the same machine costs its own work, too.
 */
import process from 'node:process';
import { WebSocket } from 'ws';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';
import { fieldGroups } from '../../server/telemetry.js';

export type Pace = 'reads' | 'slow' | 'held';

export interface PageViewerOrder {
  readonly port: number;
  readonly robot: string;
  readonly pace: Pace;
}

/** A slow viewer reads for this long, at this interval. */
const awakeMs = 10;
const awakeEveryMs = 150;

serveQuietly(otherThreads());
settle();
process.once('message', ({ port, robot, pace }: PageViewerOrder) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  socket.once('error', (error) => {
    throw error;
  });
  socket.once('open', () => {
    for (const group of fieldGroups)
      if (group !== 'field') socket.send(JSON.stringify({ command: 'watchField', robot, group, hz: 10, edge: 32 }));
  });
  let isSettled = false;
  socket.on('message', (_data, isBinary) => {
    if (!isBinary || isSettled) return;
    isSettled = true;
    if (pace !== 'reads') socket.pause();
    if (pace === 'slow')
      setInterval(() => {
        socket.resume();
        setTimeout(() => socket.pause(), awakeMs);
      }, awakeEveryMs);
    process.send?.('looking');
  });
});
process.once('disconnect', () => process.exit(0));
