/** What a simulated car's camera sees, as it travels with the picture of its world: small and gray, about 4 kB. */
import { renderCamera, type VectorEnvironment } from '../sim/index.js';
import type { WorldMessage } from './telemetry.js';

const size = { width: 64, height: 48 } as const;

export function cameraPicture(environment: VectorEnvironment, i: number): NonNullable<WorldMessage['camera']> {
  const picture = new Uint8Array(size.width * size.height);
  renderCamera(environment, i, size, picture);
  return { ...size, brightness: Buffer.from(picture).toString('base64') };
}
