/**
 * A gamepad that the browser believes in, in the playground or on a server's page: its driver sees what the car senses and follows the line. It asserts
 * nothing: tests do.
 */
import type { Page } from 'playwright-core';
import { picarxInputs } from '../../src/robot/picarx/dictionary.js';
import { sharedChromium } from './chromium.js';
import { waitForState } from './dashboard-browser.js';

const at = (name: string): number => picarxInputs.findIndex((one) => one.name === name);

interface Session {
  readonly pad: { readonly buttons: { pressed: boolean; value: number }[] };
  isDriving: boolean;
}

/** Before the page's own scripts. */
function plugIn({ right, left }: { readonly right: number; readonly left: number }): void {
  const buttons = Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: 'simulated', index: 0, connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons };
  const session = { pad, isDriving: false };
  Object.assign(globalThis, { session });
  navigator.getGamepads = () => [pad as unknown as Gamepad];
  const look = (message?: { readonly type: string; readonly sensors: readonly number[] }): void => {
    if (message?.type !== 'cycle') return;
    const turn = Math.min(1, Math.max(-1, 3 * (message.sensors[right] - message.sensors[left])));
    pad.axes = session.isDriving ? [turn, -0.65, 0, 0] : [0, 0, 0, 0];
  };
  globalThis.Worker = class extends Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      this.addEventListener('message', ({ data }) => look(data.message));
    }
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...options: ConstructorParameters<typeof WebSocket>) {
      super(...options);
      this.addEventListener('message', ({ data }) => typeof data === 'string' && look(JSON.parse(data)));
    }
  };
}

export class GamepadSession {
  readonly page: Page;
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(170_000);
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** The playground at this address, with a line on its floor and no expert. */
  static openPlayground(playground: string): Promise<GamepadSession> {
    return GamepadSession.open(`${playground}?device=cpu&size=4&seed=1&course=line&teacher=you`);
  }

  /** The page at this address. */
  static async open(url: string): Promise<GamepadSession> {
    const page = await (await sharedChromium()).newPage({ viewport: { width: 1280, height: 800 } });
    const session = new GamepadSession(page);
    await page.addInitScript(plugIn, { right: at('grayscale right'), left: at('grayscale left') });
    await page.goto(url);
    await waitForState(page, 'Live');
    await page.getByRole('button', { name: 'Teach', exact: true }).click();
    return session;
  }

  /** The sticks follow the line from now on, or rest. */
  async drive(isDriving: boolean): Promise<void> {
    await this.page.evaluate((wanted) => {
      (globalThis as unknown as { session: Session }).session.isDriving = wanted;
    }, isDriving);
  }

  /** Presses the button that takes the wheel or lets go, until the page has seen it. */
  async pressWheel(isTeaching: boolean): Promise<void> {
    const hold = (pressed: boolean): Promise<void> =>
      this.page.evaluate((isHeld) => {
        const [button] = (globalThis as unknown as { session: Session }).session.pad.buttons;
        Object.assign(button, { pressed: isHeld, value: Number(isHeld) });
      }, pressed);
    await hold(true);
    await this.page.locator(`.teach button[aria-pressed=${isTeaching}]`).waitFor();
    await hold(false);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Demonstrations of the drive, and in all, as the page says. */
  async counted(): Promise<number[]> {
    const text = (await this.page.locator('[data-test=teach-count]').textContent()) ?? '';
    return [...text.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  }

  /** Shown, metres, touches and per cent seen of each evaluation, as the page says. */
  evaluations(): Promise<number[][]> {
    return this.page
      .locator('[data-test=evaluations] tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number.parseFloat(cell.textContent.replaceAll(',', ''))),
        ),
      );
  }
}
