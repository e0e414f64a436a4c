/**
 * The parts of the workload in each form that a device has, stepped in turns: the baselines that fused forms are held to.
 *   B1 unfused, one launch after the other     B2 unfused, as a captured graph
 *   B3 fused, one launch per step                B4 fused, in the persistent executor
 * On devices with one executor there are two forms, unfused and fused.
 */
import type { Device, Fusion } from '../../device/device.js';
import { kindTraits } from '../../device/kinds.js';
import { explain } from '../../fuse/index.js';
import { repeatFor } from '../claim.js';
import { measureInTurns, stepOf, type Timing } from '../measure.js';
import { countLaunches, loadPart, type WorkloadPart } from './workload.js';

export interface Form {
  readonly name: string;
  readonly executor?: string;
  readonly fusion: Fusion;
}

export interface PartTiming {
  readonly part: WorkloadPart;
  readonly form: Form;
  readonly timing: Timing;
  readonly launches: number;
  /** Bytes that the stages of a step must move, by `explain`; repeats count once. */
  readonly bytes: number;
}

const cudaForms: readonly (Form & { readonly executor: string })[] = [
  { name: 'B1 unfused, launched', executor: 'launch', fusion: 'none' },
  { name: 'B2 unfused, graph', executor: 'graph', fusion: 'none' },
  { name: 'B3 fused, cooperative', executor: 'cooperative', fusion: 'full' },
  { name: 'B4 fused, persistent', executor: 'persistent', fusion: 'full' },
];

/** The forms that a device has, the persistent one last, and what it lacks of the four. */
export function formsOf({ description: { kind, capabilities } }: Device): { forms: readonly Form[]; absent: string[] } {
  if (kind !== 'cuda')
    return {
      forms: [
        { name: 'B1 unfused', fusion: 'none' },
        { name: 'B3 fused', fusion: 'full' },
      ],
      absent: [`B2 and B4 are executors of CUDA; ${kind} has ${capabilities.executors.join(', ')}.`],
    };
  const has = (form: { readonly executor: string }): boolean => capabilities.executors.includes(form.executor);
  return {
    forms: cudaForms.filter(has),
    absent: cudaForms.filter((form) => !has(form)).map(({ name }) => `${name}: this device has no such executor.`),
  };
}

export async function timePart(device: Device, part: WorkloadPart, effort: number): Promise<PartTiming[]> {
  const { forms } = formsOf(device);
  const { kind, capabilities } = device.description;
  const { target } = kindTraits[kind];
  const launches: number[] = [];
  const timings: Timing[] = [];
  // The persistent kernel stays on the GPU for a while after a step, and the next launch waits for its end: it comes last, alone.
  const together = forms.filter(({ executor }) => executor !== 'persistent');
  for (const group of [together, ...forms.filter((form) => !together.includes(form)).map((form) => [form])]) {
    const sessions = [];
    for (const { fusion, executor } of group) {
      const session = await loadPart(device, part, { fusion, ...(executor === undefined ? {} : { executor }) });
      launches.push(await countLaunches(session, part));
      sessions.push(session);
    }
    const runs = sessions.map((session) => stepOf(session, capabilities.sync, part.inputs));
    timings.push(...(await measureInTurns(runs, repeatFor(3000, effort))));
    for (const session of sessions) await session.close();
  }
  return forms.map((form, i) => {
    const { stages } = explain(part.program, { target, fusion: form.fusion, symbols: part.symbols });
    const bytes = stages.reduce((total, stage) => total + stage.readBytes + stage.writtenBytes, 0);
    return { part, form, timing: timings[i], launches: launches[i], bytes };
  });
}
