/** What is said of a pass that was never asked: it met nothing that it is for, or something else took the part before. */
export const unasked = 'there is nothing of its kind, or another way was chosen first';

/** What became of each of a target's passes at one part: taken at least once, or what it said where it was not. */
export class Outcomes<Name extends string> {
  private readonly asked = new Map<Name, Set<string> | 'taken'>();

  constructor(
    private readonly passes: readonly Name[],
    private readonly without: readonly Name[] = [],
  ) {}

  /** Whether it is left out. */
  lacks(pass: Name): boolean {
    return this.without.includes(pass);
  }

  /** Passes a choice on; a sentence says why there is none. */
  note<T>(pass: Name, found: T | string): T | undefined {
    const isLeftOut = this.lacks(pass);
    if (typeof found !== 'string' && !isLeftOut) {
      this.asked.set(pass, 'taken');
      return found;
    }
    const said = this.asked.get(pass) ?? new Set();
    if (said !== 'taken') this.asked.set(pass, said.add(isLeftOut ? 'left out' : String(found)));
    return undefined;
  }

  get taken(): Name[] {
    return this.passes.filter((pass) => this.asked.get(pass) === 'taken');
  }

  /** The others with what they said. */
  left(taken: readonly string[] = this.taken): { readonly pass: Name; readonly reason: string }[] {
    return this.passes.flatMap((pass) => {
      if (taken.includes(pass)) return [];
      const said = this.asked.get(pass) ?? [unasked];
      return [{ pass, reason: said === 'taken' ? 'another way was chosen' : [...said].join('; ') }];
    });
  }
}
