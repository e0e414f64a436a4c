/** What all parts of the page share: the store, the theme, whether an engineer looks, and a hook that draws once per frame. */
import { effect, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Store } from '../model/store.js';
import { type Palette, readPalette } from '../view/palette.js';

export const StoreContext = createContext<Store | undefined>(undefined);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('useStore: there is no store above this part (expected one). Wrap it.');
  return store;
}

export type Theme = 'dark' | 'light';

const themeKey = 'fieldbrain-theme';

export const theme = signal<Theme>('dark');
/** The colours of the present theme. */
export const palette = signal<Palette>(readPalette());

/** Takes the theme that was chosen before, else the system's, and keeps the page in it from here on. */
export function startTheme(): void {
  const chosen = localStorage.getItem(themeKey);
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  theme.value = chosen === 'dark' || chosen === 'light' ? chosen : system;
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    palette.value = readPalette();
  });
}

export function toggleTheme(): void {
  theme.value = theme.value === 'dark' ? 'light' : 'dark';
  localStorage.setItem(themeKey, theme.value);
}

const engineerKey = 'fieldbrain-engineer';

/** Whether the page shows parameters, stages and counters too. */
export const engineer = signal(false);

/** As the address says (`?engineer=1`), else as it was left. */
export function startEngineer(): void {
  const said = new URLSearchParams(location.search).get('engineer') ?? localStorage.getItem(engineerKey);
  engineer.value = said === '1';
}

export function toggleEngineer(): void {
  engineer.value = !engineer.value;
  localStorage.setItem(engineerKey, engineer.value ? '1' : '0');
}

/** Calls `draw` once per frame while the part is there and the page is seen. */
export function useFrames(draw: (nowMs: number) => void): void {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    let request = 0;
    const frame = (nowMs: number): void => {
      latest.current(nowMs);
      request = requestAnimationFrame(frame);
    };
    request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, []);
}

/** A number for people: as many digits as are worth reading. */
export function format(value: number | undefined, digits = 2): string {
  return value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits);
}

const counts = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A count for people: 1,234 or 12.3 M. */
export function formatCount(value: number): string {
  if (value >= 1e9) return `${(value / 1e9).toFixed(1)} G`;
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  return counts.format(Math.round(value));
}
