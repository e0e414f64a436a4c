/** Checks of byte counts before the device sees them, so that a refusal names the numbers. */
import { FieldbrainError } from '../../kernel/errors.js';

/** Refuses an arena that cannot be one storage binding of this device. */
export function checkArenaSize(
  arenaBytes: number,
  limits: { readonly maxStorageBufferBindingSize: number; readonly maxBufferSize: number },
): void {
  if (!Number.isInteger(arenaBytes) || arenaBytes <= 0) {
    const text = `webgpu.arena: the size is wrong (got ${arenaBytes}, expected a positive integer of bytes).`;
    throw new FieldbrainError('usage', text, { arenaBytes });
  }
  const { maxStorageBufferBindingSize, maxBufferSize } = limits;
  const most = Math.min(maxStorageBufferBindingSize, maxBufferSize);
  if (arenaBytes <= most) return;
  throw new FieldbrainError(
    'out-of-memory',
    `webgpu.arena: larger than this device can bind (got ${arenaBytes} bytes, expected at most ${most}: maxStorageBufferBindingSize ${maxStorageBufferBindingSize}, maxBufferSize ${maxBufferSize}). Use fewer brains or a smaller field.`,
    { arenaBytes, most, maxStorageBufferBindingSize, maxBufferSize },
  );
}

/** Refuses a range that is not aligned to words or leaves the buffer. */
export function checkRange(place: string, offsetBytes: number, byteLength: number, bufferBytes: number): void {
  const aligned = offsetBytes % 4 === 0 && byteLength % 4 === 0;
  const inside = offsetBytes >= 0 && byteLength >= 0 && offsetBytes + byteLength <= bufferBytes;
  if (aligned && inside) return;
  throw new FieldbrainError(
    'usage',
    `${place}: the byte range is wrong (got ${offsetBytes} + ${byteLength}, expected multiples of 4 within ${bufferBytes}).`,
    { place, offsetBytes, byteLength, bufferBytes },
  );
}
