/**
 * A target as the rules and the cost model see it: what it can do at once, what a stage costs there, and which rewrites pay.
 * The one table of targets: rules ask a machine for a trait, never for its name. What emitters ask is in emit/loop/machine.ts.
 */

/** What a plan is made for. */
export type Target = 'cpu' | 'webgpu' | 'cuda';

/** What the cost model believes of a target, roughly, and how its kernels are written. */
export interface Machine {
  /** Units that can run at the same time. */
  readonly parallel: number;
  /** Of one such unit. */
  readonly flopsPerNs: number;
  readonly bytesPerNs: number;
  /** The price of one more stage. */
  readonly barrierNs: number;
  /** One iteration of a loop that waits for memory; nothing where loads are never waited for one by one. */
  readonly stepNs: number;
  /** Whether products that are added are contracted, op by op before anything is fused. */
  readonly contracts: boolean;
  /** Whether a thread moves a pair of elements at once, so that pairs had best stand side by side. */
  readonly movesPairs: boolean;
  /** Whether a reduction that is too long for one unit is cut even where nothing is fused. */
  readonly cutsUnfused: boolean;
  /** Whether all values of a point are computed before the first is stored: then an op may read what another updates. */
  readonly valuesFirst: boolean;
  /** Whether its loops place what all lanes share outside the innermost one by themselves. */
  readonly hoistsItself: boolean;
}

const plain = { contracts: false, movesPairs: false, cutsUnfused: false, valuesFirst: false, hoistsItself: false };

/** A worker of a CPU pool; a GPU's multiprocessor (100 to 170 GB/s each). */
export const machines: Readonly<Record<Target, Machine>> = {
  cpu: { ...plain, parallel: 2, flopsPerNs: 4, bytesPerNs: 10, barrierNs: 1000, stepNs: 0, hoistsItself: true },
  webgpu: { ...plain, parallel: 128, flopsPerNs: 100, bytesPerNs: 120, barrierNs: 2000, stepNs: 30 },
  cuda: {
    ...{ parallel: 128, flopsPerNs: 200, bytesPerNs: 120, barrierNs: 900, stepNs: 30 },
    ...{ contracts: true, movesPairs: true, cutsUnfused: true, valuesFirst: true, hoistsItself: false },
  },
};
