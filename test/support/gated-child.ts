/**
 * A brain child whose slow work ends when a file appears: it serves real messages in the real order of turns, and how long
 * each task takes is the test's decision.
 */
import { existsSync } from 'node:fs';
import { serveInTurns, type Turn } from '../../src/server/brains/turns.js';

const gates = process.argv[2];
const clock = new Int32Array(new SharedArrayBuffer(4));
const turns = serveInTurns(
  async ({ number, request }) => {
    if (request.kind === 'open') while (!existsSync(`${gates}/${request.batch}`)) Atomics.wait(clock, 0, 0, 5);
    process.send?.({ answered: number });
  },
  ({ number }) => process.send?.({ begun: number }),
);
process.on('disconnect', () => process.exit(0));
process.on('message', (turn: Turn) => turns.push(turn));
