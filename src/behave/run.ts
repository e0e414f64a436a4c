/**
 * Runs behaviours one after the other and puts what they found together. It knows neither a command line nor a file; a
 * behaviour that throws is a defect and ends the run.
 */
import type { BrainMode } from '../brain/options.js';
import type { Behaviour, BehaviourContext, Check, PartTime, Plot, ScoreReport } from './behaviour.js';

/** What one behaviour found, and its verdict. */
export interface BehaviourReport {
  readonly name: string;
  readonly title: string;
  readonly procedure: string;
  readonly passed: boolean;
  readonly edge: number;
  readonly seeds: number;
  readonly cycles: number;
  readonly seconds: number;
  /** Seconds of its parts, in the order in which they ended, where it tells. */
  readonly parts: readonly PartTime[];
  readonly scores: readonly ScoreReport[];
  readonly checks: readonly Check[];
  readonly notes: readonly string[];
  readonly plots: readonly Plot[];
}

export interface BehaveReport {
  readonly report: 'behave';
  readonly fieldbrain: string;
  readonly device: string;
  /** Of brains for which a behaviour does not ask for a mode of its own. */
  readonly mode?: BrainMode;
  readonly quick: boolean;
  readonly passed: boolean;
  readonly behaviours: readonly BehaviourReport[];
}

/** One behaviour with its verdict: it passes when it has checks and all of them hold. */
export async function runBehaviour(
  behaviour: Behaviour,
  given: Omit<BehaviourContext, 'time'>,
): Promise<BehaviourReport> {
  const { nowMs } = given;
  const parts: PartTime[] = [];
  const context: BehaviourContext = {
    ...given,
    time: async (part, work) => {
      const start = nowMs();
      const found = await work();
      parts.push({ name: part, seconds: (nowMs() - start) / 1000 });
      return found;
    },
  };
  const begun = nowMs();
  const { name, title, procedure } = behaviour;
  const { notes = [], plots = [], ...finding } = await behaviour.run(context);
  const passed = finding.checks.length > 0 && finding.checks.every(({ holds }) => holds);
  const seconds = (nowMs() - begun) / 1000;
  return { name, title, procedure, passed, seconds, parts, ...finding, notes, plots };
}
