import { describe, expect, it } from 'vitest';
import { picarxOutputs } from '../../robot/picarx/dictionary.js';
import { HandControls, isAtRest, motorsOf, type Pad } from './hand-controls.js';

const pad = (axes: readonly number[], values: Readonly<Record<number, number>> = {}): Pad => ({
  id: 'pad',
  axes,
  buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: (values[at] ?? 0) > 0.5, value: values[at] ?? 0 })),
});

describe('hands', () => {
  it('are at rest where nothing is held, also by a stick that does not come back to zero', () => {
    const hands = new HandControls();
    expect(isAtRest(hands.read([]))).toBe(true);
    expect(isAtRest(hands.read([null, pad([0.05, -0.1, 0.11, 0])]))).toBe(true);
    expect(isAtRest(hands.read([pad([])]))).toBe(true);
  });

  it('read the sticks: up is forward, and the whole way is 1', () => {
    const hands = new HandControls();
    expect(hands.read([pad([1, -1, -1, 1])])).toEqual({ forward: 1, turn: 1, pan: -1, tilt: -1 });
    const { forward } = hands.read([pad([0, -0.56])]);
    expect(forward).toBeCloseTo(0.5, 9);
  });

  it('read the triggers, keys and the pad on the screen; of two wishes the stronger one counts', () => {
    const hands = new HandControls();
    expect(hands.read([pad([0, 0], { 7: 1 })]).forward).toBe(1);
    expect(hands.read([pad([0, 0], { 6: 1 })]).forward).toBe(-1);
    hands.press('W');
    hands.press('a');
    expect(hands.read([])).toMatchObject({ forward: 0.6, turn: -1 });
    hands.touch({ x: 0.25, y: 0.9 });
    expect(hands.read([])).toMatchObject({ forward: 0.9, turn: -1 });
    hands.release('A');
    expect(hands.read([])).toMatchObject({ turn: 0.25 });
    hands.letGo();
    expect(isAtRest(hands.read([]))).toBe(true);
  });

  it('press the wheel button once however long it is held', () => {
    const hands = new HandControls();
    const held = [pad([], { 0: 1 })];
    expect([hands.wheelPressed([null]), hands.wheelPressed(held), hands.wheelPressed(held)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([hands.wheelPressed([pad([])]), hands.wheelPressed(held)]).toEqual([false, true]);
  });
});

describe('motors', () => {
  const axes = { forward: 0.5, turn: -0.25, pan: 0.1, tilt: 0.2 };
  const motor = (name: string, role?: string) => ({ name, safety: 'none', ...(role === undefined ? {} : { role }) });

  it('are found by role, name or safety', () => {
    expect(motorsOf(axes, picarxOutputs)).toEqual([0.5, -0.25, 0.1, 0.2]);
    expect(motorsOf(axes, [motor('a', 'steer'), motor('b', 'none'), motor('c', 'drive')])).toEqual([-0.25, 0, 0.5]);
  });

  it('that say nothing take the axes in order', () => {
    expect(
      motorsOf(
        axes,
        ['m0', 'm1', 'm2'].map((name) => motor(name)),
      ),
    ).toEqual([0.5, -0.25, 0.1]);
  });
});
