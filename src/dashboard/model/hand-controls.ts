/**
 * A person's hands: keys, a gamepad's sticks or a pad on the screen, as four axes from −1 to 1, and those as a robot's motors.
 * It knows no page: events are told to it, and gamepads are handed in when it is read.
 */
import type { ChannelInfo } from '../../server/telemetry.js';

/** Forward and to the right are positive. */
export interface Axes {
  readonly forward: number;
  readonly turn: number;
  readonly pan: number;
  readonly tilt: number;
}

/** What is read of a gamepad. */
export interface Pad {
  readonly id: string;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

const atRest: Axes = { forward: 0, turn: 0, pan: 0, tilt: 0 };
/** Sticks rarely come back to zero. */
const deadZone = 0.12;
/** A key is all or nothing: not at full speed. */
const keySpeed = 0.6;
/** Of the standard mapping: A or ✕ takes the wheel and lets go, the triggers drive backwards and forwards. */
const wheelButton = 0;
const [backTrigger, forwardTrigger] = [6, 7];

export class HandControls {
  readonly #keys = new Set<string>();
  #stick: { readonly x: number; readonly y: number } | undefined;
  #wasPressed = false;

  press(key: string): void {
    this.#keys.add(key.toLowerCase());
  }

  release(key: string): void {
    this.#keys.delete(key.toLowerCase());
  }

  /** The pad on the screen: right and up are positive; undefined where nobody touches it. */
  touch(stick: { readonly x: number; readonly y: number } | undefined): void {
    this.#stick = stick;
  }

  letGo(): void {
    this.#keys.clear();
    this.#stick = undefined;
  }

  /** True once for each press of the button that takes the wheel. */
  wheelPressed(pads: readonly (Pad | null)[]): boolean {
    const isPressed = pads.some((pad) => pad?.buttons[wheelButton]?.pressed === true);
    const isNew = isPressed && !this.#wasPressed;
    this.#wasPressed = isPressed;
    return isNew;
  }

  /** The strongest wish of each axis. */
  read(pads: readonly (Pad | null)[]): Axes {
    const { x, y } = this.#stick ?? { x: 0, y: 0 };
    const key = (plus: string, minus: string): number => Number(this.#keys.has(plus)) - Number(this.#keys.has(minus));
    const hands: Axes[] = [
      { ...atRest, forward: keySpeed * key('w', 's'), turn: key('d', 'a') },
      { ...atRest, forward: y, turn: x },
      ...pads.flatMap((pad) => (pad === null ? [] : [axesOf(pad)])),
    ];
    const strongest = (axis: keyof Axes): number =>
      hands.reduce((most, one) => (Math.abs(one[axis]) > Math.abs(most) ? one[axis] : most), 0);
    return { forward: strongest('forward'), turn: strongest('turn'), pan: strongest('pan'), tilt: strongest('tilt') };
  }
}

function axesOf({ axes, buttons }: Pad): Axes {
  const axis = (at: number): number => beyondRest(axes[at] ?? 0);
  const triggers = beyondRest((buttons[forwardTrigger]?.value ?? 0) - (buttons[backTrigger]?.value ?? 0));
  const forward = Math.abs(triggers) > Math.abs(axis(1)) ? triggers : -axis(1);
  return { forward, turn: axis(0), pan: axis(2), tilt: -axis(3) };
}

/** 0 within the dead zone, then from 0 to ±1. */
function beyondRest(value: number): number {
  const size = Math.min(1, Math.abs(value));
  return size <= deadZone ? 0 : (Math.sign(value) * (size - deadZone)) / (1 - deadZone);
}

export function isAtRest({ forward, turn, pan, tilt }: Axes): boolean {
  return forward === 0 && turn === 0 && pan === 0 && tilt === 0;
}

/** Each axis to the motor whose role or name says so; of motors that say nothing, to the first ones in order. */
export function motorsOf(axes: Axes, motors: readonly Pick<ChannelInfo, 'name' | 'safety' | 'role'>[]): number[] {
  const words = [
    ['forward', 'drive', 'wheel'],
    ['turn', 'steer', 'steering'],
    ['pan', 'pan', 'pan'],
    ['tilt', 'tilt', 'tilt'],
  ] as const;
  const values = motors.map(() => 0);
  words.forEach(([axis, role, safety], at) => {
    const found = motors.findIndex((motor) =>
      [motor.role, motor.name, motor.safety].some((one) => one === axis || one === role || one === safety),
    );
    const named = found >= 0 ? found : motors.some(isNamed) ? -1 : at;
    if (named >= 0 && named < values.length) values[named] = axes[axis];
  });
  return values;
}

function isNamed({ role, safety }: Pick<ChannelInfo, 'safety' | 'role'>): boolean {
  return (role !== undefined && role !== 'none') || safety === 'wheel' || safety === 'steering';
}
