import { afterEach, expect, it, vi } from 'vitest';
import type { FleetBus } from './bus.js';
import type { FleetStops } from './fleet-stops.js';
import { GatewayRobots } from './gateway-robots.js';
import { namesOfFleet } from './names.js';
import type { OwnerStore } from './owner-store.js';

afterEach(() => vi.useRealTimers());

it('says once that it hears no worker of its fleet, and again after one was heard', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const names = namesOfFleet('mian');
  let hear = (_message: { string(): string }): void => undefined;
  const bus = {
    names,
    publish: () => undefined,
    subscribe: (_subject: string, heard: typeof hear) => {
      hear = heard;
      return () => undefined;
    },
  };
  const robots = new GatewayRobots({
    ...{ name: 'g', bus: bus as unknown as FleetBus, lateMs: 100 },
    ...{ owners: {} as OwnerStore, stops: {} as FleetStops },
    event: (_level, kind, text) => void told.push(`${kind}: ${text}`),
  });
  vi.advanceTimersByTime(4500);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(20_000);
  const text = 'no-workers: no worker of fleet mian is heard. Start one, or check --fleet here and there.';
  expect(told).toEqual([text]);
  const beat = JSON.stringify({ worker: 'w', life: '1', robots: 0, capacity: 1, draining: false });
  hear({ string: () => beat });
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([text, text]);
  robots.close();
});
