/**
 * A target as traits: what the passes and the lowering ask of it. Nothing outside a target's own folder branches on its
 * name.
 */

export interface Machine {
  /** Threads of a workgroup: the few that hand-written bodies count on, and the many that every device has. */
  readonly narrow: number;
  readonly wide: number;
  /** Shared memory that one workgroup may hold. */
  readonly sharedBytes: number;
  /** Workgroups that keep it busy, for choices alone. */
  readonly groups: number;
  /** Workgroups that wait for memory side by side where one of them computes, for choices alone. */
  readonly resident: number;
  /** What a barrier costs, in visits of a loop's body. */
  readonly barrier: number;
  /** Words of local tensors that one thread may keep for itself. */
  readonly privateWords: number;
  /** Shared words for the folds of all units that stand side by side in a workgroup. */
  readonly teamWords: number;
  /** Whether its compilers unroll every loop of a known length, which can take seconds: such lengths are hidden. */
  readonly unrollsEagerly: boolean;
  /** Checks the bounds of loads that promise to stay inside. */
  readonly debug: boolean;
}
