/**
 * p0: what the local rules of a voxel are born with. Made from counter noise whenever it is needed, never stored, so a
 * voxel's character costs no memory and is the same on every device.
 */
import type { Expr, NoiseWords, TensorHandle } from '../kernel/index.js';
import { add, cast, clamp, eq, lt, mul, neg, normal, select, uniform } from '../kernel/index.js';
import { birth, channels } from './constants.js';
import { gainRule } from './wiring.js';

/** The tables of the rules, by their place in a voxel. */
export interface RuleTables {
  readonly ruleMean: TensorHandle;
  readonly ruleSpread: TensorHandle;
  readonly ruleLimit: TensorHandle;
}

/** p0 of rule `lane` (0 … 15; echo lanes are born with 0) at voxel number `voxel`. */
export function bornRule(tables: RuleTables, rules: NoiseWords, holding: NoiseWords, voxel: Expr, lane: Expr): Expr {
  const noise = normal(rules, cast(add(mul(voxel, channels.dynamics), lane), 'u32'));
  const limit = tables.ruleLimit.at(lane);
  const plain = add(tables.ruleMean.at(lane), mul(noise, tables.ruleSpread.at(lane)));
  const holds = lt(uniform(holding, cast(voxel, 'u32')), birth.holding.share);
  return select(eq(lane, gainRule), select(holds, birth.holding.value, clamp(plain, neg(limit), limit)), plain);
}
