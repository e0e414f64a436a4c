/**
 * Robots for a long time over a bad network: a real server with its brain child, simulated cars with brainstems, and links
 * with delay, jitter, loss, stalls and half-open ends. It gives what was seen; its caller judges.
 */
import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { picarxAdapter, RobotRunner } from '../../src/robot/index.js';
import type { ServerSettings } from '../../src/server/index.js';
import { createSimulatedFleet } from '../../src/sim/simulated-picarx.js';
import { until } from './brain-server.js';
import { type LinkWeather, startLinkProxy } from './link-proxy.js';
import { startServer } from './test-server.js';

export interface SoakOptions {
  readonly robots: number;
  readonly seconds: number;
  readonly hz: number;
  readonly weather: LinkWeather;
  /** Seconds between two stalls: one link stalls for `stallMs` and then pours out what it held back. */
  readonly stallEveryS: number;
  readonly stallMs: number;
  /** Seconds between two dead links: one goes silent permanently, without a word to either end. */
  readonly halfOpenEveryS: number;
  readonly settings?: ServerSettings;
  readonly note?: (text: string) => void;
}

export interface SoakReport {
  readonly robots: number;
  readonly seconds: number;
  /** RobotSlots that robots have: each has one, and its own brain, from the beginning to the end. */
  readonly robotSlots: number;
  readonly connected: number;
  /** Links that we silenced for good, links that robots gave up, and robots that came back. */
  readonly halfOpen: number;
  readonly losses: number;
  readonly reconnects: number;
  /** Brains that lost cycles: their count must only rise. */
  readonly brainsThatFellBack: number;
  readonly stalls: number;
  /** Robots that moved by themselves when held-back answers poured out. */
  readonly movedByOldAnswers: number;
  readonly requests: number;
  readonly answers: number;
  readonly lateAnswers: number;
  readonly failedCycles: number;
  readonly answerMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Of this process, after a collection: at the first and at the last sample. */
  readonly heapMegabytes: readonly number[];
  readonly descriptors: readonly number[];
  readonly metres: number;
}

const rearmMs = 1000;

export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { robots, seconds, hz, weather, note = () => undefined } = options;
  const server = await startServer({ brains: robots, ...options.settings, http: { enabled: false } });
  const proxy = await startLinkProxy(server.ports.robots, weather);
  const fleet = createSimulatedFleet({ robots, course: 'cluttered' }, 5);
  const ages = new Histogram();
  const moving = new Float64Array(robots);
  const restedMs = new Float64Array(robots);
  const held = new Set<number>();
  const runners = fleet.robots.map(
    (robot, i) =>
      new RobotRunner({
        robot: {
          ...robot,
          act: async (commands) => {
            moving[i] = Math.max(Math.abs(commands[0]), Math.abs(commands[1]));
            await robot.act(commands);
          },
        },
        adapter: picarxAdapter(),
        requestMs: 1000 / hz,
        armAtStart: true,
        onAnswer: (ageMs) => ages.add(ageMs),
        connection: { host: '127.0.0.1', port: proxy.port, version: 3, firstPauseMs: 50 },
      }),
  );
  const counters = { halfOpen: 0, stalls: 0, moved: 0, fellBack: 0 };
  const cycles = new Map<string, number>();
  const heap: number[] = [];
  const descriptors: number[] = [];
  const clock = setInterval(() => {
    const nowMs = performance.now();
    fleet.advance(nowMs);
    runners.forEach((runner, i) => {
      if (runner.state.armed) restedMs[i] = nowMs;
      else if (!held.has(i) && nowMs - restedMs[i] > rearmMs && runner.connection.isReady) runner.obey('arm');
    });
  }, 25);
  for (const runner of runners) await runner.start();
  await until('all sessions', () => runners.every(({ connection }) => connection.isReady), 120_000);
  const startMs = performance.now();
  const linksAtStart = proxy.counters.links;
  const lossesAtStart = sum(({ counters: { losses } }) => losses);
  const passed = (): number => (performance.now() - startMs) / 1000;
  let [nextStallS, nextHalfOpenS, nextSampleS] = [options.stallEveryS, options.halfOpenEveryS, 0];
  const stalled: Promise<void>[] = [];
  const chosen = (): number => Math.floor(Math.random() * robots);
  while (passed() < seconds) {
    await rest(50);
    for (const { robot, cycles: lived } of server.robots.robotSlots) {
      if (lived < (cycles.get(robot) ?? 0)) counters.fellBack += 1;
      cycles.set(robot, lived);
    }
    if (passed() >= nextSampleS) {
      nextSampleS += seconds / 20;
      heap.push(heapMegabytes());
      descriptors.push(openDescriptors());
      note(`${passed().toFixed(0)} s: heap ${heap.at(-1)?.toFixed(1)} MB, ${descriptors.at(-1)} descriptors`);
    }
    if (passed() >= nextHalfOpenS) {
      nextHalfOpenS += options.halfOpenEveryS;
      const open = proxy.links.filter(({ isSilent }) => !isSilent);
      open[Math.floor(Math.random() * open.length)]?.cut();
      if (open.length > 0) counters.halfOpen += 1;
    }
    if (passed() >= nextStallS) {
      nextStallS += options.stallEveryS;
      const i = chosen();
      if (!held.has(i)) stalled.push(stall(i));
    }
  }
  await Promise.all(stalled);
  // A robot that was just cut off notices it, and may come back.
  await until('the cut links to be given up', () => proxy.links.every(({ isCut }) => !isCut), 120_000);
  await until('all sessions again', () => runners.every(({ connection }) => connection.isReady), 120_000);
  const report: SoakReport = {
    robots,
    seconds: passed(),
    robotSlots: server.robots.robotSlots.length,
    connected: server.robots.robotSlots.filter(({ session }) => session !== undefined).length,
    halfOpen: counters.halfOpen,
    losses: sum(({ counters: { losses } }) => losses) - lossesAtStart,
    reconnects: proxy.counters.links - linksAtStart,
    brainsThatFellBack: counters.fellBack,
    stalls: counters.stalls,
    movedByOldAnswers: counters.moved,
    requests: sum(({ counters: { requests } }) => requests),
    answers: sum(({ counters: { answers } }) => answers),
    lateAnswers: sum(({ counters: { lateAnswers } }) => lateAnswers),
    failedCycles: server.robots.robotSlots.reduce((total, { failedCycles }) => total + failedCycles, 0),
    answerMs: { p50: ages.quantile(0.5), p99: ages.quantile(0.99), max: ages.quantile(1) },
    heapMegabytes: heap,
    descriptors,
    metres: fleet.environment.fleet.metres.reduce((total, one) => total + one, 0),
  };
  clearInterval(clock);
  for (const runner of runners) await runner.stop();
  await proxy.close();
  await server.close();
  return report;

  /** Everything of one robot is held back, then comes at once; it must not move until a person arms it again. */
  async function stall(i: number): Promise<void> {
    const runner = runners[i];
    const link = proxy.linkOf(runner.connection.localPort);
    if (link === undefined || !runner.state.armed) return;
    held.add(i);
    counters.stalls += 1;
    link.silence();
    await until('the deadman', () => !runner.state.armed, 60_000);
    await rest(options.stallMs);
    link.resume();
    for (let wait = 0; wait < 20; wait += 1) {
      await rest(10);
      if (moving[i] > 0 || runner.state.armed) counters.moved += 1;
    }
    held.delete(i);
  }

  function sum(value: (runner: RobotRunner) => number): number {
    return runners.reduce((total, runner) => total + value(runner), 0);
  }
}

/** Counts by whole milliseconds: ten minutes of a hundred robots need no million of numbers. */
class Histogram {
  readonly #counts = new Uint32Array(10_000);
  #total = 0;

  add(ms: number): void {
    if (!(ms > 0)) return;
    this.#counts[Math.min(this.#counts.length - 1, Math.round(ms))] += 1;
    this.#total += 1;
  }

  quantile(share: number): number {
    let left = share * this.#total;
    return Math.max(
      0,
      this.#counts.findIndex((count) => {
        left -= count;
        return left <= 0 && count > 0;
      }),
    );
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Where the system tells it; 0 elsewhere. */
function openDescriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
