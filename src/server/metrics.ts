/** The figures of a server as Prometheus text: read when asked, from what is counted anyway; a cycle pays nothing for them. */
import { Gauge, Registry } from 'prom-client';
import type { ConnectionStats } from './connection-stats.js';
import type { Fields } from './fields.js';
import type { Hub } from './hub.js';
import type { RobotGateway } from './robot-gateway.js';
import type { RobotSlot } from './robot-slot.js';
import type { Robots } from './robots.js';
import type { GpuInfo } from './telemetry.js';

export interface MetricParts {
  readonly robots: Robots;
  readonly robotGateway: RobotGateway<RobotSlot>;
  readonly hub: Hub;
  readonly fields: Fields;
  readonly startedMs: number;
  readonly connections: () => number;
  readonly refusals: () => number;
  readonly book: ConnectionStats;
}

/** Name, help, value. All are read at once when somebody asks. */
type Row = readonly [name: string, help: string, value: number];

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

export function makeMetrics(parts: MetricParts): Metrics {
  const registry = new Registry();
  const gauges = new Map(
    rowsOf(parts).map(([name, help]) => [name, new Gauge({ name: `fieldbrain_${name}`, help, registers: [registry] })]),
  );
  const perRobot = new Gauge({
    name: 'fieldbrain_robot_cycle_milliseconds',
    help: 'From sensory frame to action frame, by robot',
    labelNames: ['robot', 'quantile'],
    registers: [registry],
  });
  const perGpu = new Map(
    gpuRows.map(([name, help]) => [
      name,
      new Gauge({ name: `fieldbrain_${name}`, help, labelNames: ['kind', 'gpu', 'child'], registers: [registry] }),
    ]),
  );
  const gpuOfRobot = new Gauge({
    name: 'fieldbrain_robot_gpu',
    help: 'The GPU of each robot’s brain, where brains are spread over GPUs',
    labelNames: ['robot', 'child'],
    registers: [registry],
  });
  const perCode = new Gauge({
    name: 'fieldbrain_robot_refusals_total',
    help: 'Robots turned away, by detail code of the protocol; full: no place left, tls: no TLS',
    labelNames: ['code'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text() {
      for (const [code, count] of parts.book.byCode) perCode.set({ code }, count);
      for (const [name, , value] of rowsOf(parts)) gauges.get(name)?.set(value);
      for (const [name, , value] of gpuRows) {
        const gauge = perGpu.get(name);
        gauge?.reset();
        for (const one of parts.robots.pools.flatMap(({ gpus }) => gpus)) {
          const now = value(one);
          if (now !== null) gauge?.set({ kind: one.kind, gpu: one.gpu, child: one.child }, now);
        }
      }
      gpuOfRobot.reset();
      for (const { robot, session, brain } of parts.robots.robotSlots)
        if (session !== undefined && brain?.gpu !== undefined)
          gpuOfRobot.set({ robot, child: brain.child ?? 0 }, brain.gpu);
      perRobot.reset();
      for (const robotSlot of parts.robots.robotSlots) {
        if (robotSlot.session === undefined) continue;
        const { p50, p99, max } = robotSlot.timing.quantiles(performance.now());
        for (const [quantile, value] of [
          ['0.5', p50],
          ['0.99', p99],
          ['1', max],
        ] as const)
          perRobot.set({ robot: robotSlot.robot, quantile }, value);
      }
      return registry.metrics();
    },
  };
}

/** Of each GPU and kind of robot. */
const gpuRows: readonly (readonly [name: string, help: string, value: (gpu: GpuInfo) => number | null])[] = [
  ['gpu_running', 'Whether the brain child on the GPU runs', ({ state }) => (state === 'running' ? 1 : 0)],
  ['gpu_batches', 'Batches of brains on the GPU that robots use', ({ batches }) => batches],
  ['gpu_restarts_total', 'Losses of the brain child on the GPU', ({ restarts }) => restarts],
  ['gpu_free_bytes', 'Free memory of the GPU when a batch was opened last', ({ freeBytes }) => freeBytes],
];

function rowsOf({ robots, robotGateway, hub, fields, startedMs, connections, refusals, book }: MetricParts): Row[] {
  const nowMs = performance.now();
  const { p50, p99, max } = robots.timing.quantiles(nowMs);
  const { robotSlots, pools, counters } = robots;
  const sum = (value: (robotSlot: (typeof robotSlots)[number]) => number): number =>
    robotSlots.reduce((total, robotSlot) => total + value(robotSlot), 0);
  const total = (value: (pool: (typeof pools)[number]) => number): number =>
    pools.reduce((all, pool) => all + value(pool), 0);
  const { user, system } = process.cpuUsage();
  return [
    ['uptime_seconds', 'Since the start', (nowMs - startedMs) / 1000],
    ['robots_connected', 'Robots with a session', robotSlots.filter(({ session }) => session !== undefined).length],
    ['robots_known', 'Robots with a robotSlot', robotSlots.length],
    ['robot_connections', 'Open connections at the robots listener', connections()],
    ['refusals_total', 'Callers turned away at any listener', refusals()],
    ['robot_replacements_total', 'Connections closed because another came with the same name', book.replaced],
    ['viewers', 'Subscribers of telemetry', hub.viewers],
    ['cycles_total', 'Cycles answered with motors', counters.cycles],
    ['cycle_p50_milliseconds', 'Median of the last thousand cycles', p50],
    ['cycle_p99_milliseconds', '99th percentile of the last thousand cycles', p99],
    ['cycle_max_milliseconds', 'Longest of the last thousand cycles', max],
    ['failed_cycles_total', 'Cycles answered with zeros', sum(({ failedCycles }) => failedCycles)],
    ['demonstrations_total', 'Demonstrations given to brains', sum(({ demonstrations }) => demonstrations)],
    [
      'demonstrations_passed_over_total',
      'Demonstrations about another cycle than the last of their brain',
      sum(({ demonstrationsPassedOver }) => demonstrationsPassedOver),
    ],
    [
      'overruns_total',
      'Cycles that took too long',
      pools.reduce((total, { children, cycles }) => total + children.overruns + cycles.lateCycles, 0),
    ],
    ['brain_restarts_total', 'Brain children lost and started again', counters.losses],
    ['take_overs_total', 'Batches that went on on another GPU', total(({ takeOvers }) => takeOvers)],
    ['kinds', 'Kinds of robots with a brain process', robots.kinds.count],
    ['kinds_most', 'Most kinds of robots at once', robots.kinds.most],
    ['kinds_ended_total', 'Kinds ended because no robot of theirs was there', robots.kinds.counters.ended],
    ['kinds_refused_total', 'Robots refused because of too many kinds', robots.kinds.counters.refused],
    ['mailbox_drops_total', 'Sensory frames replaced by newer ones', sum(dropsOf)],
    ['viewer_drops_total', 'Messages dropped from the rings of slow viewers', hub.dropped],
    ['reconnects_total', 'Robots that came back', counters.reconnects],
    ['emergency_stops_total', 'Emergency stops', robotGateway.counters.stops],
    ['stopped', 'Whether the emergency stop of all robots is latched', robotGateway.isStopped ? 1 : 0],
    [
      'robots_stopped',
      'Robots with a robotSlot under an emergency stop',
      robotSlots.filter(({ isStopped }) => isStopped).length,
    ],
    [
      'checkpoint_age_seconds',
      'Since the last checkpoint; -1 where there was none',
      robots.checkpointMs === undefined ? -1 : (nowMs - robots.checkpointMs) / 1000,
    ],
    ['transfers_total', 'Copies to and from the device', sum(({ device }) => device.transfers)],
    ['launches_total', 'Launches on the device', sum(({ device }) => device.launches)],
    ['allocations_total', 'Allocations on the device', sum(({ device }) => device.allocations)],
    [
      'device_step_milliseconds',
      'Last step on the device, longest over the robots',
      Math.max(0, ...robotSlots.map(({ device }) => device.tookMs)),
    ],
    ['device_busy_seconds_total', 'Time that devices spent on steps', total(({ cycles }) => cycles.busyMs) / 1000],
    [
      'brain_cpu_seconds_total',
      'Processor time of the brain children that run now',
      total(({ children }) => children.processorMs) / 1000,
    ],
    ['field_pictures_total', 'Pictures of fields taken', fields.taken],
    ['cpu_seconds_total', 'Processor time of the server process', (user + system) / 1e6],
    ['memory_bytes', 'Resident memory of the server process', process.memoryUsage.rss()],
  ];
}

function dropsOf({ past, session }: Robots['robotSlots'][number]): number {
  return past.drops + (session?.counters.dropped ?? 0);
}
