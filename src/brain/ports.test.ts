import { describe, expect, it } from 'vitest';
import type { Session } from '../device/device.js';
import { Ports } from './ports.js';
import { reportWidth } from './report.js';
import { shapeOf } from './shape.js';

const [sensors, motors] = [16, 5];
const width = reportWidth(motors);

function reportsOf(brains: number, cycle: number): Float32Array {
  return Float32Array.from({ length: brains * width }, (_, i) => (i % width === motors ? cycle : Math.sin(cycle + i)));
}

// A few brains by the plain loop, and many by vectors.
describe.each([1, 3, 300])('ports of %i brains', (brains) => {
  it('put sensors and rewards beside each other, from any kind of array', () => {
    const ports = new Ports(brains, shapeOf(8, sensors, motors), false);
    const sensed = Float32Array.from({ length: brains * sensors }, (_, i) => Math.cos(i));
    const rewards = Float32Array.from({ length: brains }, (_, n) => n / 8);
    const expected = (given: ArrayLike<number>): number[] =>
      Array.from({ length: brains }, (_, n) => [
        ...Array.from({ length: sensors }, (_, i) => sensed[n * sensors + i]),
        given[n],
      ]).flat();
    ports.takeBatch(sensed, { rewards });
    expect([...ports.inputs.sensed]).toEqual(expected(rewards));
    ports.takeBatch(sensed, {});
    expect([...ports.inputs.sensed]).toEqual(expected(new Float32Array(brains)));
    ports.takeBatch([...sensed] as unknown as Float32Array, { rewards });
    expect([...ports.inputs.sensed]).toEqual(expected(rewards));
  });

  it('put demonstrations and ends behind them', () => {
    const ports = new Ports(brains, shapeOf(8, sensors, motors), true, true);
    const demonstrations = Float32Array.from({ length: brains * motors }, (_, i) => i / 4);
    const terminated = Array.from({ length: brains }, (_, n) => n % 3 === 0);
    ports.takeBatch(new Float32Array(brains * sensors).fill(2), { demonstrations, terminated });
    const columns = sensors + 1 + motors + 1;
    for (let n = 0; n < brains; n += 1) {
      const row = [...ports.inputs.sensed.subarray(n * columns, (n + 1) * columns)];
      expect(row.slice(0, sensors + 1)).toEqual([...new Array(sensors).fill(2), 0]);
      expect(row.slice(sensors + 1, -1)).toEqual([...demonstrations.subarray(n * motors, (n + 1) * motors)]);
      expect(row.at(-1) !== 0).toBe(terminated[n]);
    }
  });

  /** A session that does nothing; `beside` says when. */
  it.each([false, true])('give states of a cycle after the next one; beside the device: %s', (isBeside) => {
    const ports = new Ports(brains, shapeOf(8, sensors, motors), false);
    const waiting: (() => void)[] = [];
    const session: Pick<Session, 'beside'> = isBeside ? { beside: (work) => waiting.push(work) } : {};
    const report = reportsOf(brains, 1);
    const first = ports.giveBatch({ report }, session);
    expect(first.motors[motors * (brains - 1) + 4]).toBe(report[(brains - 1) * width + 4]);
    const { energy } = ports.giveBatch({ report: report.slice() }, {}).states[brains - 1];
    for (const work of waiting) work();
    report.set(reportsOf(brains, 2));
    const second = ports.giveBatch({ report }, session);
    expect(first.states[brains - 1]).toMatchObject({ cycle: 1, energy });
    expect(second.states[brains - 1].cycle).toBe(2);
  });
});
