/**
 * How often a line may be written that a stranger can cause: for each key a number at once, then one per interval. What is
 * held back is counted, so that the next line can say how many there were. Keys are bounded, as strangers choose them too.
 */
export interface LineBudgetOptions {
  /** Lines that may be written one after the other. */
  readonly atOnce: number;
  /** Then one in so long. */
  readonly everyMs: number;
  /** Keys that are told apart (256); beyond them all share one. */
  readonly keys?: number;
}

interface Account {
  left: number;
  sinceMs: number;
  held: number;
}

const others = '';

export class LineBudget {
  readonly #options: LineBudgetOptions;
  readonly #accounts = new Map<string, Account>();

  constructor(options: LineBudgetOptions) {
    this.#options = options;
  }

  /** Undefined where the line must not be written; otherwise how many like it were held back before it. */
  take(key: string, nowMs: number): number | undefined {
    const account = this.#accountOf(key, nowMs);
    this.#refill(account, nowMs);
    if (account.left === 0) {
      account.held += 1;
      return undefined;
    }
    const { held } = account;
    account.left -= 1;
    account.held = 0;
    return held;
  }

  #refill(account: Account, nowMs: number): void {
    const { atOnce, everyMs } = this.#options;
    const gained = Math.floor((nowMs - account.sinceMs) / everyMs);
    account.sinceMs = account.left + gained >= atOnce ? nowMs : account.sinceMs + gained * everyMs;
    account.left = Math.min(atOnce, account.left + gained);
  }

  #accountOf(key: string, nowMs: number): Account {
    const { atOnce, keys = 256 } = this.#options;
    const known = this.#accounts.get(key);
    if (known !== undefined) return known;
    if (this.#accounts.size >= keys) this.#forgetRested(nowMs);
    if (this.#accounts.size >= keys && key !== others) return this.#accountOf(others, nowMs);
    const account = { left: atOnce, sinceMs: nowMs, held: 0 };
    this.#accounts.set(key, account);
    return account;
  }

  /** Accounts that are full again say nothing that a new one would not. */
  #forgetRested(nowMs: number): void {
    for (const [key, account] of this.#accounts) {
      this.#refill(account, nowMs);
      if (account.left === this.#options.atOnce) this.#accounts.delete(key);
    }
  }
}

/** What a line adds where others before it were held back. */
export function heldBack(held: number): string {
  return held === 0 ? '' : ` (${held} more like it before were not written)`;
}
