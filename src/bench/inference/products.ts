/**
 * Matrix products with bias and relu by size and precision path, timed on the device (factors stay there), and what bias
 * and activation cost over the bare product. Tensor-core paths are measured where there are tensor cores, and the vendor's
 * library beside them where the machine's Python has it.
 */
import type { Device } from '../../device/device.js';
import { type LinearPrecision, matmulProgram } from '../../inference/linear/index.js';
import { FieldbrainError, type HostArray } from '../../kernel/index.js';
import { randomArrays } from '../../programs/seeded.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measureInTurns, type Timing } from '../measure.js';
import { sizesFor } from './sizes.js';
import { vendorProducts } from './vendor-products.js';

/** Below this edge a tensor core has nothing to win. */
const tensorEdge = 512;
/** The product that is promised a share of the vendor’s speed, and which; fp32 keeps its exact order. */
const promisedEdge = 4096;
const promisedSpeed: Readonly<Record<string, number>> = { fp32: 0.5, fp16: 0.8, bf16: 0.8 };

export async function measureProducts(context: BenchContext): Promise<ClaimReport> {
  const { kind, onProgress, effort } = context;
  const { products } = context.inference ?? sizesFor(kind);
  const device = await context.open();
  const figures: Figure[] = [];
  const notes: string[] = [];
  let epilogue = Number.NaN;
  try {
    for (const edge of products) {
      const tensor: readonly LinearPrecision[] =
        kind === 'cuda' && edge >= tensorEdge ? ['tf32', 'fp16', 'bf16', 'fp8'] : [];
      for (const precision of ['fp32', ...tensor] as const) {
        onProgress(`product ${edge}³ in ${precision}`);
        const timings = await measureProduct(device, edge, precision, effort);
        if (typeof timings === 'string') {
          notes.push(`Left out ${edge}³ in ${precision}: ${timings}`);
          continue;
        }
        const [whole, bare] = timings;
        epilogue = whole.p50Us / bare.p50Us - 1;
        figures.push({
          name: `product, bias and relu in ${precision}`,
          device: device.description.name,
          sizes: { rows: edge, inner: edge, columns: edge, precision },
          ...whole,
          more: { gigaflops: (2 * edge ** 3) / (whole.p50Us * 1000), bareUs: bare.p50Us, epilogueShare: epilogue },
        });
      }
    }
  } finally {
    await device.close();
  }
  const promises =
    kind === 'cuda' ? [promise('time that bias and relu add to the largest product', epilogue, 0.03)] : [];
  const timeOf = (path: LinearPrecision): number | undefined =>
    figures.find(({ sizes }) => sizes.rows === promisedEdge && sizes.precision === path)?.p50Us;
  const [narrow, wide] = [timeOf('fp8'), timeOf('bf16')];
  if (narrow !== undefined && wide !== undefined)
    promises.push(promise(`our time in fp8 over that in bf16, ${promisedEdge}³`, narrow / wide, 1 / 1.4));
  // Tests measure tiny products, for which nobody would start Python.
  if (context.inference === undefined && (kind === 'cuda' || kind === 'cpu')) {
    onProgress('the same products by the vendor');
    const paths = kind === 'cuda' ? ['fp32', 'tf32', 'fp16', 'bf16'] : ['fp32'];
    const vendor = await vendorProducts(kind, products, paths, Math.max(5, Math.round(20 * effort)));
    if (typeof vendor === 'string') notes.push(`Without the vendor's library: ${vendor}.`);
    else
      for (const { edge, precision, timing, bareUs } of vendor.products) {
        const ours = figures.find(({ sizes }) => sizes.rows === edge && sizes.precision === precision);
        const share = ours === undefined ? undefined : timing.p50Us / ours.p50Us;
        figures.push({
          name: `the same by ${vendor.library}`,
          device: vendor.device,
          sizes: { rows: edge, inner: edge, columns: edge, precision },
          ...timing,
          more: {
            gigaflops: (2 * edge ** 3) / (timing.p50Us * 1000),
            bareUs,
            ...(share !== undefined && { oursOfIts: share }),
          },
        });
        const promised = promisedSpeed[precision];
        if (share !== undefined && kind === 'cuda' && edge === promisedEdge && promised !== undefined)
          promises.push(promise(`our time over the vendor's, ${edge}³ in ${precision}`, 1 / share, 1 / promised));
      }
  }
  if (kind !== 'cuda') notes.push(`${kind} has no tensor cores: tf32, fp16, bf16 and fp8 are not measured.`);
  return { claim: 'products', title: 'matrix product with bias and activation', figures, promises, notes };
}

/** With bias and relu, and bare; or why the device refused. */
async function measureProduct(
  device: Device,
  edge: number,
  precision: LinearPrecision,
  effort: number,
): Promise<readonly Timing[] | string> {
  const cube = { rows: edge, inner: edge, columns: edge };
  const programs = [
    matmulProgram({ ...cube, activation: 'relu' }, precision),
    matmulProgram({ ...cube, bias: false }, precision),
  ];
  try {
    const runs = [];
    const sessions = [];
    for (const program of programs) {
      const ranges = Object.fromEntries(program.tensors.map(({ name }) => [name, [-1, 1] as const]));
      const constants: Record<string, HostArray> = randomArrays(program, 'constant', {}, ranges, 2);
      const session = await device.load(program, { constants });
      await session.step(randomArrays(program, 'input', {}, ranges, 1));
      sessions.push(session);
      runs.push(async () => (await session.profile(1)).reduce((total, { totalMs }) => total + totalMs, 0));
    }
    const timings = await measureInTurns(runs, repeatFor((edge ** 3 * 2) / 2000, effort));
    for (const session of sessions) await session.close();
    return timings;
  } catch (error) {
    if (error instanceof FieldbrainError && (error.code === 'out-of-memory' || error.code === 'program-unsupported'))
      return error.message;
    throw error;
  }
}
