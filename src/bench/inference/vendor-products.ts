/**
 * The same matrix products by the vendor's library, as PyTorch calls it: bench/rivals/matmul.py on the machine's own Python.
 * Where Python or PyTorch is missing, the answer says so, and products are reported without it.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { summarise, type Timing } from '../measure.js';

const script = fileURLToPath(new URL('../../../bench/rivals/matmul.py', import.meta.url));
const limitMs = 300_000;

const samples = z.array(z.number().positive()).min(1);
const answerSchema = z.union([
  z.object({ missing: z.string() }),
  z.object({
    library: z.string(),
    device: z.string(),
    results: z.array(z.object({ edge: z.number(), precision: z.string(), samplesUs: samples, bareSamplesUs: samples })),
  }),
]);

export interface VendorProduct {
  readonly edge: number;
  readonly precision: string;
  readonly timing: Timing;
  readonly bareUs: number;
}

export interface VendorProducts {
  readonly library: string;
  readonly device: string;
  readonly products: readonly VendorProduct[];
}

/** The vendor's times, or why there are none. */
export async function vendorProducts(
  kind: 'cpu' | 'cuda',
  edges: readonly number[],
  precisions: readonly string[],
  repetitions: number,
  interpreter = 'python3',
): Promise<VendorProducts | string> {
  const given = [script, kind, edges.join(','), precisions.join(','), `${repetitions}`];
  let text: string;
  try {
    text = (await promisify(execFile)(interpreter, given, { timeout: limitMs, maxBuffer: 2 ** 24 })).stdout;
  } catch (error) {
    return `${interpreter} did not run it (${(error as Error).message.split('\n')[0]})`;
  }
  const answer = answerSchema.parse(JSON.parse(text));
  if ('missing' in answer) return answer.missing;
  return {
    library: answer.library,
    device: answer.device,
    products: answer.results.map(({ edge, precision, samplesUs, bareSamplesUs }) => ({
      edge,
      precision,
      timing: summarise(milliseconds(samplesUs), Math.max(3, Math.floor(repetitions / 2))),
      bareUs: summarise(milliseconds(bareSamplesUs), 0).p50Us,
    })),
  };
}

function milliseconds(us: readonly number[]): number[] {
  return us.map((value) => value / 1000);
}
