/** The state of a fleet as it is heard: beats of workers, reports of gateways, and the owners in the store. For people and scripts. */
import type { Epoch } from '../robot/wire/epoch.js';
import type { FleetBus } from './bus.js';
import { type BeatMessage, beatMessage, type GatewayMessage, gatewayMessage, parseMessage } from './messages.js';
import { OwnerStore } from './owner-store.js';

export interface FleetStatus {
  readonly nats: { readonly version: string };
  readonly workers: readonly BeatMessage[];
  readonly gateways: readonly Omit<GatewayMessage, 'robots'>[];
  readonly robots: readonly FleetRobot[];
}

export interface FleetRobot {
  readonly robot: string;
  /** Who owns the brain by the store. */
  readonly worker: string;
  readonly epoch: Epoch;
  /** '' while it is connected nowhere. */
  readonly gateway: string;
  readonly phase: string;
  readonly stopped: boolean;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Listens for a moment: workers beat every 200 ms, gateways report every second. */
export async function readStatus(bus: FleetBus, listenMs = 1300): Promise<FleetStatus> {
  const beats = new Map<string, BeatMessage>();
  const reports = new Map<string, GatewayMessage>();
  const ends = [
    bus.subscribe(bus.names.beat('*'), (message) => {
      const beat = parseMessage(beatMessage, message.string());
      if (beat !== undefined) beats.set(beat.worker, beat);
    }),
    bus.subscribe(bus.names.gateway('*'), (message) => {
      const report = parseMessage(gatewayMessage, message.string());
      if (report !== undefined) reports.set(report.gateway, report);
    }),
  ];
  const listened = new Promise((resolve) => setTimeout(resolve, listenMs));
  const owners = await (await OwnerStore.open(bus)).list();
  await listened;
  for (const end of ends) end();
  const robots = new Map<string, FleetRobot>();
  for (const [robot, { worker, epoch }] of owners)
    robots.set(robot, { robot, worker, epoch, gateway: '', phase: 'away', stopped: false, p50Ms: 0, p99Ms: 0 });
  for (const { gateway, robots: connected } of reports.values())
    for (const { robot, phase, stopped, p50Ms, p99Ms } of connected) {
      const known = robots.get(robot);
      if (known !== undefined) robots.set(robot, { ...known, gateway, phase, stopped, p50Ms, p99Ms });
    }
  const byName =
    <One>(name: (one: One) => string) =>
    (one: One, other: One) =>
      name(one) < name(other) ? -1 : 1;
  return {
    nats: { version: bus.server.version },
    workers: [...beats.values()].sort(byName(({ worker }) => worker)),
    gateways: [...reports.values()].map(({ robots: _, ...rest }) => rest).sort(byName(({ gateway }) => gateway)),
    robots: [...robots.values()].sort(byName(({ robot }) => robot)),
  };
}
