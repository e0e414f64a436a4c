/**
 * What the flow of information on a page costs the cycle: cycles of a served brain while a connected page shows the flow and
 * while it does not, in turns, so that whatever else happens on the machine happens to both. Server, robot and page have a
 * process each.
 */
import { numbersFrom } from '../../inference/discrete/random-model.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { startChild } from './child.js';
import type { FlowViewerAnswer, FlowViewerOrder } from './flow-viewer-process.js';
import { startLoad } from './load.js';
import { startServing } from './serving.js';
import type { ServerCost } from './serving-process.js';
import { edgeOf } from './subject.js';

const pairs = 4;
/** Faster than most robots ask, and so fast that a window has its cycles within a turn. */
const hz = 200;
const warmUpSeconds = 3;
const robot = 'load-0';

export const flow: Claim = async (context): Promise<ClaimReport> => {
  context.onProgress('flow: one robot, with and without the flow of information on a page');
  const server = await startServing({ kind: context.kind, settings: { brains: 1, http: { enabled: true, port: 0 } } });
  const load = startLoad();
  const page = startChild('flow-viewer-process.js', 'the page that shows the flow');
  const tell = (order: FlowViewerOrder): Promise<FlowViewerAnswer> => page.ask(order);
  const [off, on]: [Turn[], Turn[]] = [[], []];
  let [warmUp, estimates] = [0, 0];
  try {
    const order = { port: server.ports.robots, robots: 1, hz };
    await tell({ port: server.ports.http });
    warmUp = (await load.drive({ ...order, seconds: warmUpSeconds })).times.length;
    await server.settle();
    // An estimate begins once there are three hundred cycles, and takes ten to twenty seconds, as it gets a tenth of a core.
    const seconds = Math.max(0.3, 24 * context.effort);
    for (let turn = 0; turn < 2 * pairs; turn += 1) {
      // Which comes first changes from pair to pair.
      const isOn = (turn % 2 === 1) !== turn % 4 >= 2;
      if (isOn) await tell({ robot, on: true });
      // The thread that estimates is started, and the window gets its first cycles; that is not what is asked.
      await load.drive({ ...order, seconds: Math.min(2, seconds) });
      await server.cycles();
      await load.drive({ ...order, seconds });
      const { cycleMs, cost } = await server.cycles();
      (isOn ? on : off).push({ cycleMs: [...cycleMs], cost });
      if (isOn) estimates += (await tell({ robot, on: false })).estimates;
    }
  } finally {
    load.close();
    await page.close();
    await server.close();
  }
  const sizes = { edge: edgeOf(context), pairs, hz };
  const figure = (name: string, turns: readonly Turn[], more: Readonly<Record<string, number>> = {}) => ({
    name,
    device: context.kind,
    sizes,
    ...summarise(cyclesOf(turns).flat(), warmUp),
    more: { ...costPerCycle(turns), ...more },
  });
  const { ratio, low, high } = ratioOfPooled(cyclesOf(on), cyclesOf(off));
  return {
    claim: 'flow',
    title: 'the cycle beside information flow on a page',
    figures: [
      figure('without the flow', off),
      figure('with the flow', on, { estimates, ratioLow: low, ratioHigh: high }),
    ],
    promises: [
      // Without an estimate nothing was compared, so that nothing can hold.
      promise(
        'p99 of the cycle with the flow over p99 without',
        estimates === 0 ? Number.POSITIVE_INFINITY : ratio,
        1.05,
      ),
    ],
    notes: [
      `${estimates} windows were estimated while the flow was on.`,
      `p99 of all turns together; resampling the pairs, nine of ten ratios lie from ${low.toFixed(2)} to ${high.toFixed(2)}.`,
      ...(estimates === 0
        ? ['No window was estimated within its turn, so that this says nothing: give more effort.']
        : []),
    ],
  };
};

interface Turn {
  readonly cycleMs: readonly number[];
  readonly cost: ServerCost;
}

const cyclesOf = (turns: readonly Turn[]): (readonly number[])[] => turns.map(({ cycleMs }) => cycleMs);

/** What a cycle cost the server's process, in microseconds; these hold on a busy machine, too. */
function costPerCycle(turns: readonly Turn[]) {
  const cycles = cyclesOf(turns).flat().length;
  const sum = (what: keyof ServerCost): number => turns.reduce((total, { cost }) => total + cost[what], 0);
  return {
    mainThreadUsPerCycle: (1000 * sum('loopMs')) / cycles,
    processorUsPerCycle: (1000 * sum('processorMs')) / cycles,
    collectionsPerThousandCycles: (1000 * sum('collections')) / cycles,
  };
}

const resamples = 400;

/** p99 of all turns with the flow over p99 of all without, and where nine of ten such ratios of resampled pairs lie. */
export function ratioOfPooled(on: readonly (readonly number[])[], off: readonly (readonly number[])[]) {
  const p99 = (turns: readonly (readonly number[])[], chosen: readonly number[]): number =>
    summarise(
      chosen.flatMap((pair) => turns[pair]),
      0,
    ).p99Us;
  const ratioOf = (chosen: readonly number[]): number => p99(on, chosen) / p99(off, chosen);
  const all = on.map((_, pair) => pair);
  const next = numbersFrom(1);
  const ratios = Array.from({ length: resamples }, () => ratioOf(all.map(() => Math.floor(next() * all.length)))).sort(
    (a, b) => a - b,
  );
  return { ratio: ratioOf(all), low: ratios[Math.floor(0.05 * resamples)], high: ratios[Math.floor(0.95 * resamples)] };
}
