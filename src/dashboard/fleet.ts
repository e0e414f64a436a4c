/** The page of a gateway: asks /fleet.json each second, with the token that the page was opened with, and shows what it says. */
import './fleet/style.css';
import { showFleet, showTrouble } from './fleet/view.js';

const periodMs = 1000;
const app = document.querySelector('#app') as HTMLElement;
const address = new URL('fleet.json', location.href);
const token = new URLSearchParams(location.search).get('token');
if (token !== null) address.searchParams.set('token', token);

async function look(): Promise<void> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10 * periodMs) });
    if (answer.ok) showFleet(app, await answer.json());
    else showTrouble(app, `The gateway refuses: ${(await answer.text()).trim()}`);
  } catch {
    showTrouble(app, 'The gateway does not answer.');
  }
  setTimeout(() => void look(), periodMs);
}
void look();
