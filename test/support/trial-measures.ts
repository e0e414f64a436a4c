/** The fleet of the fault trials, and what is measured of its robots around a fault. */
import { type FaultRobot, type RealFleet, until } from './real-fleet.js';

export const setting = {
  servers: 3,
  gateways: 2,
  workers: 3,
  robots: 6,
  hz: 10,
  edge: 4,
  proxied: true,
  standby: true,
} as const;
/** A brainstem's time without an answer until it stops the wheels. */
export const deadmanMs = 250;

export interface Measured {
  /** From the fault until the last robot concerned stopped, by its deadman at the latest; and until all were driven again. */
  readonly stoppedMs: number;
  readonly drivenMs: number;
  /** The longest time that any robot was without motors, where it matters beside those. */
  readonly gapMs?: number;
  /** Of NATS servers: until an owner could be changed again. */
  readonly ownershipMs?: number;
  /** Of all nodes: until every process served again. */
  readonly startedMs?: number;
  /** Of killed workers: what their brains had lived that was lost, by the robot that lost most. */
  readonly lostMs?: number;
  /** Where a time was longer than is promised: what the processes said of brains and checkpoints before it. */
  readonly said?: readonly string[];
}

/** Makes one fault and measures it; undefined where it met no robot, so that it does not count. */
export type Make = (fleet: RealFleet, turn: number) => Promise<Measured | undefined>;

/** What the robot has lost that lost most, in milliseconds of its life. */
export function longestLostMs(fleet: RealFleet, robots: readonly FaultRobot[]): number {
  return Math.max(0, ...robots.map((robot) => (1000 / setting.hz) * fleet.lostCycles(robot)));
}

export function saidOf({ notes }: RealFleet): readonly string[] {
  const lines = notes.slice(-400).join('').split('\n');
  return lines
    .filter((line) => /checkpoint|steps|claimed|dropped|failed|drain|handed|moved|lost/.test(line))
    .slice(-60);
}

export function busiest(fleet: RealFleet, turn: number): string {
  const names = Array.from({ length: setting.workers }, (_, i) => `w${(i + turn) % setting.workers}`);
  return names.find((name) => fleet.drivenBy(name).length > 0) ?? names[0];
}

export async function measure(robots: readonly FaultRobot[], atMs: number, isNew: boolean, leftMs = 0) {
  const first = (robot: FaultRobot): number | undefined => robot.firstAfter(atMs + leftMs, isNew);
  await until(() => robots.every((robot) => first(robot) !== undefined), 'robots are driven again');
  const driven = robots.map((robot) => (first(robot) ?? 0) - atMs);
  const stopped = robots.map((robot) => {
    const next = first(robot) ?? 0;
    const last = Math.max(...robot.history.filter((one) => one.atMs < next).map((one) => one.atMs), 0);
    return Math.min(next, last + deadmanMs) - atMs;
  });
  return { stoppedMs: Math.max(0, ...stopped), drivenMs: Math.max(0, ...driven) };
}

/** All robots have been driven for two seconds, by gateways and workers that know each other. */
export async function settle(fleet: RealFleet): Promise<void> {
  await fleet.storeIsWell();
  const atMs = performance.now();
  await until(() => fleet.robots.every(({ lastMs }) => lastMs > atMs + 2000), 'the fleet is at rest');
}

/** The longest time that one of these robots was without motors from this moment on. */
export function longestGapMs(robots: readonly FaultRobot[], fromMs: number): number {
  const gaps = robots.map(({ history }) => {
    const first = Math.max(0, history.findIndex(({ atMs }) => atMs > fromMs) - 1);
    const times = history.slice(first).map(({ atMs }) => atMs);
    return Math.max(0, ...times.slice(1).map((atMs, i) => atMs - times[i]));
  });
  return Math.max(0, ...gaps);
}
