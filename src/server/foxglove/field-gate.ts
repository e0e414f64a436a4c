/**
 * Which pictures of fields a subscriber of the hub takes: the hub carries everybody's, so those of another group, size or
 * format are left, and those that come quicker than was asked for.
 */
import type { FieldGroup, FieldMessage } from '../telemetry.js';

/** Which picture of fields is asked for. */
export interface FieldWish {
  readonly group: FieldGroup;
  readonly hz: number;
  readonly edge: number;
  readonly format: 'u8' | 'f32';
}

/** Asks for pictures of a robot's field; 0 Hz ends it. */
export type WatchField = (robot: string, wish: FieldWish) => void;

/** Pictures may come a little early. */
const early = 0.8;

export class FieldGate {
  readonly #wish: FieldWish;
  readonly #takenMs = new Map<string, number>();

  constructor(wish: FieldWish) {
    this.#wish = wish;
  }

  accepts({ robot, group, edge, data, timeMs }: FieldMessage): boolean {
    const wish = this.#wish;
    const isFloat = data instanceof Float32Array;
    if (group !== wish.group || edge > wish.edge || isFloat !== (wish.format === 'f32')) return false;
    const sinceMs = timeMs - (this.#takenMs.get(robot) ?? Number.NEGATIVE_INFINITY);
    // Time that went back is another recording's, or a clock that was set.
    if (sinceMs >= 0 && sinceMs < (1000 * early) / wish.hz) return false;
    this.#takenMs.set(robot, timeMs);
    return true;
  }
}
