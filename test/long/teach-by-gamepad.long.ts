/**
 * A gamepad session in Chromium teaches a car: it follows the line for forty seconds and lets go. Frozen, the brain then follows
 * the line around the room, where before it went in circles.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { servePage } from '../browser/dashboard-feed.js';
import { GamepadSession } from '../browser/gamepad-session.js';

it('teaches a car to follow a line', async () => {
  const server = createServer();
  servePage(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const session = await GamepadSession.openPlayground(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/playground.html`,
  );
  const reach = (read: () => Promise<number>, least: number) =>
    expect.poll(read, { timeout: 300_000, interval: 200 }).toBeGreaterThanOrEqual(least);
  await session.pressWheel(true);
  await session.drive(true);
  await reach(async () => (await session.counted())[0], 800);
  await session.drive(false);
  await session.pressWheel(false);
  const [drive] = await session.counted();
  // The brain before the drive and the brain of now, from the same start in the same room.
  await session.button('Evaluate').click();
  await reach(async () => (await session.evaluations()).length, 2);
  const [before, after] = await session.evaluations();
  console.log(JSON.stringify({ before, after }));
  expect([before[0], after[0]]).toEqual([0, drive]);
  expect(after[3]).toBeGreaterThan(1.6 * before[3]);
  expect(after[2]).toBeLessThanOrEqual(before[2]);
  expect(session.complaints).toEqual([]);
  await session.page.close();
  server.closeAllConnections();
  server.close();
}, 600_000);
