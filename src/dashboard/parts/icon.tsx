/** The few pictograms of the page, as lines on a grid of 16. */
const shapes = {
  pause: 'M5 3v10M11 3v10',
  play: 'M4 2.5l9 5.5-9 5.5z',
  step: 'M3 3l6 5-6 5zM12.5 3v10',
  reset: 'M3 8a5 5 0 1 1 1.6 3.7M3 13V9.5h3.5',
  save: 'M8 2v7.5M4.5 6.5L8 10l3.5-3.5M2.5 13.5h11',
  load: 'M8 10V2.5M4.5 5.5L8 2l3.5 3.5M2.5 13.5h11',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z',
  help: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.4v.1',
  poke: 'M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3M8 7.9v.2',
  obstacle: 'M3 5.5l5-3 5 3v5l-5 3-5-3zM3 5.5l5 3 5-3M8 8.5v5',
  broom: 'M3 3l10 10M13 3L3 13',
  wheel:
    'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 6.5v-4M6.8 9L3.5 11M9.2 9l3.3 2M8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
