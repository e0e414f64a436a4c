/** What the worlds' claims measure: the classic worlds by name, and one alone under random actions that never leave the device. */
import { cast, cycle, type Expr, mul, type Program, program, sub, uniform } from '../../kernel/index.js';
import { actionFrom } from '../../worlds/brain-ports.js';
import '../../worlds/classic/index.js';
import { worldParts } from '../../worlds/create-world.js';
import { findWorld } from '../../worlds/definition.js';
import { widthOf } from '../../worlds/space.js';
import { declareWorld, moveWorld, type WorldParts } from '../../worlds/world-program.js';

export const classicWorlds = ['cart-pole', 'pendulum', 'mountain-car', 'acrobot', 't-maze'] as const;

/** A world as Programs need it, in single precision. */
export function partsOf(name: string): WorldParts {
  const definition = findWorld(name);
  return worldParts(definition, definition.options ?? {}, 'f32');
}

/** A world that is stepped by random actions, with neither inputs nor outputs. */
export function aloneProgram(parts: WorldParts): Program {
  return program('alone', (b) => {
    const B = b.symbol('B', 1, 2 ** 20);
    const world = declareWorld(b, B, parts);
    b.map('move', [B], ([n]) => {
      const key = { seed: 1, brain: cast(n, 'u32'), cycle, stream: 7002 };
      const motor = (at: number): Expr => sub(mul(uniform(key, at), 2), 1);
      const action = Array.from({ length: widthOf(parts.actions) }, (_, at) =>
        actionFrom(motor(at), parts.actions, at),
      );
      return moveWorld(parts, world, n, action).stores;
    });
  });
}
