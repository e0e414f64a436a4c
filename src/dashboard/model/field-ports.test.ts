import { expect, it } from 'vitest';
import { motorPorts, sensorPorts } from './field-ports.js';

const channel = (name: string) => ({ name, unit: '', minimum: -1, maximum: 1, safety: '' });
const brain = { device: 'cpu', deviceName: '', executor: '', edge: 8, channels: 64, arenaBytes: 0 };

it('puts sensors where the brain imprints them, within the field and apart, and leaves unused ones out', () => {
  const names = ['nearness', 'unused 1', ...Array.from({ length: 20 }, (_, at) => `sensor${at}`)];
  const ports = sensorPorts({ sensors: names.map(channel), brain });
  expect(ports.map(({ at }) => at)).toEqual([0, ...Array.from({ length: 20 }, (_, at) => at + 2)]);
  for (const { place } of ports) for (const share of place) expect(share > 0 && share < 1).toBe(true);
  // (0.5 + 0.819…) mod 1 of eight voxels is the third.
  expect(ports[0].place[0]).toBe(2.5 / 8);
  expect(new Set(ports.map(({ place }) => String(place))).size).toBeGreaterThan(15);
  expect(sensorPorts({ sensors: Array.from({ length: 500 }, (_, at) => channel(`s${at}`)), brain })).toHaveLength(64);
});

it('puts a motor at the end of the axis that it follows, and others along an edge', () => {
  const ports = motorPorts({ motors: ['torque', 'forward', 'turn', 'pan', 'tilt'].map(channel) });
  expect(ports.map(({ place }) => place)).toEqual([
    [1, 1 / 3, 0],
    [1, 0.5, 0.5],
    [0.5, 1, 0.5],
    [1, 2 / 3, 0],
    [0.5, 0.5, 1],
  ]);
});
