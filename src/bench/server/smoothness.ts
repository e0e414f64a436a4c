/**
 * How smoothly a robot drives: one simulated PiCar-X with its brainstem against a real server at 20 Hz for a minute (ten with
 * an effort of 10). The longest gap between two answers of its brain, and the jerk of the car (how quickly its acceleration changes).
 */
import { picarxAdapter, RobotRunner } from '../../robot/index.js';
import { createSimulatedFleet } from '../../sim/simulated-picarx.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { edgeOf, openServer } from './subject.js';

const periodMs = 50;
const rearmMs = 500;

export const smoothness: Claim = async (context): Promise<ClaimReport> => {
  const seconds = Math.max(3, 60 * context.effort);
  context.onProgress(`smoothness: ${seconds.toFixed(0)} s of driving at 20 Hz`);
  const server = await openServer(context, { brains: 1 });
  const fleet = createSimulatedFleet({ robots: 1, course: 'cluttered', stepSeconds: 0.02 }, 3);
  const gaps: number[] = [];
  const ages: number[] = [];
  const speeds: number[] = [];
  let answeredMs = Number.NaN;
  const runner = new RobotRunner({
    robot: fleet.robots[0],
    adapter: picarxAdapter(),
    requestMs: periodMs,
    armAtStart: true,
    onAnswer: (ageMs) => {
      const nowMs = performance.now();
      if (!Number.isNaN(answeredMs)) gaps.push(nowMs - answeredMs);
      answeredMs = nowMs;
      ages.push(ageMs);
    },
    connection: { host: '127.0.0.1', port: server.ports.robots, version: 3 },
  });
  let restedMs = performance.now();
  const clock = setInterval(() => {
    const { environment } = fleet;
    const step = environment.fleet.step[0];
    const nowMs = performance.now();
    fleet.advance(nowMs);
    if (environment.fleet.step[0] !== step) speeds.push(environment.fleet.speed[0]);
    if (runner.state.armed) restedMs = nowMs;
    else if (nowMs - restedMs > rearmMs && runner.connection.isReady) runner.obey('arm');
  }, 1000 * fleet.environment.stepSeconds);
  try {
    await runner.start();
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  } finally {
    clearInterval(clock);
    await runner.stop();
    await server.close();
  }
  const jerks = jerksOf(speeds, fleet.environment.stepSeconds);
  const sizes = { edge: edgeOf(context), seconds: Math.round(seconds), hz: 1000 / periodMs };
  const figure = { name: 'between two answers', device: context.kind, sizes, ...summarise(gaps, 0) };
  const longest = Math.max(...gaps);
  const metres = fleet.environment.fleet.metres[0];
  return {
    claim: 'smoothness',
    title: `${seconds.toFixed(0)} s of driving`,
    figures: [
      { ...figure, more: { longestMs: longest, metres } },
      { name: 'sensor to motor', device: context.kind, sizes, ...summarise(ages, 0) },
    ],
    promises: [promise('longest gap between two answers, in periods', longest / periodMs, 2)],
    notes: [
      `Jerk in m/s³: p50 ${at(jerks, 0.5).toFixed(2)}, p95 ${at(jerks, 0.95).toFixed(2)}, p99 ${at(jerks, 0.99).toFixed(2)}, from speeds every ${1000 * fleet.environment.stepSeconds} ms; stops by reflexes are among them.`,
    ],
  };
};

/** |Δ²v| / Δt² of a row of speeds. */
export function jerksOf(speeds: readonly number[], stepSeconds: number): number[] {
  return speeds
    .slice(2)
    .map((speed, i) => Math.abs(speed - 2 * speeds[i + 1] + speeds[i]) / stepSeconds ** 2)
    .sort((one, other) => one - other);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
