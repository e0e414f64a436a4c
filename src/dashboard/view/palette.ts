/** The colours that canvases use, read from the page's own style sheet, so that light and dark are defined in one place. */

export interface Palette {
  readonly isDark: boolean;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly panel: string;
  readonly sunken: string;
  readonly accent: string;
  readonly danger: string;
  readonly content: string;
  readonly memory: string;
  readonly rules: string;
  readonly echo: string;
  /** Second curves of plots, and the car's beam. */
  readonly second: string;
}

export function readPalette(element: Element = document.documentElement): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    isDark: read('scheme') === 'dark',
    text: read('text'),
    muted: read('muted'),
    line: read('line'),
    panel: read('panel'),
    sunken: read('sunken'),
    accent: read('accent'),
    danger: read('danger'),
    content: read('content'),
    memory: read('memory'),
    rules: read('rules'),
    echo: read('echo'),
    second: read('second'),
  };
}
