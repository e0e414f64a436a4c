/**
 * Where the image of a kernel text comes from, in this order: PTX shipped for exactly this text, an earlier compilation
 * on this machine, a compiler. Where none of them can help, the refusal names the ways out. The driver translates PTX for
 * its GPU by itself.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { sha256 } from '../../kernel/sha256.js';
import type { KernelCache } from './cache.js';
import type { Catalogue } from './catalogue.js';

/** What compiles at run time; the device's own compilers fit. */
export interface ImageCompiler {
  readonly name: string;
  compile(place: string, text: string, architecture: string): Promise<Uint8Array>;
}

export interface ImageSources {
  readonly catalogue?: Catalogue;
  readonly cache?: KernelCache;
  /** Opened only when it is needed; throws where there is none. */
  readonly openCompiler: () => Promise<ImageCompiler>;
}

export interface Image {
  /** For cuModuleLoadData: PTX ends with a zero byte. */
  readonly bytes: Uint8Array;
  readonly from: 'shipped' | 'cached' | 'compiled';
  /** For `describe` and logs. */
  readonly note: string;
}

/** The image of this text for this architecture. `place` is what the text is called in messages. */
export async function findImage(
  place: string,
  text: string,
  architecture: string,
  sources: ImageSources,
): Promise<Image> {
  const digest = sha256(text);
  const artifact = await sources.catalogue?.findSource(digest, architecture);
  if (artifact !== undefined) {
    const { facts, manifest } = artifact;
    const note = `shipped ${manifest.program}/${manifest.variant}/${facts.file}`;
    return { bytes: new TextEncoder().encode(`${artifact.ptx}\0`), from: 'shipped', note };
  }
  const cached = await sources.cache?.read(cacheKey(digest, architecture));
  if (cached !== undefined)
    return { bytes: cached, from: 'cached', note: `cached ${digest.slice(0, 12)} ${architecture}` };
  const compiler = await sources.openCompiler().catch((error: unknown) => {
    throw noImage(place, architecture, sources.catalogue, error);
  });
  const bytes = await compiler.compile(place, text, architecture);
  await sources.cache?.write(cacheKey(digest, architecture), bytes);
  return { bytes, from: 'compiled', note: `compiled by ${compiler.name}` };
}

/** The options that every compiler gets are part of the text's meaning, and counted in the key's own version. */
function cacheKey(digest: string, architecture: string): string {
  return `v1 ${architecture} ${digest}`;
}

function noImage(
  place: string,
  architecture: string,
  catalogue: Catalogue | undefined,
  error: unknown,
): FieldbrainError {
  const shipped = catalogue?.manifests.map(({ program, variant }) => `${program}/${variant}`) ?? [];
  const reason = error instanceof Error ? error.message : String(error);
  const given = shipped.length === 0 ? 'nothing is shipped' : `shipped are ${shipped.join(', ')}`;
  return new FieldbrainError(
    'device-unavailable',
    `cuda ${place}: no kernel for ${architecture} (${given}, none for exactly this program; ${reason}). ` +
      'Use a shipped program, or build this one with fieldbrain kernels build on a machine with nvcc; ' +
      'or install NVRTC (libnvrtc, part of the CUDA toolkit), which compiles it here.',
    { place, architecture, reason },
  );
}
