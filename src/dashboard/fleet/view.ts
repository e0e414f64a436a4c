/** What a gateway says of its fleet, as tables. Names come from robots: they are set as text, never as markup. */
import type { GatewayView } from '../../fleet/messages.js';

/** What was shown stays, and what is wrong stands above it. */
export function showTrouble(app: HTMLElement, text: string): void {
  const status = app.querySelector('[role=status]') ?? app.appendChild(element('p', '', { role: 'status' }));
  status.textContent = text;
  status.classList.add('wrong');
}

export function showFleet(
  app: HTMLElement,
  { gateway, workers, robots, frames, fenced, takeovers }: GatewayView,
): void {
  const driven = robots.filter(({ phase }) => phase === 'driven').length;
  const status = `${driven} of ${robots.length} robots driven by ${workers.length} workers · ${frames} frames · ${takeovers} take-overs · ${fenced} frames fenced`;
  app.replaceChildren(
    element('h1', `Gateway ${gateway}`),
    element('p', status, { role: 'status' }),
    table(
      'Workers',
      ['worker', 'device', 'robots', 'load', 'cycles', 'p99', 'oldest checkpoint', ''],
      workers.map(({ worker, device, robots: own, capacity, cycles, p99Ms, checkpointAgeS, draining }) => [
        worker,
        device,
        `${own} of ${capacity}`,
        meter(own, capacity),
        String(cycles),
        `${p99Ms.toFixed(1)} ms`,
        checkpointAgeS < 0 ? '–' : `${checkpointAgeS.toFixed(0)} s`,
        draining ? 'draining' : '',
      ]),
      'No worker is heard.',
    ),
    table(
      'Robots here',
      ['robot', 'worker', 'epoch', 'state', 'p50', 'p99'],
      robots.map(({ robot, worker, epoch, phase, stopped, p50Ms, p99Ms }) => [
        robot,
        worker === '' ? '–' : worker,
        `${epoch.incarnation}.${epoch.revision}`,
        stopped ? 'stopped' : phase,
        `${p50Ms.toFixed(1)} ms`,
        `${p99Ms.toFixed(1)} ms`,
      ]),
      'No robot is connected to this gateway.',
    ),
  );
}

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | HTMLElement)[])[],
  none: string,
): HTMLElement {
  const section = element('section', '');
  section.append(element('h2', title));
  if (rows.length === 0) {
    section.append(element('p', none));
    return section;
  }
  const made = element('table', '', { 'aria-label': title });
  const line = (cells: readonly (string | HTMLElement)[], kind: string): HTMLElement => {
    const row = element('tr', '');
    row.append(...cells.map((cell) => cellOf(kind, cell)));
    return row;
  };
  made.append(line(head, 'th'), ...rows.map((cells) => line(cells, 'td')));
  section.append(made);
  return section;
}

function cellOf(kind: string, content: string | HTMLElement): HTMLElement {
  const cell = element(kind, '');
  cell.append(content);
  return cell;
}

function meter(value: number, most: number): HTMLElement {
  return element('meter', '', { value: String(value), max: String(Math.max(1, most)), 'aria-label': 'load' });
}

function element(kind: string, text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
