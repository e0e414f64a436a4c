/**
 * A worker's hold on one robot's brain, as a state machine without messages and without a clock. A claim is one compare-and-set
 * of the robot's entry: the revision it gives is the epoch, and belongs to this process alone. A higher epoch, wherever it is
 * seen, ends the hold at once. What the machine wants done comes back as actions.
 */
import { compareEpochs, type Epoch, noEpoch } from '../robot/wire/epoch.js';

/** A claim is answered by `claimed`, a load by `loaded`; grants and refusals go to the gateway that asked. */
export type HoldingAction =
  | { readonly kind: 'claim'; readonly ask: Ask }
  | { readonly kind: 'load'; readonly epoch: Epoch }
  | { readonly kind: 'grant'; readonly ask: Ask; readonly epoch: Epoch }
  | { readonly kind: 'refuse'; readonly ask: Ask; readonly reason: RefusalReason }
  | { readonly kind: 'drop'; readonly epoch: Epoch };

/** `busy`: ask again; `moved`: the entry has changed, read it; `full`, `failed`: ask another. */
export type RefusalReason = 'busy' | 'moved' | 'full' | 'failed';

/** A gateway's wish to be served; `id` is the gateway's own and comes back in the answer. */
export interface Ask {
  readonly id: string;
  /** The revision of the entry that the gateway has read, 0 for none. */
  readonly revision: number;
  /** The epoch in that entry, `noEpoch` where it names no owner. */
  readonly seen: Epoch;
  /** The highest epoch that the gateway knows of this robot. */
  readonly above?: Epoch;
}

export type HoldingPhase = 'none' | 'claiming' | 'loading' | 'held';

export class Holding {
  #phase: HoldingPhase = 'none';
  #epoch: Epoch = noEpoch;
  /** The highest epoch seen, ours or another's. */
  #seen: Epoch = noEpoch;
  #ask: Ask | undefined;
  /** The brain is here, with the state of our epoch. */
  #isLoaded = false;

  get phase(): HoldingPhase {
    return this.#phase;
  }

  /** The epoch of our motor frames; undefined while we may send none. */
  get epoch(): Epoch | undefined {
    return this.#phase === 'held' ? this.#epoch : undefined;
  }

  /** The brain of this epoch is being loaded, and is still wanted. */
  isLoading(epoch: Epoch): boolean {
    return this.#phase === 'loading' && compareEpochs(epoch, this.#epoch) === 0;
  }

  /** A gateway wants this brain served here. */
  ask(ask: Ask): readonly HoldingAction[] {
    const superseded = this.see(ask.seen);
    if (this.#phase === 'held' && compareEpochs(ask.seen, this.#epoch) === 0)
      return [{ kind: 'grant', ask, epoch: this.#epoch }];
    // A gateway that asks again while we load gets the answer instead of its first ask.
    if (this.#phase === 'loading') {
      const before = this.#ask;
      this.#ask = ask;
      return before === undefined || before.id === ask.id ? [] : [{ kind: 'refuse', ask: before, reason: 'busy' }];
    }
    if (this.#phase === 'claiming') return [{ kind: 'refuse', ask, reason: 'busy' }];
    // Held, but the gateway has read something older: its read was late, or the store was lost. The claim decides which.
    this.#phase = 'claiming';
    this.#ask = ask;
    return [...superseded, { kind: 'claim', ask }];
  }

  /** The compare-and-set succeeded with this epoch, or did not (undefined). */
  claimed(epoch: Epoch | undefined): readonly HoldingAction[] {
    if (this.#phase !== 'claiming') return [];
    const isOurs = epoch !== undefined && compareEpochs(epoch, this.#seen) >= 0;
    if (this.#isLoaded) {
      this.#phase = 'held';
      if (!isOurs) return this.#answer('moved');
      this.#epoch = epoch;
      this.#seen = epoch;
      return this.#answer();
    }
    if (!isOurs) {
      this.#phase = 'none';
      return this.#answer('moved');
    }
    this.#phase = 'loading';
    this.#epoch = epoch;
    this.#seen = epoch;
    return [{ kind: 'load', epoch }];
  }

  /** The brain is here with its state, or could not be loaded. The entry stays ours until another worker claims it. */
  loaded(epoch: Epoch, failure?: RefusalReason): readonly HoldingAction[] {
    if (this.#phase !== 'loading' || compareEpochs(epoch, this.#epoch) !== 0) return [];
    this.#phase = failure === undefined ? 'held' : 'none';
    this.#isLoaded = failure === undefined;
    return this.#answer(failure);
  }

  /** An epoch of this robot was seen, in the store or on a frame. */
  see(epoch: Epoch): readonly HoldingAction[] {
    if (compareEpochs(epoch, this.#seen) <= 0) return [];
    this.#seen = epoch;
    const ours = this.#epoch;
    const had = this.#isLoaded || this.#phase === 'loading';
    this.#isLoaded = false;
    // A claim in flight is left to the store: its epoch is compared with what was seen when it comes.
    if (this.#phase === 'claiming') return had ? [{ kind: 'drop', epoch: ours }] : [];
    this.#phase = 'none';
    return had ? [...this.#answer('moved'), { kind: 'drop', epoch: ours }] : [];
  }

  /** Gives the brain up on our own account. */
  release(): readonly HoldingAction[] {
    if (this.#phase !== 'held') return [];
    this.#phase = 'none';
    this.#isLoaded = false;
    return [{ kind: 'drop', epoch: this.#epoch }];
  }

  #answer(failure?: RefusalReason): readonly HoldingAction[] {
    const ask = this.#ask;
    this.#ask = undefined;
    if (ask === undefined) return [];
    return failure === undefined
      ? [{ kind: 'grant', ask, epoch: this.#epoch }]
      : [{ kind: 'refuse', ask, reason: failure }];
  }
}
