/**
 * Discrete agents and their world in one Program: a step of the agents on what the world shows, then a move of the world by their
 * actions. Nothing goes to the host; what came of it is counted in resident tensors.
 */
import { stepAgents } from '../../inference/discrete/agent-program.js';
import { declareAgents, mostPomdpAgents } from '../../inference/discrete/agent-scope.js';
import type { PomdpShape } from '../../inference/discrete/agent-shape.js';
import { add, and, cast, eq, not, type Program, program, select, store } from '../../kernel/index.js';
import { declareWorld, moveWorld, type WorldParts } from '../world-program.js';

/** What is counted, by tensor; all are cleared before a run. */
export const tallies = ['tallyReturn', 'tallyEpisodes', 'tallyFirst'] as const;

/** The joined Program. Factors come first in the world's state, then outcomes. */
export function agentLoopProgram(name: string, shape: PomdpShape, parts: WorldParts): Program {
  const { factors, actions, dtype } = shape;
  return program(`agents_${name.replaceAll('-', '_')}`, (b) => {
    const N = b.symbol('agents', 1, mostPomdpAgents);
    const agents = declareAgents(b, N, shape, false);
    const world = declareWorld(b, N, parts);
    const returns = b.state('tallyReturn', dtype, [N]);
    const episodes = b.state('tallyEpisodes', 'i32', [N]);
    const first = b.state('tallyFirst', 'i32', [N, actions]);
    stepAgents(
      agents,
      (n, g) => cast(world.states[factors.length + g].at(n), 'i32'),
      (n) => eq(world.length.at(n), 0),
    );
    b.map('moveWorld', [N], ([n]) => {
      const action = agents.action.at(n);
      const isFirst = and(eq(world.length.at(n), 0), eq(world.ended.at(n), 0));
      const move = moveWorld(parts, world, n, [cast(action, dtype)]);
      const chosen = first.clamp(n, action);
      return [
        ...move.stores,
        store(returns, [n], add(returns.at(n), select(not(move.restarted), move.reward, 0))),
        store(episodes, [n], add(episodes.at(n), cast(move.ended, 'i32'))),
        store(first, [n, action], add(chosen, cast(isFirst, 'i32'))),
      ];
    });
  });
}
