/**
 * Writes the artifacts of standard programs under one folder, `<program>/<variant>/`, and checks that what lies there is
 * what would be written. Where there is no nvcc, images that still belong to their source are kept, and the report says
 * that nothing was compiled. Files that no artifact accounts for are an offence of the check; a build removes them from
 * the folders it writes, and names folders that belong to no program.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../kernel/sha256.js';
import { mostSpilledBytes } from './allowed-spills.js';
import { type Generated, generateArtifact, type StandardProgram } from './generate.js';
import { type ImageFacts, type Manifest, manifestFile, manifestText, parseManifest } from './manifest.js';
import type { PtxCompiler } from './nvcc.js';
import { bytesOf, readText, writeText } from './packed.js';

/** For which GPUs PTX is shipped; later ones translate the newest that they understand. */
export const shippedArchitectures = ['sm_80', 'sm_87', 'sm_89', 'sm_90'] as const;

export interface BuildOptions {
  readonly folder: string;
  readonly programs: readonly StandardProgram[];
  readonly architectures: readonly string[];
  readonly compiler: PtxCompiler | undefined;
  /** `programs` are some of the standard ones: folders of other programs are not looked at. */
  readonly isPartial?: boolean;
  readonly progress?: (artifact: string) => void;
}

export interface ArtifactReport {
  readonly artifact: string;
  readonly files: number;
  readonly bytes: number;
  /** Images compiled now, and images kept from before. */
  readonly compiled: number;
  readonly kept: number;
  /** Kernels that spill more registers than they may, and those that spill no more (allowed-spills.ts). */
  readonly spills: readonly string[];
  readonly allowedSpills: readonly string[];
  /** What the check found wrong. */
  readonly problems: readonly string[];
}

export interface BuildReport {
  readonly compiler: string | undefined;
  readonly artifacts: readonly ArtifactReport[];
  /** Files and folders that belong to no artifact. */
  readonly strays: readonly string[];
  /** The folder is that of an installed package, which has images and manifests without their sources: a check compares no sources. */
  readonly isWithoutSources: boolean;
  /** Artifacts that an installed package does not have. */
  readonly notShipped: readonly string[];
}

export async function buildArtifacts(options: BuildOptions): Promise<BuildReport> {
  return eachArtifact(options, async (artifact, wanted) => {
    const folder = path.join(options.folder, artifact);
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) if (!wanted.files.has(name)) await rm(path.join(folder, name));
    for (const [name, text] of wanted.files) await writeText(path.join(folder, name), text);
    return [];
  });
}

/** Compares without writing. With another nvcc than the artifacts' own, kernels are compiled but PTX is not compared. */
export async function checkArtifacts(options: BuildOptions): Promise<BuildReport> {
  const isWithoutSources = await hasNoSources(options.folder);
  // A package lacks some artifacts as well; one that was asked for by its name is missed.
  const present = isWithoutSources && options.isPartial !== true ? await foldersIn(options.folder) : undefined;
  const isHere = ({ name, variant }: StandardProgram): boolean => present?.includes(`${name}/${variant}`) ?? true;
  const programs = options.programs.filter(isHere);
  const notShipped = options.programs.filter((one) => !isHere(one)).map(({ name, variant }) => `${name}/${variant}`);
  const report = await eachArtifact({ ...options, programs, keepsOthers: true }, async (artifact, wanted) => {
    const folder = path.join(options.folder, artifact);
    const found = await readdir(folder).catch(() => undefined);
    if (found === undefined) return [`${artifact}: missing`];
    const problems = found.filter((name) => !wanted.files.has(name)).map((name) => `${artifact}/${name}: not expected`);
    for (const [name, text] of wanted.files) {
      if (isWithoutSources && isSource(name)) continue;
      const given = await readText(path.join(folder, name));
      if (given === undefined) problems.push(`${artifact}/${name}: missing`);
      else if (given !== text) problems.push(`${artifact}/${name}: differs from what is generated now`);
    }
    return problems;
  });
  return { ...report, isWithoutSources, notShipped };
}

const isSource = (name: string): boolean => /\.(cu|wgsl)$/.test(name);

/** Whether there are manifests and not one source, as in an installed package. */
async function hasNoSources(folder: string): Promise<boolean> {
  const names: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  return names.some((name) => path.basename(name) === manifestFile) && !names.some(isSource);
}

interface Wanted {
  readonly files: ReadonlyMap<string, string>;
}

type Settle = (artifact: string, wanted: Wanted) => Promise<string[]>;

/** `keepsOthers`: an image of another compiler is taken as it is, and what this one makes is only looked at. */
type Settings = BuildOptions & { readonly keepsOthers?: boolean };

async function eachArtifact(options: Settings, settle: Settle): Promise<BuildReport> {
  const artifacts: ArtifactReport[] = [];
  for (const standard of options.programs) {
    const artifact = `${standard.name}/${standard.variant}`;
    options.progress?.(artifact);
    const generated = generateArtifact(standard);
    const before = await readBefore(path.join(options.folder, artifact));
    const { images, compiled, kept } = await imagesOf(generated, before, options);
    const manifest: Manifest = { ...generated.manifest, images: images.map(({ facts }) => facts) };
    const files = new Map([
      ...generated.texts,
      ...images.map(({ facts, ptx }): [string, string] => [facts.file, ptx]),
      [manifestFile, manifestText(manifest)],
    ]);
    const spilling = images.flatMap(({ facts }) =>
      facts.kernels
        .filter(({ spilledBytes }) => spilledBytes > 0)
        .map(({ name, spilledBytes }) => {
          const most = mostSpilledBytes(artifact, name);
          const limit = most === 0 ? '' : `, at most ${most} allowed`;
          const text = `${artifact} ${name} on ${facts.architecture}: spills ${spilledBytes} bytes per thread${limit}`;
          return { text, isAllowed: spilledBytes <= most };
        }),
    );
    const [allowedSpills, spills] = [true, false].map((isAllowed) =>
      spilling.filter((one) => one.isAllowed === isAllowed).map(({ text }) => text),
    );
    const problems = await settle(artifact, { files });
    const sizes = await Promise.all(
      [...files.keys()].map((name) => bytesOf(path.join(options.folder, artifact, name))),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    artifacts.push({ artifact, files: files.size, bytes, compiled, kept, spills, allowedSpills, problems });
  }
  const strays = await straysOf(options);
  return { compiler: options.compiler?.name, artifacts, strays, isWithoutSources: false, notShipped: [] };
}

interface Image {
  readonly facts: ImageFacts;
  readonly ptx: string;
}

interface Before {
  readonly manifest: Manifest;
  readonly texts: ReadonlyMap<string, string>;
}

/** Compiled now where that can be done with the compiler of before (or there was none before), else kept. */
async function imagesOf(
  generated: Generated,
  before: Before | undefined,
  { compiler, architectures, keepsOthers }: Settings,
): Promise<{ images: Image[]; compiled: number; kept: number }> {
  const images: Image[] = [];
  let [compiled, kept] = [0, 0];
  for (const source of generated.cuda) {
    const digest = sha256(source.text);
    for (const architecture of architectures) {
      const file = source.file.replace(/\.cu$/, `.${architecture}.ptx.br`);
      const facts = before?.manifest.images.find((one) => one.file === file && one.source === digest);
      const ptx = facts === undefined ? undefined : before?.texts.get(facts.file);
      const known = facts !== undefined && ptx !== undefined && sha256(ptx) === facts.sha256;
      const made = await compiler?.compile(source, architecture);
      if (made !== undefined) compiled += 1;
      if (known && (made === undefined || (keepsOthers && facts.compiler !== compiler?.name))) {
        images.push({ facts, ptx });
        kept += 1;
      } else if (made !== undefined) {
        const own = { file, source: digest, sha256: sha256(made.ptx), architecture, compiler: compiler?.name ?? '' };
        images.push({ facts: { ...own, kernels: made.kernels }, ptx: made.ptx });
      }
    }
  }
  return { images, compiled, kept };
}

/** What lies in the folder of an artifact; undefined where there is no manifest that can be read. */
async function readBefore(folder: string): Promise<Before | undefined> {
  const text = await readText(path.join(folder, manifestFile));
  if (text === undefined) return undefined;
  try {
    const manifest = parseManifest(folder, text);
    const texts = new Map<string, string>();
    for (const { file } of manifest.images) {
      const ptx = await readText(path.join(folder, path.basename(file)));
      if (ptx !== undefined) texts.set(file, ptx);
    }
    return { manifest, texts };
  } catch {
    // A manifest that cannot be read is rewritten by a build and reported by a check, as any other file that differs.
    return undefined;
  }
}

async function straysOf({ folder, programs, isPartial = false }: BuildOptions): Promise<string[]> {
  const known = new Set(programs.map(({ name, variant }) => `${name}/${variant}`));
  const isLookedAt = (artifact: string): boolean =>
    !isPartial || programs.some(({ name }) => artifact.startsWith(`${name}/`));
  return (await foldersIn(folder)).filter((artifact) => !known.has(artifact) && isLookedAt(artifact)).sort();
}

/** What lies in a folder of artifacts, as `program/variant`. */
async function foldersIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const program of await readdir(folder).catch(() => [])) {
    const variants = await readdir(path.join(folder, program)).catch(() => []);
    found.push(...variants.map((variant) => `${program}/${variant}`));
  }
  return found;
}
