/** Chooses what scores candidates: by estimator and device. */
import type { Device, DeviceName } from '../../device/index.js';
import { hostKind } from '../../device/kinds.js';
import { isCounted } from '../transfer-entropy/counted.js';
import type { Settings } from '../transfer-entropy/options.js';
import { openRunner } from '../transfer-entropy/runner.js';
import { countedScorer } from './counted-scorer.js';
import { deviceProducts } from './device-products.js';
import { gaussianScorer } from './gaussian-scorer.js';
import type { LagTable } from './lag-table.js';
import { programScorer } from './program-scorer.js';
import type { Scorer } from './scorer.js';
import { searchScorer } from './search-scorer.js';

/** By default the processor sums and searches by itself, without a Program. A device without f64 leaves Gaussian sums to the processor. */
export async function openScorer(
  place: string,
  table: LagTable,
  settings: Settings,
  wanted: DeviceName | Device | undefined,
  method?: 'search' | 'program',
  onPortion?: () => void,
): Promise<Scorer> {
  const { surrogate, estimator } = settings;
  const host = (): Scorer =>
    estimator === 'gaussian'
      ? gaussianScorer({ place, table, surrogate, device: hostKind, ...(onPortion && { onPortion }) })
      : searchScorer(place, table, settings);
  if (isCounted(estimator)) return countedScorer(table, settings);
  if (wanted === undefined) return host();
  const { device, precision, close } = await openRunner(place, {
    device: wanted,
    ...(method === undefined ? {} : { method }),
  });
  if (device === undefined) return host();
  if (estimator !== 'gaussian') return programScorer(place, table, settings, { device, precision, close });
  if (!device.description.capabilities.dtypes.includes('f64')) {
    await close();
    return host();
  }
  const { products, close: closeProducts } = deviceProducts(device);
  return gaussianScorer({
    ...{ place, table, surrogate, products },
    device: device.description.kind,
    async close() {
      await closeProducts();
      await close();
    },
  });
}
