/**
 * Numbers as people read them: bytes, times and rates with a unit that fits and three or so digits. JSON never goes
 * through here; it has the plain numbers.
 */

/** 1,536 → `1.54 kB`. */
export function formatBytes(bytes: number): string {
  return scaled(bytes, 1000, ['B', 'kB', 'MB', 'GB', 'TB']);
}

/** Microseconds: 0.25 → `250 ns`, 1,500 → `1.50 ms`. */
export function formatMicroseconds(micros: number): string {
  return scaled(micros * 1000, 1000, ['ns', 'µs', 'ms', 's']);
}

/** Three digits where they say something, and commas between thousands. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-US');
  if (size >= 10) return value.toFixed(1);
  return size >= 1e-3 ? value.toFixed(size >= 1 ? 2 : 3) : value.toExponential(1);
}

/** An error as it stands beside its tolerance: 0, or one digit and the power of ten. */
export function formatError(value: number): string {
  return value === 0 || !Number.isFinite(value) ? String(value) : value.toExponential(1);
}

function scaled(value: number, base: number, units: readonly string[]): string {
  let size = value;
  let unit = 0;
  while (Math.abs(size) >= base && unit < units.length - 1) {
    size /= base;
    unit += 1;
  }
  const digits = Number.isInteger(size) && unit === 0 ? 0 : Math.abs(size) >= 100 ? 0 : Math.abs(size) >= 10 ? 1 : 2;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
