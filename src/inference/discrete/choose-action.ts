/** How agents come to an action: by a draw of their own in every step, or by the most probable. */
import type { Expr } from '../../kernel/index.js';
import { add, cast, cycle, ge, gt, i32, noiseWords, select, uniform } from '../../kernel/index.js';
import type { AgentTensors } from './agent-scope.js';
import { total } from './unrolled.js';

/** Tells apart this use of counter noise from others. */
export const actionStream = 7101;

/** A number from 0 to 1 for each agent. */
export function drawOf({ b, shape }: AgentTensors): (n: Expr) => Expr {
  const seed = b.parameter('seed', 'u32', 1);
  return (n) => cast(uniform(noiseWords({ seed, brain: cast(n, 'u32'), cycle, stream: actionStream }), 0), shape.dtype);
}

/** The action from the marginal over first actions, written out; `draw` where it is drawn. */
export function chooseFrom(marginal: readonly Expr[], draw: Expr | undefined): Expr {
  if (draw === undefined) {
    let [best, chosen] = [marginal[0], i32(0)];
    for (const [a, share] of marginal.entries()) {
      if (a === 0) continue;
      const isBetter = gt(share, best);
      [best, chosen] = [select(isBetter, share, best), select(isBetter, i32(a), chosen)];
    }
    return chosen;
  }
  let running = marginal[0];
  const passed: Expr[] = [i32(0)];
  for (const share of marginal.slice(1)) {
    passed.push(cast(ge(draw, running), 'i32'));
    running = add(running, share);
  }
  return total(passed);
}
