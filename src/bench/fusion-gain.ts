/**
 * What fusion gains on a device: a Program fused and unfused in turns, with bytes, stages and, where the gain is below two,
 * the reason in numbers. Fusion can only save the bytes and the stages that the two forms differ in; where those are a
 * small part of the time, no fusion reaches two.
 */
import { measureCopy } from '../device/copy-speed.js';
import type { Arrays, Device, Fusion, LoadOptions } from '../device/device.js';
import { kindTraits } from '../device/kinds.js';
import { explain } from '../fuse/index.js';
import type { Bindings, Program } from '../kernel/index.js';
import { empty } from '../programs/index.js';
import type { Figure, Promised } from './claim.js';
import { measure, measureInTurns, type Repeat, type Run, stepOf } from './measure.js';

/** A chain of ops that can be had in both forms. */
export interface Chain {
  readonly name: string;
  readonly symbols: Bindings;
  readonly sizes: Figure['sizes'];
  readonly open: (fusion: Fusion) => Promise<OpenChain>;
}

export interface OpenChain {
  readonly program: Program;
  readonly run: Run;
  readonly close: () => Promise<void>;
}

/** What a byte and a stage cost on the device, to say what fusion could save at most. */
export interface DeviceCost {
  readonly gigabytesPerSecond: number;
  readonly stageUs: number;
}

/**
 * The executor by which both forms are loaded: the same for both, and where there are several the graph. Left to
 * themselves the one may take the persistent kernel, which ends whenever the other launches.
 */
export function executorForBoth({ description }: Device): Pick<LoadOptions, 'executor'> {
  return description.capabilities.executors.includes('graph') ? { executor: 'graph' } : {};
}

/** A Program that a device loads as it is. */
export function programChain(
  device: Device,
  name: string,
  program: Program,
  sizes: Figure['sizes'],
  {
    symbols = {},
    constants = {},
    inputs,
  }: Pick<LoadOptions, 'symbols' | 'constants'> & { readonly inputs?: Arrays } = {},
): Chain {
  return {
    name,
    symbols,
    sizes,
    open: async (fusion) => {
      const session = await device.load(program, { fusion, symbols, constants, ...executorForBoth(device) });
      const run = stepOf(session, device.description.capabilities.sync, inputs);
      return { program, run, close: () => session.close() };
    },
  };
}

/** Copy speed, and the time of a nearly empty step as the most that one more stage can cost. */
export async function measureCost(device: Device, copyElements: number, effort: number): Promise<DeviceCost> {
  const { gigabytesPerSecond } = await measureCopy(device, { elements: copyElements, repetitions: 9 });
  const session = await device.load(empty());
  const run = stepOf(session, device.description.capabilities.sync);
  const repetitions = Math.max(5, Math.round(1000 * effort));
  const { p50Us } = await measure(run, { warmUp: repetitions, repetitions });
  await session.close();
  return { gigabytesPerSecond, stageUs: p50Us };
}

/** Elements of a copy that no cache holds. */
export function copyElements(kind: string, edge: number): number {
  if (kind === 'cuda') return 2 ** 26;
  return Math.min(2 ** 22, Math.max(2 ** 10, edge ** 3 * 128));
}

export interface Gain {
  readonly figures: readonly Figure[];
  readonly promise: Promised;
}

const wanted = 2;

export async function measureGain(device: Device, chain: Chain, cost: DeviceCost, repeat: Repeat): Promise<Gain> {
  const { name, symbols, sizes, open } = chain;
  const { kind, name: called } = device.description;
  const { target } = kindTraits[kind];
  const fusions: readonly Fusion[] = ['full', 'none'];
  const forms: OpenChain[] = [];
  for (const fusion of fusions) forms.push(await open(fusion));
  const timings = await measureInTurns(
    forms.map(({ run }) => run),
    repeat,
  );
  for (const form of forms) await form.close();
  const plans = fusions.map((fusion, i) => {
    const { stages } = explain(forms[i].program, { fusion, target, symbols });
    const sum = (pick: (stage: (typeof stages)[number]) => number): number =>
      stages.reduce((total, stage) => total + pick(stage), 0);
    return {
      stages: stages.length,
      bytes: sum((one) => one.readBytes + one.writtenBytes),
      flops: sum((one) => one.flops),
    };
  });
  const speedUp = timings[1].p50Us / timings[0].p50Us;
  const figures = fusions.map((fusion, i) => ({
    name: fusion === 'full' ? name : `${name}, unfused`,
    device: called,
    sizes: { ...sizes, fusion },
    ...timings[i],
    more: { ...plans[i], ...(fusion === 'full' ? { speedUp } : {}) },
  }));
  const holds = speedUp >= wanted;
  const promised = { text: `${name}: fused time over unfused time`, value: 1 / speedUp, limit: 1 / wanted, holds };
  const explanation = holds ? undefined : explainGain(plans, timings[1].p50Us, cost);
  return { figures, promise: explanation === undefined ? promised : { ...promised, explanation } };
}

export interface Form {
  readonly stages: number;
  readonly bytes: number;
  readonly flops: number;
}

/** Why two is out of reach, or undefined where it is not. */
export function explainGain(
  [fused, unfused]: readonly Form[],
  unfusedUs: number,
  { gigabytesPerSecond, stageUs }: DeviceCost,
): string | undefined {
  const savedUs =
    (unfused.bytes - fused.bytes) / (gigabytesPerSecond * 1000) + (unfused.stages - fused.stages) * stageUs;
  const left = Math.max(0, 1 - savedUs / unfusedUs);
  if (left < 1 / wanted) return undefined;
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  return (
    `Explained: fusing saves ${megabytes(unfused.bytes - fused.bytes)} of ${megabytes(unfused.bytes)} and ` +
    `${unfused.stages - fused.stages} of ${unfused.stages} stages, at the speed of a copy ${percent(Math.max(0, 1 - left))} of the unfused time; ` +
    `the rest is arithmetic (${(unfused.flops / 1e6).toFixed(1)} M operations) that both forms do.`
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
