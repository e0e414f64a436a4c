/** Products by the Program of products-program.ts on a device; a session serves all questions of one size. */
import type { Arrays, Device, Session } from '../../device/index.js';
import { firstSurrogateSeed, surrogateShift } from '../transfer-entropy/surrogates.js';
import { productsProgram } from './products-program.js';
import type { Products } from './surrogate-products.js';

/** Bytes that the moved columns of a batch of surrogates may take. */
const batchBytes = 256 * 2 ** 20;
/** Sessions that are kept: each holds its arrays on the device. */
const mostSessions = 4;

export interface DeviceProducts {
  readonly products: Products;
  readonly close: () => Promise<void>;
}

export function deviceProducts(device: Device): DeviceProducts {
  const sessions = new Map<string, Session>();
  const sessionFor = async (kind: 'permute' | 'shift', symbols: Record<string, number>): Promise<Session> => {
    const key = `${kind} ${Object.values(symbols).join(' ')}`;
    let session = sessions.get(key);
    if (session === undefined) {
      for (const [oldest, old] of sessions) {
        if (sessions.size < mostSessions) break;
        sessions.delete(oldest);
        await old.close();
      }
      session = await device.load(productsProgram(kind), { symbols });
    } else sessions.delete(key);
    // The latest stands last.
    sessions.set(key, session);
    return session;
  };
  return {
    async products(candidates, given, { kind, seed, first: begin, count }) {
      const samples = given[0].length;
      const fit = Math.floor(batchBytes / (8 * (given.length + 1) * samples));
      const surrogates = Math.max(1, Math.min(count, 4096, fit));
      const session = await sessionFor(kind, {
        samples,
        surrogates,
        columns: candidates.length,
        others: given.length,
      });
      const inputs: Record<string, Float64Array | Int32Array> = {
        candidates: joined(candidates),
        given: joined(given),
      };
      const size = candidates.length * given.length;
      const found: Float64Array[] = [];
      for (let first = begin; first < begin + count; first += surrogates) {
        if (kind === 'permute') session.setParameter('seed', (firstSurrogateSeed(seed) + first) >>> 0);
        else
          inputs.shifts = Int32Array.from({ length: surrogates }, (_, s) => surrogateShift(seed, first + s, samples));
        const products = (await session.step(inputs as Arrays)).products as Float64Array;
        for (let s = 0; s < Math.min(surrogates, begin + count - first); s += 1)
          found.push(products.slice(s * size, (s + 1) * size));
      }
      return found;
    },
    async close() {
      for (const session of sessions.values()) await session.close();
      sessions.clear();
    },
  };
}

function joined(columns: readonly Float64Array[]): Float64Array {
  const { length } = columns[0];
  const all = new Float64Array(columns.length * length);
  for (const [at, column] of columns.entries()) all.set(column, at * length);
  return all;
}
