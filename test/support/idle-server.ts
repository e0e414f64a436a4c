/** A server without robots as a process of its own, for tests of what it leaves behind. It says `ready` and ends with SIGTERM. */
import { pino } from 'pino';
import { FieldbrainServer } from '../../src/server/index.js';

const server = await FieldbrainServer.start(
  { ready: 0, robots: { port: 0 }, monitor: { port: 0 }, http: { port: 0 }, foxglove: { port: 0 } },
  { log: pino({ level: 'silent' }) },
);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write('ready\n');
