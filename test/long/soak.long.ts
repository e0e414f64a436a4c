/**
 * Section 5.4 of the robots' definition: 100 simulated robots for ten minutes over a bad network, and `sim --robots 32`
 * against `serve`, as processes, for ten minutes without a lost session. FIELDBRAIN_SECONDS sets how long.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { runSoak } from '../support/soak.js';

const seconds = Number(process.env.FIELDBRAIN_SECONDS ?? 600);
const root = path.resolve(import.meta.dirname, '../..');

it('sim --robots 32 against serve: no session is lost', async () => {
  const server = run(
    ...['serve', '--json', '--device', 'cpu', '--size', '8', '--brains', '32', '--ready', '32', '--log-level', 'warn'],
    ...['--port', '0', '--http-port', '0', '--monitor-port', '0', '--foxglove-port', '0'],
    ...['--set', 'brain.planner=false', 'brain.bankRows=256', 'checkpoints.recoveryS=0'],
  );
  const { ports } = JSON.parse(await firstText(server)) as { ports: { robots: number; http: number } };
  const place = ['--port', String(ports.robots), '--http-port', String(ports.http)];
  const sim = run('sim', '--json', '--robots', '32', '--hz', '20', '--seconds', String(seconds), ...place);
  const report = JSON.parse(await wholeText(sim)) as Record<string, number>;
  server.kill('SIGTERM');
  const status = await new Promise((resolve) => server.once('exit', resolve));
  console.log(JSON.stringify({ soak: 'sim against serve', edge: 8, ...report }));
  expect(report).toMatchObject({ robots: 32, connects: 32, losses: 0 });
  expect(report.answers).toBeGreaterThan(0.9 * report.requests);
  expect(status).toBe(0);
});

it('100 robots over a bad network: flat heap, flat descriptors, every robot keeps its robotSlot and its brain', async () => {
  const report = await runSoak({
    robots: 100,
    seconds,
    hz: 10,
    weather: { delayMs: 5, jitterMs: 20, lossShare: 0.005, lossMs: 200 },
    stallEveryS: 3,
    stallMs: 2000,
    halfOpenEveryS: 5,
    settings: { robots: { connections: 400 } },
    note: (text) => process.stderr.write(`soak: ${text}\n`),
  });
  const { heapMegabytes: heap, descriptors, ...rest } = report;
  const third = Math.floor(heap.length / 3);
  const middle = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const heaps = { early: middle(heap.slice(2, 2 + third)), late: middle(heap.slice(-third)) };
  const files = { early: Math.max(...descriptors.slice(2, 2 + third)), late: Math.max(...descriptors.slice(-third)) };
  console.log(JSON.stringify({ soak: 'bad network', edge: 4, ...rest, heapMegabytes: heaps, descriptors: files }));
  expect(report).toMatchObject({ robotSlots: 100, connected: 100, brainsThatFellBack: 0, movedByOldAnswers: 0 });
  // A link is given up where we silenced it (for good, or for longer than a robot waits), and nowhere else.
  expect(report.losses).toBeLessThanOrEqual(report.halfOpen + report.stalls);
  expect(heaps.late).toBeLessThan(1.1 * heaps.early + 4);
  expect(files.late).toBeLessThanOrEqual(files.early + 16);
});

function run(...options: string[]): ChildProcess {
  return spawn(process.execPath, [path.join(root, 'dist/cli.js'), ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The first answer, which is one JSON object. */
async function firstText(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const bytes of child.stdout as NodeJS.ReadableStream) {
    text += String(bytes);
    if (text.includes('\n}')) break;
  }
  return text;
}

async function wholeText(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const bytes of child.stdout as NodeJS.ReadableStream) text += String(bytes);
  return text;
}
