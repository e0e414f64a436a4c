/** Chooses what scores candidates: by estimator and device. */
import type { Device, DeviceKind } from '../../device/index.js';
import { createDevice } from '../../device/index.js';
import type { Settings } from '../transfer-entropy/options.js';
import { deviceProducts } from './device-products.js';
import { gaussianScorer } from './gaussian-scorer.js';
import type { LagTable } from './lag-table.js';
import type { Scorer } from './scorer.js';
import { searchScorer } from './search-scorer.js';

export async function openScorer(
  place: string,
  table: LagTable,
  settings: Settings,
  wanted: DeviceKind | Device | undefined,
): Promise<Scorer> {
  const { surrogate, estimator } = settings;
  if (wanted === undefined)
    return estimator === 'gaussian'
      ? gaussianScorer({ place, table, surrogate, device: 'cpu' })
      : searchScorer(place, table, settings);
  const device = typeof wanted === 'string' ? await createDevice(wanted) : wanted;
  const close = async (): Promise<void> => {
    if (typeof wanted === 'string') await device.close();
  };
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
