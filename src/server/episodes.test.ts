/** Episodes behind a server: over the real protocol, recorded and replayed, and the same bits as beside it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import { createBrain } from '../brain/index.js';
import { checkConfig } from './config.js';
import { replayIntoBrains } from './replay-brain.js';
import { ServedBrain } from './served-brain.js';
import { ServedRobot } from './served-robot.js';
import type { CycleMessage } from './telemetry.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-episodes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hello = {
  sensors: ['front', 'side'].map((name) => ({ name, unit: '', minimum: -1, maximum: 1, safety: 'none' as const })),
  actuators: [{ name: 'turn', unit: '', minimum: -1, maximum: 1, safety: 'wheel' as const }],
};
const learners = { ...smallBrain, learning: 'reward' as const };
const sensed = (t: number): number[] => [Math.fround(Math.sin(t)), Math.fround(Math.cos(0.3 * t))];
const endingOf = (t: number) => ({ terminated: t % 7 === 6, truncated: t % 11 === 10 });

it('a served brain does bit for bit what one beside it does, and reports its episodes', async () => {
  const options = {
    sensors: hello.sensors.map(({ name }) => ({ name, min: -1, max: 1 })),
    motors: [{ name: 'turn' }],
    ...learners,
    planner: false,
    seed: 5,
    episode: 'continue',
  } as const;
  const served = await ServedBrain.open(options);
  const beside = await createBrain(options);
  for (let t = 0; t < 40; t += 1) {
    const outcome = { reward: -20 * sensed(t)[0], ...endingOf(t) };
    const [one, two] = [await served.process(sensed(t), outcome), await beside.process(sensed(t), outcome)];
    expect([...one.motors]).toEqual([...two.motors]);
    expect(one.state.episodes).toEqual(two.state.episodes);
  }
  expect((await beside.process(sensed(40))).state.episodes?.ended).toBeGreaterThan(5);
  await served.close();
  await beside.close();
});

it('a recording of episodes replays bit for bit, and an end that comes while the robot is paused is kept', async () => {
  const record = path.join(folder, 'episodes.mcap');
  const server = await startServer({ brain: learners, record, brains: 1, ready: 0 });
  const cycles = server.hub.subscribe({ types: ['cycle'], capacity: 1000 });
  const robot = new ServedRobot(server.ports.robots, { robot: 'learner', ...hello }, { episodes: true });
  await robot.connect();
  for (let t = 0; t < 20; t += 1) await robot.ask(sensed(t), 30 * sensed(t)[1], undefined, endingOf(t));
  await server.run({ command: 'pause', robot: 'learner', paused: true });
  await robot.ask(sensed(20), 0, undefined, { truncated: true });
  await robot.ask(sensed(21), 0);
  await server.run({ command: 'pause', robot: 'learner', paused: false });
  for (let t = 22; t < 30; t += 1) await robot.ask(sensed(t), 1);
  const seen: CycleMessage[] = [];
  for (let one = cycles.take(); one !== undefined; one = cycles.take()) if (one.type === 'cycle') seen.push(one);
  expect(seen).toHaveLength(28);
  expect(seen[6]).toMatchObject({ terminated: true, report: { episodes: { ended: 1, lastLength: 6 } } });
  expect(seen[6].truncated).toBeUndefined();
  expect(seen[7].terminated).toBeUndefined();
  expect(seen[20].truncated).toBe(true);
  expect(seen[21].report.episodes?.length).toBe(0);
  // Rewards are not held within ±1.
  expect(Math.max(...seen.map(({ reward }) => Math.abs(reward)))).toBeGreaterThan(20);
  robot.close();
  await server.close();
  expect(existsSync(record)).toBe(true);
  expect(await replayIntoBrains(record)).toEqual([{ robot: 'learner', cycles: 28, differing: 0, note: '' }]);
});

it('a server whose brains know no episodes refuses a robot that lives in them, and says which setting', async () => {
  const server = await startServer({ ready: 0 });
  const events = server.hub.subscribe({ types: ['event'] });
  const robot = new ServedRobot(server.ports.robots, { robot: 'learner', ...hello }, { episodes: true });
  await expect(robot.connect()).rejects.toThrow(/error 2, 2007/);
  const said: string[] = [];
  for (let event = events.take(); event !== undefined; event = events.take())
    if (event.type === 'event' && event.code === 'robot-refused') said.push(event.text);
  expect(said).toEqual([expect.stringMatching(/brain\.learning/)]);
  robot.close();
  await server.close();
});

it('refuses settings that do not go together with learning by reward', () => {
  const brain = { learning: 'reward' } as const;
  expect(() => checkConfig({ brain, batch: 8 })).toThrow(/batch: .*expected 1/);
  expect(() => checkConfig({ brain: { ...brain, planner: true } })).toThrow(/brain\.planner/);
  expect(() => checkConfig({ brain: { episode: 'rest' } })).toThrow(/brain\.episode/);
  expect(() => checkConfig({ brain: { learning: 'rewards' as 'reward' } })).toThrow(/brain\.learning/);
  expect(checkConfig({ brain }).brain.planner).toBeUndefined();
});
