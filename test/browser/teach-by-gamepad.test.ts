/** Teaching by gamepad in real Chromium, in short; what a whole session teaches is in test/long/teach-by-gamepad.long.ts. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { servePage } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';
import { GamepadSession } from './gamepad-session.js';

describe.skipIf(isMissing('Chromium', chromiumPath()))('a gamepad in the playground', () => {
  let server: Server;
  let session: GamepadSession;

  beforeAll(async () => {
    server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    session = await GamepadSession.openPlayground(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/playground.html`,
    );
  });

  afterAll(async () => {
    await session?.page.close();
    server?.closeAllConnections();
    server?.close();
  });

  it('takes over, shows what it drives and nothing while it rests, and lets go', async () => {
    const { page } = session;
    await page.getByText('gamepad: A takes over and lets go').waitFor();
    await session.pressWheel(true);
    expect(await session.button('Evaluate').isDisabled()).toBe(true);
    expect(await session.button('Undo last drive').isDisabled()).toBe(true);
    expect(await session.counted()).toEqual([0, 0]);
    await session.drive(true);
    await poll(async () => (await session.counted())[0]).toBeGreaterThan(40);
    await session.drive(false);
    await session.pressWheel(false);
    const [drive, all] = await session.counted();
    expect(drive).toBeGreaterThan(40);
    expect(all).toBe(drive);
  });

  it('is counted on over a second drive, by the pad on the screen, and that drive is undone', async () => {
    const { page } = session;
    const [, before] = await session.counted();
    await session.button('Take over').click();
    await session.button('Let go').waitFor();
    const pad = (await page.locator('[data-test=screen-pad]').boundingBox())!;
    await page.mouse.move(pad.x + pad.width / 2, pad.y + pad.height / 2);
    await page.mouse.down();
    await page.mouse.move(pad.x + pad.width / 2, pad.y + 5);
    await poll(async () => (await session.counted())[0]).toBeGreaterThan(5);
    await page.mouse.up();
    await session.button('Let go').click();
    await session.button('Take over').waitFor();
    const [drive, all] = await session.counted();
    expect(all).toBe(before + drive);
    await session.button('Undo last drive').click();
    await poll(() => session.counted()).toEqual([0, before]);
    expect(await session.button('Undo last drive').isDisabled()).toBe(true);
  });

  it('evaluates the frozen brain, and goes on afterwards; a take-over breaks an evaluation off', async () => {
    const { page } = session;
    const [, shown] = await session.counted();
    await session.button('Evaluate').click();
    await poll(() => session.evaluations()).toHaveLength(1);
    const [[found, metres, touches, seen]] = await session.evaluations();
    expect(found).toBe(shown);
    // Not more than 0 for certain: a slow page's drive ends at a wall, where a brain that was shown to go ahead pushes.
    expect(metres).toBeGreaterThanOrEqual(0);
    expect(touches).toBeGreaterThanOrEqual(0);
    expect(seen).toBeGreaterThan(0);
    // In the same turn in which the page says that it evaluates: a fast machine is soon done.
    await page.evaluate(() => {
      const press = (name: string): void =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
      new MutationObserver((_changes, observer) => {
        if (!/Evaluating \d+ %/.test(document.body.textContent ?? '')) return;
        observer.disconnect();
        press('Take over');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      press('Evaluate');
    });
    await session.button('Let go').click();
    await session.button('Evaluate').waitFor();
    expect(await session.evaluations()).toHaveLength(1);
    expect(session.complaints).toEqual([]);
  });
});
