/** The sizes that inference is measured at; tests put tiny ones in their place. */
export interface InferenceSizes {
  readonly states: number;
  readonly observations: number;
  /** Agents in the batched figures. */
  readonly agents: number;
  /** Agents with a matrix each: 720 kB per agent in f64. */
  readonly ownAgents: number;
  readonly samples: number;
  /** Edges of square products. */
  readonly products: readonly number[];
  /** Rows and columns of a matrix that is multiplied by one vector. */
  readonly vector: number;
}

/** What a device of this kind can be asked for in seconds. */
export function sizesFor(kind: string): InferenceSizes {
  const large = kind === 'cuda';
  return {
    states: 900,
    observations: 100,
    agents: large ? 4096 : 256,
    ownAgents: large ? 4096 : 64,
    samples: 997,
    products: large ? [256, 512, 1024, 4096] : [256, 512],
    vector: 1000,
  };
}
