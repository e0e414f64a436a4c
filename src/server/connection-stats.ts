/**
 * What happened at the listeners of robots, TCP and WebSocket together: refusals, counted by code, and connections that were ended
 * because another came with the same name. It tells of both seldom enough that nobody can fill a log.
 */
import type { TellEvent } from './events.js';
import { heldBack, LineBudget } from './line-budget.js';

/** A detail code of docs/protocol.md, or what came before the protocol: no place left, no TLS. */
export type RefusalCode = number | 'full' | 'tls';

/** Robots that are refused try again, for hours: each address and code is logged once per interval. */
const tellEveryMs = 10_000;
const longestReason = 200;

export class ConnectionStats {
  readonly #event: TellEvent;
  readonly #byCode = new Map<string, number>();
  readonly #refusalLines = new LineBudget({ atOnce: 1, everyMs: tellEveryMs });
  readonly #rivalLines = new LineBudget({ atOnce: 1, everyMs: tellEveryMs });
  /** Connections that were put out for one that has not come in yet, by name. */
  readonly #putOut = new Map<string, string>();
  /** Connections that were closed because another came with the same name. */
  replaced = 0;

  constructor(event: TellEvent) {
    this.#event = event;
  }

  /** Refusals of each code. */
  get byCode(): ReadonlyMap<string, number> {
    return this.#byCode;
  }

  get refusals(): number {
    let sum = 0;
    for (const count of this.#byCode.values()) sum += count;
    return sum;
  }

  /** Counts a refusal that is logged elsewhere. */
  count(code: RefusalCode): void {
    const key = String(code);
    this.#byCode.set(key, (this.#byCode.get(key) ?? 0) + 1);
  }

  /** Counts a refusal and tells of it. */
  refuse(code: RefusalCode, address: string, reason: string): void {
    this.count(code);
    const held = this.#refusalLines.take(`${address} ${code}`, performance.now());
    if (held === undefined) return;
    const text = `robots: ${address}: ${reason.slice(0, longestReason)} [${code}]${heldBack(held)}`;
    this.#event('warning', 'refused', text);
  }

  /** A connection ends because another comes with its name. */
  putOut(robot: string, place: string): void {
    this.replaced += 1;
    this.#putOut.set(robot, place);
  }

  /** A connection was let in. */
  cameIn(robot: string, place: string): void {
    const before = this.#putOut.get(robot);
    if (before === undefined) return;
    this.#putOut.delete(robot);
    const held = this.#rivalLines.take(robot, performance.now());
    if (held === undefined) return;
    this.#event(
      'warning',
      'robot-replaced',
      `${robot} came from ${place} while the connection of that name from ${before} was open, which was closed. ` +
        `If these are two robots, they put each other out: give each its own id${heldBack(held)}.`,
      robot,
    );
  }
}
