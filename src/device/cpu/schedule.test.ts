import { describe, expect, it } from 'vitest';
import { encodeSchedule, runStages, type ScheduleStep } from './schedule.js';

describe('encodeSchedule', () => {
  it('lists plain stages', () => {
    expect([...encodeSchedule(runStages([3, 1]))]).toEqual([1, 3, 1, 1, 0, -1]);
    expect([...encodeSchedule([{ kind: 'run', stage: 7, solo: true }])]).toEqual([2, 7, 0, -1]);
    expect([...encodeSchedule([])]).toEqual([0, -1]);
  });

  it('points loops and guards at their ends', () => {
    const steps: ScheduleStep[] = [
      {
        kind: 'repeat',
        count: 5,
        index: 16,
        until: 20,
        body: [{ kind: 'when', flag: 24, body: [{ kind: 'run', stage: 2 }] }],
      },
      { kind: 'every', period: 10, phase: 3, body: [{ kind: 'run', stage: 4 }] },
    ];
    const code = [...encodeSchedule(steps, { cycle: 8 })];
    expect(code).toEqual([
      ...[3, 0, 5, 16, 16], // 0: repeat, exit behind again
      ...[5, 24, 10], // 5: when, exit behind its run
      ...[1, 2], // 8
      ...[4, 0, 5, 16, 20, 5], // 10: again, body at 5
      ...[6, 8, 10, 3, 23], // 16: every, exit behind its run
      ...[1, 4], // 21
      ...[0, 8], // 23: end
    ]);
  });

  it('refuses what the bytecode cannot say', () => {
    expect(() => encodeSchedule(runStages([-1]))).toThrow('schedule: wrong stage (got -1, expected an integer from 0');
    expect(() => encodeSchedule([{ kind: 'when', flag: 6, body: [] }])).toThrow('wrong flag address (got 6');
    expect(() => encodeSchedule([{ kind: 'every', period: 2, body: [] }])).toThrow('every without a cycle word');
    expect(() => encodeSchedule([{ kind: 'every', period: 0, body: [] }], { cycle: 0 })).toThrow('wrong period');
    let nested: ScheduleStep = { kind: 'run', stage: 0 };
    for (let depth = 0; depth < 9; depth++) nested = { kind: 'repeat', count: 1, body: [nested] };
    expect(() => encodeSchedule([nested])).toThrow('loops too deep (got 9, expected at most 8)');
  });
});
