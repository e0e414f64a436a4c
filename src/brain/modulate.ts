/**
 * modulate: from surprise, novelty, reward and the state of the field to the few numbers that steer a cycle: how strongly
 * sensors and errors are imprinted, how far memory opens, how much is explored, how lively the field is by itself. What
 * evolve needs of it stands in scratch, one small vector per brain.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  abs,
  add,
  cast,
  clamp,
  div,
  f32,
  gt,
  i32,
  log,
  lt,
  max,
  min,
  mul,
  noiseWords,
  select,
  store,
  sub,
} from '../kernel/index.js';
import { modulate as constants, evolve, streams, surprise } from './constants.js';
import { boostOf } from './surprise.js';
import { type BrainTensors, parameterOf } from './tensors.js';

/** What evolve reads of a brain, besides its field: scratch, written anew in each cycle. */
export interface Tuning extends Words {
  /** s v + η 0.1 E for each sensor that reaches a channel. */
  readonly drive: TensorHandle;
  readonly scalars: Readonly<Record<TuningName, TensorHandle>>;
}

/** Noise keys of a cycle: [B, 2] each. */
export interface Words {
  readonly fieldWords: TensorHandle;
  readonly ruleWords: TensorHandle;
  readonly holdingWords: TensorHandle;
}

export type TuningName = 'noise' | 'gate' | 'pattern' | 'plasticity' | 'memoryGain' | 'imprint' | 'learning';

/** The modes of `cognition`, as they are numbered. */
export const cognitiveModes = ['exploring', 'balanced', 'exploiting', 'dreaming'] as const;

/** The keys of the field's noise need nothing of the cycle but its number. */
export function addWords(b: ProgramBuilder, tensors: BrainTensors): Words {
  const { B } = tensors;
  const words = (name: string, stream: number, moment: (n: Expr) => Expr | number): TensorHandle => {
    const target = b.scratch(name, 'u32', [B, 2]);
    b.map(name, [B], ([n]) => {
      const { first, second } = noiseWords({ seed: tensors.seed.at(n), brain: 0, cycle: moment(n), stream });
      return [store(target, [n, 0], first), store(target, [n, 1], second)];
    });
    return target;
  };
  return {
    fieldWords: words('fieldWords', streams.field, (n) => cast(tensors.age.at(n), 'u32')),
    ruleWords: words('ruleWords', streams.rules, () => 0),
    holdingWords: words('holdingWords', streams.holding, () => 0),
  };
}

export function addModulate(b: ProgramBuilder, tensors: BrainTensors, words: Words = addWords(b, tensors)): Tuning {
  const { B, shape } = tensors;
  const make = (name: TuningName): TensorHandle => b.scratch(`tune_${name}`, 'f32', [B]);
  const scalars = {
    noise: make('noise'),
    gate: make('gate'),
    pattern: make('pattern'),
    plasticity: make('plasticity'),
    memoryGain: make('memoryGain'),
    imprint: make('imprint'),
    learning: make('learning'),
  };
  b.map('modulate', [B], ([n]) => {
    const [e, mean, r] = [tensors.error.at(n), tensors.meanError.at(n), tensors.reward.at(n)];
    const [c, novelty] = [tensors.confidence.at(n), mul(tensors.novelty.at(n), parameterOf(tensors, n, 'recall'))];
    const lived = tensors.age.at(n);
    const combined = mul(tensors.energy.at(n), add(tensors.variance.at(n), 1));
    const smooth = add(
      mul(tensors.information.at(n), 1 - constants.informationRate),
      mul(combined, constants.informationRate),
    );
    const u = clamp(div(smooth, constants.informationScale), 0, 1);
    const dreaming = gt(tensors.silence.at(n), constants.dreamAfter);
    const drive = select(dreaming, constants.dreamDrive, mul(add(u, c), 0.5));
    const { exploration } = constants;
    const bored = min(div(cast(tensors.plateau.at(n), 'f32'), exploration.plateauCycles), exploration.plateauLimit);
    const curious = mul(sub(1, u), add(mul(novelty, exploration.novelty), exploration.novelty));
    const wish = min(add(curious, bored, exploration.base), 1);
    const gate = mul(
      clamp(add(sub(add(mul(sub(e, mean), constants.gate.surprise), novelty), constants.gate.offset), abs(r)), 0, 1),
      parameterOf(tensors, n, 'modulation'),
    );
    const opening = max(mul(tensors.opening.at(n), constants.gate.decay), gate);
    const hold = max(mul(tensors.hold.at(n), constants.holdDecay), gate);
    const { imprint } = constants;
    const open = add(imprint.sure, mul(sub(1, c), imprint.unsure));
    const s = max(f32(imprint.least), mul(add(mul(abs(r), imprint.reward), imprint.base), open));
    // log10(1 + cycle / 1000)
    const years = mul(log(add(div(cast(lived, 'f32'), evolve.plasticity.cycles), 1)), 1 / Math.LN10);
    const z = min(mul(mul(add(years, 1), evolve.plasticity.base), boostOf(e)), evolve.plasticity.limit);
    const strategic = parameterOf(tensors, n, 'strategy');
    // Memory colours what is sensed; in silence it is kept, not spoken.
    const isSilent = gt(tensors.silence.at(n), 0);
    return [
      store(tensors.information, [n], smooth),
      store(tensors.drive, [n], drive),
      store(tensors.exploration, [n], min(add(wish, mul(sub(1, c), exploration.doubt)), 1)),
      store(tensors.gate, [n], gate),
      store(tensors.opening, [n], opening),
      store(tensors.hold, [n], hold),
      store(tensors.cognition, [n], modeOf(u, c, tensors.silence.at(n))),
      store(scalars.noise, [n], mul(drive, evolve.noise, parameterOf(tensors, n, 'noise'))),
      store(scalars.gate, [n], mul(opening, evolve.memoryGate)),
      store(scalars.pattern, [n], mul(sub(1, hold), evolve.memoryPattern, mul(tensors.patternOn.at(n), strategic))),
      store(scalars.plasticity, [n], z),
      store(scalars.memoryGain, [n], select(isSilent, 0, mul(strategic, evolve.memoryIntoContent))),
      store(scalars.imprint, [n], mul(s, parameterOf(tensors, n, 'sense'))),
      store(
        scalars.learning,
        [n],
        mul(boostOf(e), surprise.learningRate * evolve.errorSpread, parameterOf(tensors, n, 'surprise')),
      ),
    ];
  });
  const drive = b.scratch('tune_drive', 'f32', [B, shape.reachers, 16, 2], { layout: [0, 1, 3, 2] });
  b.map('driveChannels', drive, ([n, k, j, h]) => {
    const sensor = tensors.reachSensor.at(k, j, h);
    const v = tensors.sensors.clamp(n, sensor);
    const miss = sub(v, tensors.prediction.clamp(n, sensor));
    const value = add(mul(scalars.imprint.at(n), v), mul(scalars.learning.at(n), miss));
    return select(lt(sensor, 0), 0, value);
  });
  return { drive, scalars, ...words };
}

function modeOf(information: Expr, confidence: Expr, silence: Expr): Expr {
  const { modes } = constants;
  const calm = select(gt(confidence, modes.confident), i32(2), i32(1));
  const dreaming = select(gt(silence, modes.idle), select(gt(information, modes.rich), i32(3), calm), calm);
  return select(lt(information, modes.information), i32(0), dreaming);
}
