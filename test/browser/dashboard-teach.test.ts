/** A gamepad session on the page of a real server, in Chromium: a simulated car is driven by hand, and its brain learns from it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DemoFleet } from '../../src/cli/demo-fleet.js';
import type { FieldbrainServer } from '../../src/server/index.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { smallBrain, startServer } from '../support/test-server.js';
import { pageFolder } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';
import { GamepadSession } from './gamepad-session.js';

describe.skipIf(isMissing('Chromium', chromiumPath()))('a gamepad on the page of a server', () => {
  let server: FieldbrainServer;
  let fleet: DemoFleet;
  let session: GamepadSession;

  beforeAll(async () => {
    const settings = { brain: { ...smallBrain, demonstrations: true }, brains: 1, http: { dashboard: pageFolder } };
    server = await startServer(settings);
    fleet = await DemoFleet.start({ server, robots: 1, course: 'line', seed: 1 });
    session = await GamepadSession.open(`http://127.0.0.1:${server.ports.http}/`);
  });

  afterAll(async () => {
    await session?.page.close();
    await fleet?.close();
    await server?.close();
  });

  const slot = () => server.robots.robotSlot(fleet.names[0]);

  /** The readout that demonstrations teach. */
  async function actor(): Promise<number[]> {
    const robotSlot = slot();
    const pool = robotSlot && server.robots.poolOf(robotSlot);
    if (robotSlot === undefined || pool === undefined) throw new Error('no robot');
    return Array.from((await pool.ask({ kind: 'read', batch: robotSlot.batch, what: 'actor' })) as Float32Array);
  }

  it('teaches a car: what is driven reaches the brain, and is undone', async () => {
    const { page } = session;
    await page.getByText('gamepad: A takes over and lets go').waitFor();
    await session.pressWheel(true);
    expect(slot()?.driver).toMatchObject({ kind: 'person', teaches: true });
    const before = await actor();
    await session.drive(true);
    await poll(async () => (await session.counted())[0]).toBeGreaterThan(40);
    await session.drive(false);
    await session.pressWheel(false);
    expect(slot()?.driver).toEqual({ kind: 'brain' });
    const [drive, all] = await session.counted();
    expect(drive).toBeGreaterThan(40);
    expect(all).toBe(drive);
    const taught = await actor();
    const changed = taught.reduce((sum, value, at) => sum + Math.abs(value - before[at]), 0);
    expect(changed).toBeGreaterThan(0.1);
    await session.button('Undo last drive').click();
    await poll(() => session.counted()).toEqual([0, 0]);
    expect(session.complaints).toEqual([]);
  });

  it('gives the car back when it is closed at the wheel', async () => {
    await session.pressWheel(true);
    expect(slot()?.driver.kind).toBe('person');
    await session.page.close();
    await poll(() => slot()?.driver.kind).toBe('brain');
  });
});
