/** The names that statements may use, scope by scope, and what is known of each before anything runs. */
import type { Statement, Type } from '../../src/emit/loop/language.js';

/** Between which threads of a workgroup a value, or whether they come to a statement, may differ. */
export type Variance = 0 | 1 | 2;
export const nowhere = 0;
/** All threads of a warp have the same. */
export const byWarp = 1;
export const byThread = 2;

export function mostOf(...all: readonly Variance[]): Variance {
  return Math.max(nowhere, ...all) as Variance;
}

export interface Known {
  readonly type: Type;
  readonly changes: boolean;
  varies: Variance;
  /** What declares it, where it is the base of addresses. */
  readonly base?: Extract<Statement, { kind: 'base' }>;
}

export class KnownNames {
  private scopes: Map<string, Known>[] = [new Map()];

  constructor(private readonly refuse: (text: string) => never) {}

  /** What is declared in it is forgotten behind it. */
  scope(inside: () => void): void {
    this.scopes.push(new Map());
    inside();
    this.scopes.pop();
  }

  declare(name: string, known: Known): void {
    const scope = this.scopes[this.scopes.length - 1];
    if (scope.has(name)) this.refuse(`${name} is declared twice in one block`);
    scope.set(name, known);
  }

  find(name: string): Known {
    for (let depth = this.scopes.length - 1; depth >= 0; depth -= 1) {
      const known = this.scopes[depth].get(name);
      if (known !== undefined) return known;
    }
    return this.refuse(`no name ${name} here`);
  }

  /** The base of addresses of that name. */
  base(name: string): Extract<Statement, { kind: 'base' }> {
    const { base } = this.find(name);
    return base ?? this.refuse(`${name} is no base of addresses`);
  }

  /** A round of a loop, once more as long as what it changes could show in it. */
  rounds(round: () => void): void {
    for (let before = ''; before !== this.variances(); ) {
      before = this.variances();
      round();
    }
  }

  private variances(): string {
    return this.scopes.map((scope) => `${[...scope.values()].map(({ varies }) => varies).join('')};`).join('');
  }
}
