/**
 * The CPU's passes, and what became of each at a part: taken at least once, or why not. Those that rewrite a part run before
 * it is lowered; the others choose between ways of writing a nest, a loop of reductions or a row, where each of these is
 * written. None changes a bit, and each may be left out.
 */

/** In the order in which they are asked. */
export const cpuPasses = [
  'block-products', // product-block.ts
  'block-rows', // row-block.ts
  'pack-functions', // pack.ts
  'units-in-lanes', // part.ts
  'rows-in-lanes', // nest.ts, as all to the next
  'write-out-rows',
  'whole-numbers-first',
  'columns-together',
  'rows-together',
  'split-borders',
  'lane-by-lane', // fold-loop.ts, as all to the next
  'elements-in-lanes',
  'write-out-elements',
  'sums-in-locals',
  'loops-in-vectors', // op-rows.ts
] as const;

export type CpuPass = (typeof cpuPasses)[number];

/** What the passes of one part said. */
export class Outcomes {
  private readonly asked = new Map<CpuPass, Set<string> | 'taken'>();

  constructor(private readonly without: readonly CpuPass[] = []) {}

  /** Passes a choice on; a sentence says why there is none. */
  note<T>(pass: CpuPass, found: T | string): T | undefined {
    const isLeftOut = this.without.includes(pass);
    if (typeof found !== 'string' && !isLeftOut) {
      this.asked.set(pass, 'taken');
      return found;
    }
    const said = this.asked.get(pass) ?? new Set();
    if (said !== 'taken') this.asked.set(pass, said.add(isLeftOut ? 'left out' : String(found)));
    return undefined;
  }

  get taken(): CpuPass[] {
    return cpuPasses.filter((pass) => this.asked.get(pass) === 'taken');
  }

  /** The others with what they said; one that was never asked met nothing that it is for. */
  get left(): { readonly pass: CpuPass; readonly reason: string }[] {
    return cpuPasses.flatMap((pass) => {
      const said = this.asked.get(pass) ?? new Set(['there is nothing of its kind']);
      return said === 'taken' ? [] : [{ pass, reason: [...said].join('; ') }];
    });
  }
}
