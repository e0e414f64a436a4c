/**
 * A profile as a timeline that ui.perfetto.dev and chrome://tracing open: the JSON form of the Chrome trace format. One
 * track has the steps as the host saw them, one the stages, one a counter of GB/s. The device reports how long each stage
 * took and in which order, not when it began: stages are laid end to end from the start of their step, and the file says so.
 */
import type { Profile } from './profile.js';

/** What the trace format calls an event; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: 'X' | 'M' | 'C';
  readonly pid: number;
  readonly tid: number;
  readonly ts?: number;
  readonly dur?: number;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A trace that Perfetto and chrome://tracing open. */
export interface Trace {
  readonly displayTimeUnit: 'ms';
  readonly otherData: Readonly<Record<string, string | number>>;
  readonly traceEvents: readonly TraceEvent[];
}

const hostTrack = { pid: 1, tid: 1 } as const;
const stageTrack = { pid: 2, tid: 1 } as const;

/**
 * The timeline of a profile. `device` is what a person calls the device.
 * @example
 * writeFileSync('step.json', JSON.stringify(createTrace(profile, 'Neoverse-N1')));
 */
export function createTrace(profile: Profile, device: string): Trace {
  const bytes = new Map(profile.stages.map((stage) => [stage.stage, stage.bytes]));
  const origin = profile.timeline[0]?.startMs ?? 0;
  const events: TraceEvent[] = [
    named('process_name', hostTrack, 'host'),
    named('thread_name', hostTrack, 'steps'),
    named('process_name', stageTrack, `${device} (${profile.executor})`),
    named('thread_name', stageTrack, 'stages, laid end to end'),
  ];
  profile.timeline.forEach((step, number) => {
    const start = (step.startMs - origin) * 1000;
    events.push({ name: `step ${number}`, ph: 'X', ...hostTrack, ts: start, dur: step.wallMs * 1000 });
    let at = start;
    for (const { stage, calls, totalMs } of step.stages) {
      const moved = (bytes.get(stage) ?? 0) * calls;
      const speed = totalMs > 0 ? moved / (totalMs * 1e6) : 0;
      events.push({ name: stage, ph: 'X', ...stageTrack, ts: at, dur: totalMs * 1000, args: { calls, bytes: moved } });
      events.push({ name: 'GB/s', ph: 'C', ...stageTrack, ts: at, args: { 'GB/s': speed } });
      at += totalMs * 1000;
    }
    events.push({ name: 'GB/s', ph: 'C', ...stageTrack, ts: at, args: { 'GB/s': 0 } });
  });
  return {
    displayTimeUnit: 'ms',
    otherData: {
      program: profile.program,
      device,
      executor: profile.executor,
      warmUp: profile.warmUp,
      steps: profile.steps,
      note: 'Stage lengths are measured; stages are laid end to end from the start of their step.',
    },
    traceEvents: events,
  };
}

function named(name: string, track: { readonly pid: number; readonly tid: number }, text: string): TraceEvent {
  return { name, ph: 'M', ...track, args: { name: text } };
}
