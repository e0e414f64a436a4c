/** The parts of a cycle as Programs of their own, loaded with a brain's tables, timed as steps and as stages. */
import { readSensors } from '../../brain/dictionary.js';
import { gradientProgram } from '../../brain/gradients.js';
import { evolutionProgram, fieldProgram, motorProgram, patternProgram } from '../../brain/parts.js';
import { shapeOf } from '../../brain/shape.js';
import { wire } from '../../brain/wiring.js';
import type { Arrays, Device, Fusion, LoadOptions, Session } from '../../device/device.js';
import type { Program } from '../../kernel/index.js';
import { tensorsOf } from '../../kernel/program.js';
import type { BenchContext } from '../claim.js';
import { measure, type Repeat, stepOf, type Timing } from '../measure.js';
import { edgeOf, motors, rowsOf, sensors } from './subject.js';

export type PartName = 'evolution' | 'field' | 'gradients' | 'patterns' | 'motors';

/** Each part with the microseconds that the plans allow it on one large GPU. */
export function partPrograms(edge: number): Readonly<Record<PartName, { program: Program; limitUs: number }>> {
  const options = {
    shape: shapeOf(edge, sensors, motors),
    storage: 'f32',
    perBrainStores: false,
    candidates: 0,
    recallEvery: 1,
    research: false,
  } as const;
  return {
    evolution: { program: evolutionProgram(options), limitUs: 100 },
    field: { program: fieldProgram(options), limitUs: 100 },
    gradients: { program: gradientProgram(edge), limitUs: 50 },
    patterns: { program: patternProgram(options), limitUs: 100 },
    motors: { program: motorProgram(options), limitUs: 50 },
  };
}

/** What a part is loaded with and given at each step. */
export function partLoad(program: Program, context: BenchContext): { load: LoadOptions; inputs: Arrays | undefined } {
  const shape = shapeOf(edgeOf(context.edge), sensors, motors);
  const known = new Set(tensorsOf(program, 'constant').map(({ name }) => name));
  const tables = Object.entries(wire(shape, readSensors(sensors), 1)).filter(([name]) => known.has(name));
  const hasBank = program.symbols.some(({ symbol }) => symbol === 'R');
  const symbols: Record<string, number> = hasBank ? { B: 1, R: rowsOf(context) } : { B: 1 };
  const hasInput = program.tensors.some(({ role }) => role === 'input');
  const inputs = hasInput ? { sensed: new Float32Array(sensors + 1).fill(0.3) } : undefined;
  return { load: { symbols, constants: Object.fromEntries(tables) }, inputs };
}

export interface OpenPart {
  readonly session: Session;
  readonly inputs: Arrays | undefined;
}

export async function openPart(
  device: Device,
  program: Program,
  context: BenchContext,
  fusion: Fusion = 'full',
): Promise<OpenPart> {
  const { load, inputs } = partLoad(program, context);
  return { session: await device.load(program, { ...load, fusion }), inputs };
}

export interface PartTimes {
  /** Of the first step. */
  readonly coldUs: number;
  /** What a caller waits for: inputs up, stages, outputs down. */
  readonly step: Timing;
  /** The stages alone, by the device's clock. */
  readonly stages: Timing;
  /** Bytes that the stages of a step must move. */
  readonly bytes: number;
}

/** Times a part and closes its session. */
export async function timePart(device: Device, { session, inputs }: OpenPart, repeat: Repeat): Promise<PartTimes> {
  const run = stepOf(session, device.description.capabilities.sync, inputs);
  const cold = performance.now();
  const pending = run();
  if (pending instanceof Promise) await pending;
  const coldUs = (performance.now() - cold) * 1000;
  const step = await measure(run, repeat);
  let bytes = 0;
  const stages = await measure(
    async () => {
      const times = await session.profile(1);
      bytes = times.reduce((sum, stage) => sum + stage.bytes * stage.calls, 0);
      return times.reduce((sum, { totalMs }) => sum + totalMs, 0);
    },
    { warmUp: 3, repetitions: Math.max(5, Math.min(200, Math.round(repeat.repetitions / 4))) },
  );
  await session.close();
  return { coldUs, step, stages, bytes };
}
