/** The figures of a gateway as Prometheus text, read when asked. */
import { Gauge, Registry } from 'prom-client';
import type { Metrics } from '../server/metrics.js';
import type { GatewayRobots } from './gateway-robots.js';

export function gatewayMetrics(gatewayRobots: GatewayRobots): Metrics {
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name: `fieldbrain_fleet_gateway_${name}`, help, labelNames, registers: [registry] });
  const perWorker = gauge('robots', 'Robots connected to this gateway, by worker', ['worker']);
  const frames = gauge('frames_total', 'Sensory frames passed on');
  const fenced = gauge('fenced_total', 'Frames of owners that another has followed, refused');
  const takeovers = gauge('takeovers_total', 'Changes of a connected robot from one worker to another');
  const late = gauge('late_total', 'Frames that no worker answered in time');
  const times = gauge('answer_milliseconds', 'From sensory frame to motors, by robot', ['robot', 'quantile']);
  return {
    contentType: registry.contentType,
    text() {
      const { robots, ...counts } = gatewayRobots.status();
      perWorker.reset();
      times.reset();
      for (const { robot, worker, p50Ms, p99Ms } of robots) {
        perWorker.inc({ worker });
        times.set({ robot, quantile: '0.5' }, p50Ms);
        times.set({ robot, quantile: '0.99' }, p99Ms);
      }
      frames.set(counts.frames);
      fenced.set(counts.fenced);
      takeovers.set(counts.takeovers);
      late.set(gatewayRobots.counters.late);
      return registry.metrics();
    },
  };
}
