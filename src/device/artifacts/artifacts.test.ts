/** Kernels built ahead: the same bytes every time, every difference found, and found again by a device. */
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isQuick } from '../../../test/support/quick.js';
import { hashProgram } from '../../kernel/index.js';
import { builtinPrograms } from '../../programs/index.js';
import { understands } from './catalogue.js';
import {
  type BuildOptions,
  buildArtifacts,
  checkArtifacts,
  findImage,
  generateArtifact,
  loadArtifact,
  openCatalogue,
  type PtxCompiler,
  parseManifest,
  type StandardProgram,
} from './index.js';
import { findNvcc, readFacts } from './nvcc.js';
import { blocksPerMultiprocessor } from './occupancy.js';
import { pack } from './packed.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-artifacts-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder: string;
let count = 0;
beforeEach(() => {
  count += 1;
  folder = path.join(root, String(count));
});

function standard(name: string): StandardProgram {
  const build = builtinPrograms.find((one) => one.name === name)?.build;
  if (build === undefined) throw new Error(name);
  return { name, variant: 'full', fusion: 'full', build };
}

/** Says what a compiler would say, without one. */
function fakeCompiler(name = 'fake 1', spilledBytes = 0, kernel = 'launch_0'): PtxCompiler {
  return {
    name,
    compile: async (source, architecture) => ({
      ptx: `// ${name} ${architecture} of ${source.text.length}\n`,
      kernels: [{ name: kernel, registers: 40, sharedBytes: 0, spilledBytes, blocksPerMultiprocessor: 6 }],
    }),
  };
}

const options = (change: Partial<BuildOptions> = {}): BuildOptions => ({
  folder,
  programs: [standard('noiseWalk'), standard('matmulBias'), standard('doublePrecision')],
  architectures: ['sm_80', 'sm_90'],
  compiler: fakeCompiler(),
  ...change,
});

/** All files under a folder with their text. */
function contents(place: string): Record<string, string> {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(names.map((name) => [path.relative(place, name), readFileSync(name, 'utf8')]));
}

const problemsOf = async (change: Partial<BuildOptions> = {}): Promise<string[]> => {
  const report = await checkArtifacts(options(change));
  return [...report.artifacts.flatMap(({ problems }) => problems), ...report.strays];
};

describe('a build', () => {
  it('writes source, images, WGSL and manifest, the same bytes every time', async () => {
    await buildArtifacts(options());
    const first = contents(folder);
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        'matmulBias/full/manifest.json',
        'matmulBias/full/program.cu',
        'matmulBias/full/program.sm_80.ptx.br',
        'matmulBias/full/program.sm_90.ptx.br',
        'matmulBias/full/stage0.wgsl',
      ]),
    );
    const other = path.join(root, 'other');
    await buildArtifacts(options({ folder: other }));
    expect(contents(other)).toEqual(first);
    await buildArtifacts(options());
    expect(contents(folder)).toEqual(first);
    expect(JSON.stringify(first)).not.toContain(root);
  });

  it('says in the manifest where everything lies', async () => {
    const { manifest } = generateArtifact(standard('matmulBias'));
    const program = standard('matmulBias').build();
    expect(manifest.programHash).toBe(hashProgram(program));
    for (const { name } of program.tensors) {
      const found = manifest.tensors.find((tensor) => tensor.name === name);
      expect(found?.offsetWords.every((word) => word < manifest.control.words)).toBe(true);
    }
    const words = manifest.tensors.flatMap(({ offsetWords }) => offsetWords);
    expect(new Set(words).size).toBe(words.length);
  });

  it('says why there is no WGSL of a program in double precision', () => {
    const { manifest, texts } = generateArtifact(standard('doublePrecision'));
    expect(manifest.wgsl).toMatchObject({ refused: expect.stringContaining('f64') });
    expect([...texts.keys()]).toEqual(['program.cu', 'persistent.cu']);
  });

  it('without a compiler keeps the images that belong to their source, and only those', async () => {
    await buildArtifacts(options());
    const before = contents(folder);
    const { artifacts } = await buildArtifacts(options({ compiler: undefined }));
    expect(artifacts.map(({ compiled, kept }) => [compiled, kept])).toEqual([
      [0, 4],
      [0, 4],
      [0, 4],
    ]);
    expect(contents(folder)).toEqual(before);
    writeFileSync(path.join(folder, 'noiseWalk/full/program.sm_80.ptx.br'), pack('more'));
    const again = await buildArtifacts(options({ compiler: undefined }));
    expect(again.artifacts.map(({ kept }) => kept)).toEqual([3, 4, 4]);
    expect(contents(folder)).not.toHaveProperty(['noiseWalk/full/program.sm_80.ptx.br']);
  });

  it('removes files of before from the folders it writes', async () => {
    await buildArtifacts(options());
    writeFileSync(path.join(folder, 'noiseWalk/full/old.ptx'), '');
    await buildArtifacts(options());
    expect(contents(folder)).not.toHaveProperty(['noiseWalk/full/old.ptx']);
  });

  it('names kernels that spill', async () => {
    const { artifacts } = await buildArtifacts(options({ compiler: fakeCompiler('fake 1', 8) }));
    expect(artifacts[0].spills).toEqual([
      'noiseWalk/full launch_0 on sm_80: spills 8 bytes per thread',
      'noiseWalk/full launch_0 on sm_90: spills 8 bytes per thread',
      // The persistent kernel, which this compiler knows by the same name.
      'noiseWalk/full launch_0 on sm_80: spills 8 bytes per thread',
      'noiseWalk/full launch_0 on sm_90: spills 8 bytes per thread',
    ]);
    expect(artifacts[0].allowedSpills).toEqual([]);
  });

  it.each([
    [28, 'allowedSpills', 'spills'],
    [29, 'spills', 'allowedSpills'],
  ] as const)(
    'lets a kernel whose spills are known spill so much and no more: %i bytes',
    async (bytes, into, other) => {
      const compiler = fakeCompiler('fake 1', bytes, 'persistent_kernel');
      const { artifacts } = await buildArtifacts(
        options({ compiler, programs: [standard('matmulBias')], architectures: ['sm_80'] }),
      );
      const text = `matmulBias/full persistent_kernel on sm_80: spills ${bytes} bytes per thread, at most 28 allowed`;
      expect(artifacts[0]).toMatchObject({ [into]: [text, text], [other]: [] });
    },
  );
});

describe('a check', () => {
  it('finds nothing right after a build, with and without a compiler', async () => {
    await buildArtifacts(options());
    expect(await problemsOf()).toEqual([]);
    expect(await problemsOf({ compiler: undefined })).toEqual([]);
  });

  it.each<[string, (place: string) => void, string]>([
    ['changed source', (place) => appendFileSync(path.join(place, 'program.cu'), ' '), 'program.cu: differs'],
    ['changed WGSL', (place) => appendFileSync(path.join(place, 'stage0.wgsl'), ' '), 'stage0.wgsl: differs'],
    [
      'a changed image',
      (place) => writeFileSync(path.join(place, 'program.sm_90.ptx.br'), pack('other')),
      'program.sm_90.ptx.br: differs',
    ],
    ['a changed manifest', (place) => appendFileSync(path.join(place, 'manifest.json'), ' '), 'manifest.json: differs'],
    ['a missing file', (place) => rmSync(path.join(place, 'program.sm_80.ptx.br')), 'program.sm_80.ptx.br: missing'],
    ['another file', (place) => writeFileSync(path.join(place, 'notes'), ''), 'notes: not expected'],
  ])('finds %s', async (_name, change, text) => {
    await buildArtifacts(options());
    change(path.join(folder, 'noiseWalk', 'full'));
    expect((await problemsOf()).join('\n')).toContain(`noiseWalk/full/${text}`);
  });

  it('finds a missing artifact and one that belongs to nothing', async () => {
    await buildArtifacts(options());
    mkdirSync(path.join(folder, 'oldPass', 'full'), { recursive: true });
    rmSync(path.join(folder, 'noiseWalk'), { recursive: true });
    expect(await problemsOf()).toEqual(['noiseWalk/full: missing', 'oldPass/full']);
  });

  it('does not compare images of another compiler, but compiles', async () => {
    await buildArtifacts(options());
    expect(await problemsOf({ compiler: fakeCompiler('fake 2') })).toEqual([]);
    const broken: PtxCompiler = { name: 'fake 2', compile: () => Promise.reject(new Error('does not compile')) };
    await expect(problemsOf({ compiler: broken })).rejects.toThrowError('does not compile');
  });
});

describe('a device', () => {
  const program = standard('noiseWalk').build();
  const { text } = generateArtifact(standard('noiseWalk')).cuda[0];
  const openCompiler = (): Promise<never> => Promise.reject(new Error('no NVRTC'));

  it('finds the newest image that its architecture understands', async () => {
    await buildArtifacts(options());
    const warnings: string[] = [];
    const load = (architecture: string) =>
      loadArtifact(hashProgram(program), architecture, folder, (w) => warnings.push(w));
    expect(await load('sm_80')).toContain('sm_80');
    expect(await load('sm_89')).toContain('sm_80');
    expect(await load('sm_90')).toContain('sm_90');
    expect(await load('sm_120')).toContain('sm_90');
    expect(await load('sm_75')).toBeUndefined();
    expect(await loadArtifact(`0${hashProgram(program).slice(1)}`, 'sm_90', folder)).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('takes an image only for exactly its text', async () => {
    await buildArtifacts(options());
    const catalogue = await openCatalogue(folder, () => undefined);
    const found = await findImage('noiseWalk', text, 'sm_90', { catalogue, openCompiler });
    expect(found).toMatchObject({ from: 'shipped', note: 'shipped noiseWalk/full/program.sm_90.ptx.br' });
    expect(found.bytes.at(-1)).toBe(0);
    const refusal = findImage('noiseWalk', `${text} `, 'sm_90', { catalogue, openCompiler });
    await expect(refusal).rejects.toMatchObject({ code: 'device-unavailable' });
    await expect(refusal).rejects.toThrowError(/fieldbrain kernels build.*NVRTC/s);
  });

  it('writes an image once that differs by its target alone, and gives each GPU its own', async () => {
    const ptx = (architecture: string): string => `.version 9.0\n.target ${architecture}\n${'add; '.repeat(1000)}\n`;
    const alike: PtxCompiler = {
      ...fakeCompiler(),
      compile: async (_source, architecture) => ({ ptx: ptx(architecture), kernels: [] }),
    };
    await buildArtifacts(options({ compiler: alike, programs: [standard('noiseWalk')] }));
    const written = brotliDecompressSync(
      readFileSync(path.join(folder, 'noiseWalk/full/program.sm_90.ptx.br')),
    ).toString();
    expect(written).toBe('same as program.sm_80.ptx.br, .target sm_90\n');
    for (const architecture of ['sm_80', 'sm_90'])
      expect(await loadArtifact(hashProgram(program), architecture, folder)).toBe(ptx(architecture));
    expect(await problemsOf({ compiler: alike, programs: [standard('noiseWalk')] })).toEqual([]);
  });

  it('skips a damaged image and a manifest it cannot read, with a message', async () => {
    await buildArtifacts(options());
    writeFileSync(path.join(folder, 'noiseWalk/full/program.sm_90.ptx.br'), pack('x'));
    writeFileSync(path.join(folder, 'matmulBias/full/manifest.json'), '{"format": "x"}');
    const warnings: string[] = [];
    const catalogue = await openCatalogue(folder, (warning) => warnings.push(warning));
    const found = await findImage('noiseWalk', text, 'sm_90', { catalogue, openCompiler });
    expect(found.note).toBe('shipped noiseWalk/full/program.sm_80.ptx.br');
    expect(warnings.join('\n')).toMatch(/matmulBias\/full: not a manifest.*passed over/);
    expect(warnings.join('\n')).toMatch(/program\.sm_90\.ptx\.br is not what its manifest says/);
  });

  it('knows that PTX for one architecture alone is not for others', () => {
    expect(understands('sm_90', 'sm_90a')).toBe(false);
    expect(understands('sm_100', 'sm_90a')).toBe(false);
    expect(understands('sm_100', 'sm_90')).toBe(true);
    expect(understands('sm_87', 'sm_89')).toBe(false);
  });
});

it('refuses what is no manifest', () => {
  expect(() => parseManifest('place', '{')).toThrowError(/^place: not JSON/);
  expect(() => parseManifest('place', 'null')).toThrowError(/not a manifest/);
  expect(() => parseManifest('place', '{"format":"fieldbrain-artifact","generator":0}')).toThrowError(
    /another version/,
  );
  expect(() => parseManifest('place', '{"format":"fieldbrain-artifact","generator":1}')).toThrowError(/incomplete/);
});

it('counts the blocks that fit a multiprocessor', () => {
  const blocks = (architecture: string, registers: number, sharedBytes = 0) =>
    blocksPerMultiprocessor(architecture, 256, { registers, sharedBytes });
  expect(blocks('sm_90', 32)).toBe(8);
  expect(blocks('sm_90', 64)).toBe(4);
  expect(blocks('sm_90', 65)).toBe(3);
  expect(blocks('sm_90', 128)).toBe(2);
  expect(blocks('sm_89', 32)).toBe(6);
  expect(blocks('sm_90', 32, 99 * 1024)).toBe(2);
  expect(blocks('sm_75', 32)).toBe(0);
});

const nvcc = await findNvcc();
if (nvcc === undefined) console.warn('SKIPPED: nvcc is not on the PATH: artifacts are not compiled here.');

describe.skipIf(nvcc === undefined)('with nvcc', () => {
  it.skipIf(isQuick)(
    'builds images that check as their own, with what they take and no spills',
    { timeout: 900_000 },
    async () => {
      const real = options({ programs: [standard('noiseWalk')], architectures: ['sm_90'], compiler: nvcc });
      const { artifacts } = await buildArtifacts(real);
      expect(artifacts[0]).toMatchObject({ compiled: 2, spills: [] });
      const place = path.join(folder, 'noiseWalk', 'full');
      expect(brotliDecompressSync(readFileSync(path.join(place, 'program.sm_90.ptx.br'))).toString()).toContain(
        '.target sm_90',
      );
      const manifest = parseManifest('noiseWalk', readFileSync(path.join(place, 'manifest.json'), 'utf8'));
      const [image] = manifest.images;
      expect(image.kernels.map(({ name }) => name)).toContain('launch_0');
      for (const { registers, blocksPerMultiprocessor: blocks } of image.kernels) {
        expect(registers).toBeGreaterThan(0);
        expect(blocks).toBeGreaterThan(0);
      }
      const check = await checkArtifacts(real);
      expect(check.artifacts[0].problems).toEqual([]);
    },
  );

  it('names what does not compile', async () => {
    const source = {
      file: 'program.cu',
      text: 'extern "C" __global__ void k() { x; }',
      threads: 256,
      sharedBytes: new Map(),
    };
    await expect(nvcc?.compile(source, 'sm_90')).rejects.toMatchObject({ code: 'compile-failed' });
  });
});

it('reads registers, shared memory and spills from what ptxas says', () => {
  const log = `ptxas info    : Compiling entry function 'launch_1' for 'sm_90'
ptxas info    : Function properties for launch_1
    16 bytes stack frame, 12 bytes spill stores, 8 bytes spill loads
ptxas info    : Used 255 registers, used 1 barriers, 512 bytes smem
ptxas info    : Compiling entry function 'launch_0' for 'sm_90'
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 32 registers`;
  const source = { file: 'program.cu', text: '', threads: 256, sharedBytes: new Map([['launch_0', 100]]) };
  expect(readFacts(log, source, 'sm_90')).toEqual([
    { name: 'launch_0', registers: 32, sharedBytes: 100, spilledBytes: 0, blocksPerMultiprocessor: 8 },
    { name: 'launch_1', registers: 255, sharedBytes: 512, spilledBytes: 20, blocksPerMultiprocessor: 1 },
  ]);
});
