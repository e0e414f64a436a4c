/** What a checkpoint costs: the pause between two cycles, and the time until the file is safe. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Saved } from '../../server/brains/messages.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { LoadRobot } from './load-robot.js';
import { edgeOf, openServer } from './subject.js';

const everyCycles = 20;

export const checkpoint: Claim = async (context): Promise<ClaimReport> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-bench-'));
  const server = await openServer(context, { brains: 1, checkpoints: { folder, everyCycles, generations: 2 } });
  const robot = new LoadRobot(server.ports.robots, 'checkpoint');
  const saved: Saved[] = [];
  const plain: number[] = [];
  const felt: number[] = [];
  let bytes = 0;
  try {
    await robot.connect();
    const wanted = Math.max(3, Math.round(20 * context.effort));
    context.onProgress(`checkpoint: ${wanted} of them while a robot drives`);
    let last: unknown;
    for (let cycle = 1; saved.length < wanted && cycle < 1e6; cycle += 1) {
      const ms = await robot.ask();
      // The frame after a snapshot is the one that waits for it.
      if (cycle > everyCycles && !Number.isNaN(ms)) (cycle % everyCycles === 1 ? felt : plain).push(ms);
      const note = server.robots.lastSaved;
      if (note?.kind !== 'saved' || note === last) continue;
      last = note;
      saved.push(note.saved);
      bytes = statSync(note.saved.file, { throwIfNoEntry: false })?.size ?? bytes;
    }
  } finally {
    robot.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const sizes = { edge: edgeOf(context), everyCycles };
  const figure = (name: string, times: readonly number[]) => ({
    name,
    device: context.kind,
    sizes,
    ...summarise(times, 0),
    more: { fileBytes: bytes },
  });
  const pause = figure(
    'copy between two cycles',
    saved.map(({ pauseMs }) => pauseMs),
  );
  return {
    claim: 'checkpoint',
    title: 'writing a checkpoint while a robot drives',
    figures: [
      pause,
      figure(
        'until the file is safe (another thread)',
        saved.map(({ writeMs }) => writeMs),
      ),
      figure('sensor to motor, plain cycles', plain),
      figure('sensor to motor, cycles after a snapshot', felt),
    ],
    promises: [promise('pause in milliseconds, against a cycle of 50', pause.p99Us / 1000, 50)],
    notes: [],
  };
};
