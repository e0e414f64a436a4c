/**
 * The texts of an artifact: CUDA C and WGSL of a Program as they are loaded at run time, and all of its manifest but the
 * compiled images. Nothing is read, written or compiled here, and the same Program gives the same texts.
 */
import { emitCuda, emitMember } from '../../emit/cuda.js';
import { emitWgsl } from '../../emit/wgsl.js';
import { type ControlBlock, controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import type { Plan } from '../../fuse/stage.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { Program } from '../../kernel/program.js';
import { hashProgram } from '../../kernel/serialise.js';
import { sha256 } from '../../kernel/sha256.js';
import { headWords, persistentEntry, persistentThreads } from '../cuda/resident/kernel-layout.js';
import { persistentText } from '../cuda/resident/kernel-text.js';
import type { Fusion } from '../device.js';
import { artifactVersion, type Manifest } from './manifest.js';

/** A program that is built ahead. */
export interface StandardProgram {
  readonly name: string;
  /** Tells several builds of one program apart; the folder's name. */
  readonly variant: string;
  readonly fusion: Fusion;
  build(): Program;
}

export interface CudaText {
  readonly file: string;
  readonly text: string;
  readonly threads: number;
  /** Dynamic shared memory of each kernel that has some. */
  readonly sharedBytes: ReadonlyMap<string, number>;
}

export interface Generated {
  /** The manifest without images. */
  readonly manifest: Manifest;
  readonly cuda: readonly CudaText[];
  /** All texts by file name, those of CUDA included. */
  readonly texts: ReadonlyMap<string, string>;
}

export function generateArtifact(standard: StandardProgram): Generated {
  const program = standard.build();
  const { program: planned, plan } = planProgram(program, { fusion: standard.fusion, target: 'cuda' });
  const control = controlBlock(planned);
  const cuda = cudaTexts(planned, plan, control);
  const wgsl = wgslTexts(program, standard.fusion);
  const texts = new Map([...cuda.map(({ file, text }): [string, string] => [file, text]), ...wgsl.texts]);
  const manifest: Manifest = {
    program: standard.name,
    variant: standard.variant,
    programHash: hashProgram(program),
    generator: artifactVersion,
    fusion: standard.fusion,
    control: { words: control.words, cycle: control.cycle, repeat: control.repeat },
    symbols: planned.symbols.map(({ symbol, min, max }) => {
      return { name: symbol, min, max, word: control.symbol.get(symbol) as number };
    }),
    parameters: planned.parameters.map(({ name, dtype, initial }) => {
      return { name, dtype, initial, word: control.parameter.get(name) as number };
    }),
    tensors: planned.tensors.map(({ name, role, dtype, shape, layout }) => {
      const sizes = shape.map((size) => (typeof size === 'number' ? size : size.symbol));
      return { name, role, dtype, shape: sizes, layout, offsetWords: control.tensor.get(name) as readonly number[] };
    }),
    stages: plan.stages.map(({ name }) => name),
    sources: cuda.map(({ file, text, threads }) => ({ file, sha256: sha256(text), threads })),
    images: [],
    wgsl: wgsl.facts,
  };
  return { manifest, cuda, texts };
}

/**
 * The texts that a device asks for: the kernels of stages and control (graph and launch), and the persistent kernel that
 * holds this program alone. The kernel of a whole step is for profilers and sanitizers, which have a compiler.
 */
function cudaTexts(planned: Program, plan: Plan, control: ControlBlock): CudaText[] {
  const launches = emitCuda(planned, plan, control, { launchesOnly: true });
  const shared = launches.stages.map(({ sharedBytes }, i): [string, number] => [`launch_${i}`, sharedBytes]);
  const member = emitMember(planned, plan, control, 'p0_');
  const persistent = 4 * headWords(1) + member.sharedBytes;
  return [
    { file: 'program.cu', text: launches.text, threads: launches.threads, sharedBytes: new Map(shared) },
    {
      file: 'persistent.cu',
      text: persistentText([member]).text,
      threads: persistentThreads,
      sharedBytes: new Map([[persistentEntry, persistent]]),
    },
  ];
}

/** One module per stage and one for control; WGSL cannot say everything, and then the reason stands in the manifest. */
function wgslTexts(program: Program, fusion: Fusion): { texts: [string, string][]; facts: Manifest['wgsl'] } {
  const wide =
    program.tensors.find(({ dtype }) => dtype === 'f64') ?? program.parameters.find(({ dtype }) => dtype === 'f64');
  if (wide !== undefined) return { texts: [], facts: { refused: `${wide.name} is f64, which WGSL does not have` } };
  try {
    const { program: planned, plan } = planProgram(program, { fusion, target: 'webgpu' });
    const { kernels, control } = emitWgsl(planned, plan, controlBlock(planned));
    const texts = kernels.map(({ entryPoint, code }): [string, string] => [`${entryPoint}.wgsl`, code]);
    if (control.code !== '') texts.push(['control.wgsl', control.code]);
    return { texts, facts: { files: texts.map(([file, text]) => ({ file, sha256: sha256(text) })) } };
  } catch (error) {
    if (!(error instanceof FieldbrainError) || error.code !== 'program-unsupported') throw error;
    return { texts: [], facts: { refused: error.message } };
  }
}
