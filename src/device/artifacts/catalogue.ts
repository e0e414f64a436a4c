/**
 * The shipped kernels as a device finds them: by the digest of the CUDA text it is about to compile, so that an image is
 * used only where it is the image of exactly that text. Manifests are read once; an image is read when it is asked for,
 * and one whose bytes are not those of its manifest is skipped with a message.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../../kernel/sha256.js';
import { type ImageFacts, type Manifest, manifestFile, parseManifest } from './manifest.js';
import { readText } from './packed.js';

/** Where the artifacts of this package lie, seen from the sources and from the built package alike. */
export const shippedFolder = fileURLToPath(new URL('../../../artifacts/', import.meta.url));

export interface Artifact {
  readonly ptx: string;
  readonly facts: ImageFacts;
  readonly manifest: Manifest;
}

export interface Catalogue {
  readonly folder: string;
  readonly manifests: readonly Manifest[];
  /** The newest image of this text that the architecture understands. */
  findSource(sourceDigest: string, architecture: string): Promise<Artifact | undefined>;
  /** The same by the hash of a Program: for tools; a device asks by its text. */
  findProgram(programHash: string, architecture: string): Promise<Artifact | undefined>;
}

export type Warn = (text: string) => void;

interface Entry {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly facts: ImageFacts;
}

/** Reads the manifests under a folder; a folder that is not there is an empty catalogue. */
export async function openCatalogue(folder: string, warn: Warn): Promise<Catalogue> {
  const entries: Entry[] = [];
  const manifests: Manifest[] = [];
  for (const program of await list(folder)) {
    for (const variant of await list(path.join(folder, program))) {
      const place = path.join(folder, program, variant);
      const text = await readText(path.join(place, manifestFile));
      if (text === undefined) continue;
      try {
        const manifest = parseManifest(`artifact ${program}/${variant}`, text);
        manifests.push(manifest);
        entries.push(...manifest.images.map((facts) => ({ folder: place, manifest, facts })));
      } catch (error) {
        warn(`${error instanceof Error ? error.message : String(error)} It is passed over.`);
      }
    }
  }
  const find = async (fits: (entry: Entry) => boolean, architecture: string): Promise<Artifact | undefined> => {
    const usable = entries.filter((entry) => fits(entry) && understands(architecture, entry.facts.architecture));
    usable.sort((a, b) => numberOf(b.facts.architecture) - numberOf(a.facts.architecture));
    for (const { folder: place, manifest, facts } of usable) {
      const ptx = await readText(path.join(place, path.basename(facts.file)));
      if (ptx !== undefined && sha256(ptx) === facts.sha256) return { ptx, facts, manifest };
      const what = ptx === undefined ? 'is missing' : 'is not what its manifest says';
      warn(
        `artifact ${manifest.program}/${manifest.variant}: ${facts.file} ${what}. It is passed over; run fieldbrain kernels build.`,
      );
    }
    return undefined;
  };
  return {
    folder,
    manifests,
    findSource: (digest, architecture) => find(({ facts }) => facts.source === digest, architecture),
    findProgram: (hash, architecture) =>
      find(
        ({ manifest, facts }) => manifest.programHash === hash && !facts.file.startsWith('persistent.'),
        architecture,
      ),
  };
}

/** PTX of an older architecture runs on a newer one; PTX with a letter (sm_90a) runs on its own only. */
export function understands(device: string, image: string): boolean {
  if (device === image) return true;
  return /^sm_\d+$/.test(image) && numberOf(image) <= numberOf(device);
}

function numberOf(architecture: string): number {
  return Number(/^sm_(\d+)/.exec(architecture)?.[1] ?? Number.NaN);
}

async function list(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/**
 * The shipped PTX for a Program and an architecture, or undefined where none fits. It reads all manifests: a device that
 * loads many programs opens a catalogue once.
 * @example
 * const ptx = await loadArtifact(hashProgram(program), 'sm_90');
 */
export async function loadArtifact(
  programHash: string,
  architecture: string,
  folder: string = shippedFolder,
  warn: Warn = (text) => process.emitWarning(text),
): Promise<string | undefined> {
  const catalogue = await openCatalogue(folder, warn);
  return (await catalogue.findProgram(programHash, architecture))?.ptx;
}
