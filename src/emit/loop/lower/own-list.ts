/** The best values that one thread has seen, in variables of its own: arrays with computed indices would lie in slow memory. */
import type { TopkOp } from '../../../kernel/op.js';
import { below, choose, either, every, int, type Name, name, type Statement, type Value } from '../language.js';
import { assign, bind, declare, when } from '../statements.js';
import { beats, worst } from './accumulate.js';
import type { Kernel } from './kernel.js';
import type { RowOf } from './rows.js';

/** Whether a value stands before an entry of a list; `at` is −1 where there is none. */
export function standsBefore(value: Value, best: Value, at: Value, largest: boolean): Value {
  return either(below(at, 0), beats(value, best, largest));
}

export class OwnList {
  readonly best: readonly Name[];
  readonly at: readonly Name[];
  readonly declarations: readonly Statement[];
  private readonly worst: Value;

  constructor(
    private readonly kernel: Kernel,
    private readonly op: TopkOp,
  ) {
    const ranks = Array.from({ length: op.k }, (_, rank) => rank);
    const { dtype } = op.value;
    const [best, at] = [kernel.fresh('best'), kernel.fresh('at')];
    this.best = ranks.map((rank) => name(`${best}_${rank}`, dtype));
    this.at = ranks.map((rank) => name(`${at}_${rank}`, 'i32'));
    this.worst = worst(dtype, op.largest);
    this.declarations = ranks.flatMap((rank): Statement[] => [
      declare(this.best[rank], this.worst),
      declare(this.at[rank], int(-1)),
    ]);
  }

  /** Takes a value where it belongs: lists are in order, so one that wins a place wins all behind it, which move by one. */
  take(value: Value, here: Value, conditions: readonly Value[]): Statement[] {
    const wins = this.wins(value, conditions, this.best.length);
    return [...wins.statements, ...this.moves(value, here, wins.names)];
  }

  /** The same where that seldom happens. */
  takeRarely(value: Value, here: Value, conditions: readonly Value[]): Statement {
    const last = this.best.length - 1;
    const wins = this.wins(value, [], last);
    const body = [...wins.statements, ...this.moves(value, here, wins.names)];
    return when(every([...conditions, this.isWon(value, last)]) as Value, body);
  }

  /** Drops the first entry. */
  next(): Statement[] {
    return this.best.flatMap((best, rank): Statement[] => [
      assign(best, this.best[rank + 1] ?? this.worst),
      assign(this.at[rank], this.at[rank + 1] ?? int(-1)),
    ]);
  }

  private isWon(value: Value, rank: number): Value {
    return standsBefore(value, this.best[rank], this.at[rank], this.op.largest);
  }

  private wins(value: Value, conditions: readonly Value[], count: number): { statements: Statement[]; names: Name[] } {
    const win = this.kernel.fresh('win');
    const names = Array.from({ length: count }, (_, rank) => name(`${win}_${rank}`, 'bool'));
    const statements = names.map((own, rank): Statement => {
      return bind(own, every([...conditions, this.isWon(value, rank)]) as Value);
    });
    return { statements, names };
  }

  /** A place whose win has no name is won. */
  private moves(value: Value, here: Value, wins: readonly Name[]): Statement[] {
    const moved = (own: readonly Value[], taken: Value, rank: number): Value => {
      const mine = wins[rank] === undefined ? taken : choose(wins[rank], taken, own[rank]);
      return rank === 0 ? mine : choose(wins[rank - 1], own[rank - 1], mine);
    };
    const ranks = this.best.map((_, rank) => rank).reverse();
    return ranks.flatMap((rank): Statement[] => [
      assign(this.best[rank], moved(this.best, value, rank)),
      assign(this.at[rank], moved(this.at, here, rank)),
    ]);
  }
}

/** Stores of one of a row's k best, as far as they are wanted: its value and its index; `place` says which of them it is. */
export function entryStores(
  { kernel, op, bound }: RowOf<TopkOp>,
  place: Value,
  value: Value,
  index: Value,
): Statement[] {
  const places = [...op.axes.map((axis) => bound.get(axis) as Value), place];
  const store = (tensor: string | undefined, stored: Value): Statement[] =>
    tensor === undefined ? [] : [kernel.store(kernel.memory(tensor, 'current'), places, stored)];
  return [...store(op.values, value), ...store(op.indices, index)];
}
