/** A server of sessions that answers full speed ahead, as a process of its own: for tests that kill it or freeze it. */
import process from 'node:process';
import { startBrainServer } from './brain-server.js';

const server = await startBrainServer();
server.brain = (_values, motors) => Float32Array.from({ length: motors }, (_, i) => (i === 0 ? 1 : 0));
process.stdout.write(`${server.port}\n`);
// Its parent holds the other end of this pipe.
process.stdin.resume().on('end', () => process.exit(0));
