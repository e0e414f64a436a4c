import { expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import type { Output } from './output.js';
import { runStart, type StartReport } from './start.js';
import { drawView } from './start-field.js';
import { createLiveView } from './start-view.js';

const make = machineOf({ cpu: impostor('cpu') });

/** A clock that moves by itself, so that a run ends after few steps of a slow device. */
function ticking<Recorded extends Output>(output: Recorded, stepMs: number): Recorded {
  let now = 0;
  return {
    ...output,
    nowMs: () => {
      now += stepMs;
      return now;
    },
  };
}

it('shows the machine, runs the field and sums up', async () => {
  const output = recordOutput();
  await runStart({ seconds: '0.4' }, ticking(output, 20), { make, size: 6 });
  const text = output.answers.join('');
  expect(text).toMatch(/^fieldbrain \d/);
  expect(text).toContain('Default: cpu');
  expect(text).toMatch(/wanderingField ran \d+ cycles in 0\.\d s on cpu \(a cpu, f32\):/);
  expect(text).toMatch(/cycles\/s, .* per cycle p50, .* p99\./);
});

it('gives one JSON document', async () => {
  const output = recordOutput({ json: true });
  await runStart({ seconds: '0.2', device: 'cpu' }, ticking(output, 20), { make, size: 6 });
  const report = JSON.parse(output.answers.join('')) as StartReport;
  expect(report).toMatchObject({ program: 'wanderingField', why: 'it was asked for', stopped: false });
  expect(report.cycles).toBeGreaterThan(0);
  expect(report.p99Us).toBeGreaterThanOrEqual(report.p50Us);
});

it('ends at once and says so where it is stopped', async () => {
  const output = recordOutput({ json: true });
  const stop = new AbortController();
  stop.abort();
  await runStart({ seconds: '3600' }, output, { make, size: 6, signal: stop.signal });
  expect(JSON.parse(output.answers.join(''))).toMatchObject({ cycles: 0, stopped: true });
});

it('refuses a time that is none', async () => {
  await expect(runStart({ seconds: 'long' }, recordOutput(), { make, size: 6 })).rejects.toThrow(
    'start --seconds: not usable',
  );
});

it('writes a plain line per second where there is no terminal', () => {
  const output = recordOutput();
  const view = createLiveView(output, 'field');
  for (let i = 0; i < 2500; i += 1) {
    output.clock.nowMs += 1;
    view.add(0.5, new Float32Array(576));
    view.draw();
  }
  expect(output.notes).toEqual([
    'field: 1,000 cycles/s, 500 µs per cycle p50, 500 µs p99, cycle 1,000\n',
    'field: 1,000 cycles/s, 500 µs per cycle p50, 500 µs p99, cycle 2,000\n',
  ]);
  const { cycles, p50Us } = view.finish();
  expect(cycles).toBe(2500);
  expect(p50Us / 500).toBeCloseTo(1, 1);
});

it('redraws in place on a terminal', () => {
  const output = recordOutput({ isTerminal: true });
  const view = createLiveView(output, 'field');
  for (let i = 0; i < 3; i += 1) {
    output.clock.nowMs += 100;
    view.add(0.5, new Float32Array(576).fill(0.55));
    view.draw();
  }
  expect(output.notes).toHaveLength(3);
  expect(output.notes[0].startsWith('\x1b[2Kfield')).toBe(true);
  expect(output.notes[1].startsWith('\x1b[13A\x1b[2Kfield')).toBe(true);
  expect(output.notes[1].split('\n')[1]).toBe(`\x1b[2K  ${'+'.repeat(48)}`);
});

it('draws strong values dark, and survives values beyond one', () => {
  expect(drawView([-0.55, 2, -0.55, 2], 2)).toEqual(['++@@']);
});
