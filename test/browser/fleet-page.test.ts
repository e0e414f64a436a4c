/** The page of a gateway in real Chromium: what it says of workers and robots is shown, and so is its silence. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayView } from '../../src/fleet/messages.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sharedChromium } from './chromium.js';
import { openPage } from './dashboard-browser.js';
import { servePage } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';

const worker = { worker: 'w1', life: '1', robots: 2, capacity: 8, draining: false };
const view: GatewayView = {
  gateway: 'g1',
  workers: [{ ...worker, device: 'cpu', cycles: 70, p99Ms: 3.25, checkpointAgeS: 4, unheard: 0 }],
  robots: [
    {
      ...{ robot: '<b>car</b>', worker: 'w1', epoch: { incarnation: 5, revision: 7 } },
      ...{ phase: 'driven', stopped: false, p50Ms: 2, p99Ms: 4 },
    },
  ],
  ...{ frames: 70, fenced: 0, takeovers: 1 },
};

describe.skipIf(isMissing('Chromium', chromiumPath()))('the page of a gateway', () => {
  let server: Server;
  let url: string;
  let asked = '';
  let status = 200;

  beforeAll(async () => {
    const page = createServer();
    servePage(page);
    const [files] = page.listeners('request') as ((...given: unknown[]) => void)[];
    server = createServer((request, response) => {
      if (!request.url?.startsWith('/fleet.json')) {
        files(request, response);
        return;
      }
      asked = request.url;
      response.writeHead(status).end(status === 200 ? JSON.stringify(view) : 'no token');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fleet.html`;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it('shows workers, loads, robots and epochs, and says when the gateway refuses', async () => {
    const { page } = await openPage(await sharedChromium(), `${url}?token=abc`);
    try {
      const cells = (name: string): Promise<string[]> =>
        page.getByRole('table', { name }).locator('td').allTextContents();
      await poll(() => page.getByRole('status').textContent()).toMatch(/^1 of 1 robots driven by 1 workers/);
      expect(asked).toBe('/fleet.json?token=abc');
      expect(await cells('Workers')).toEqual(['w1', 'cpu', '2 of 8', '', '70', '3.3 ms', '4 s', '']);
      expect(await cells('Robots here')).toEqual(['<b>car</b>', 'w1', '5.7', 'driven', '2.0 ms', '4.0 ms']);
      expect(await page.getByRole('meter').getAttribute('value')).toBe('2');
      status = 401;
      await poll(() => page.getByRole('status').textContent()).toMatch(/^The gateway refuses: no token$/);
      // What was shown last stays.
      expect(await cells('Workers')).toContain('w1');
    } finally {
      await page.close();
    }
  });
});
