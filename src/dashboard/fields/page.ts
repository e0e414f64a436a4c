/** The page of neural fields: canvases, sliders and buttons over a worker that simulates. It computes nothing itself. */
import type { DeviceKind } from '../../device/device.js';
import type { FieldKernel, FieldOptions, FieldPreset, Stimulus } from '../../fields/index.js';
import { fieldPresets } from '../../fields/presets.js';
import { drawField } from './drawing.js';
import type { FromWorker, ToWorker } from './messages.js';

interface Shown {
  readonly options: FieldOptions;
  readonly canvas: HTMLCanvasElement;
  readonly summary: HTMLElement;
  stimuli: readonly Stimulus[];
  kernels: readonly FieldKernel[];
}

export class FieldsPage {
  private readonly worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'fields' });
  private readonly status = element('p', { role: 'status', 'data-test': 'status' }, 'starting …');
  private readonly fields = element('div', { class: 'fields' });
  private readonly title = element('p', { class: 'title' });
  private readonly presets = element('select', { 'aria-label': 'Preset' }) as HTMLSelectElement;
  private shown = new Map<string, Shown>();
  private height = 6;
  private width = 5;

  constructor(
    root: HTMLElement,
    private readonly device: DeviceKind | undefined,
  ) {
    for (const name of Object.keys(fieldPresets)) this.presets.append(element('option', { value: name }, name));
    this.presets.addEventListener('change', () => this.show(this.presets.value));
    const controls = element('div', { class: 'controls' });
    controls.append(
      this.presets,
      button('Take stimuli away', () => this.clear()),
      button('Reset', () => this.send({ kind: 'reset' })),
    );
    controls.append(
      slider('height of a placed stimulus', this.height, -10, 20, 0.1, (value) => {
        this.height = value;
      }),
      slider('width of a placed stimulus', this.width, 0.5, 20, 0.5, (value) => {
        this.width = value;
      }),
    );
    root.append(element('h1', {}, 'Neural fields'), this.title, controls, this.fields, this.status);
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.take(data));
    this.worker.addEventListener('error', ({ message }) => this.say(`The simulation failed: ${message}`));
  }

  /** Begins a preset anew. */
  show(name: string): void {
    const preset: FieldPreset = fieldPresets[name];
    const { title, ...architecture } = preset;
    this.presets.value = name;
    this.title.textContent = title;
    this.fields.replaceChildren();
    this.shown = new Map(
      Object.entries(preset.fields).map(([field, options]) => [
        field,
        this.addField(field, options, preset.stimuli?.[field] ?? []),
      ]),
    );
    this.send({ kind: 'begin', architecture, ...(this.device !== undefined && { device: this.device }) });
  }

  private addField(name: string, options: FieldOptions, stimuli: readonly Stimulus[]): Shown {
    const isPlane = options.shape.length > 1;
    const label = `${name}: click to place a stimulus`;
    const canvas = element('canvas', {
      'data-test': `canvas-${name}`,
      'aria-label': label,
      role: 'img',
    }) as HTMLCanvasElement;
    [canvas.width, canvas.height] = isPlane ? [480, 480] : [720, 260];
    const summary = element('p', { 'data-test': `peaks-${name}` });
    const shown: Shown = { options, canvas, summary, stimuli, kernels: options.kernels ?? [] };
    canvas.addEventListener('click', ({ offsetX, offsetY }) => {
      const across = Math.floor((offsetX / canvas.clientWidth) * (options.shape.at(-1) ?? 1));
      const down = Math.floor((offsetY / canvas.clientHeight) * (options.shape.at(-2) ?? 1));
      const at =
        options.shape.length === 1 ? across : [...options.shape.slice(0, -2).map((size) => size / 2), down, across];
      shown.stimuli = [...shown.stimuli, { at, amplitude: this.height, sigma: this.width }];
      this.send({ kind: 'stimulate', field: name, stimuli: shown.stimuli });
    });
    const sliders = element('div', { class: 'sliders' });
    const { restingLevel = -5, tau = 20, globalInhibition = 0, noise = 0, output = { sigmoid: 4 } } = options;
    const add = (
      what: 'restingLevel' | 'tau' | 'globalInhibition' | 'noise' | 'slope',
      from: number,
      to: number,
      step: number,
      value: number,
    ): void =>
      sliders.append(
        slider(`${name} ${what}`, value, from, to, step, (next) =>
          this.send({ kind: 'set', field: name, values: { [what]: next } }),
        ),
      );
    add('restingLevel', -15, 2, 0.1, restingLevel as number);
    add('tau', 2, 200, 1, tau as number);
    if (output !== 'heaviside') add('slope', 0.5, 20, 0.5, output.sigmoid);
    add('globalInhibition', 0, 3, 0.05, globalInhibition as number);
    add('noise', 0, 20, 0.5, noise as number);
    shown.kernels.forEach((kernel, place) => {
      for (const part of ['amplitude', 'sigma'] as const)
        sliders.append(
          slider(
            `${name} kernel ${place + 1} ${part}`,
            kernel[part] as number,
            part === 'sigma' ? 0.5 : -40,
            part === 'sigma' ? 20 : 40,
            0.5,
            (next) => {
              shown.kernels = shown.kernels.map((one, n) => (n === place ? { ...one, [part]: next } : one));
              this.send({ kind: 'set', field: name, values: { kernels: shown.kernels } });
            },
          ),
        );
    });
    const section = element('section', {});
    section.append(element('h2', {}, name), canvas, summary, sliders);
    this.fields.append(section);
    return shown;
  }

  private clear(): void {
    for (const [field, shown] of this.shown) {
      shown.stimuli = [];
      this.send({ kind: 'stimulate', field, stimuli: [] });
    }
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private say(text: string): void {
    this.status.textContent = text;
  }

  private take(message: FromWorker): void {
    if (message.kind === 'failed') this.say(`The simulation failed: ${message.text}`);
    else if (message.kind === 'ready') this.say(`running on ${message.device}`);
    else {
      for (const [name, picture] of Object.entries(message.fields)) {
        const shown = this.shown.get(name);
        if (shown === undefined || picture.u.length !== shown.options.shape.reduce((all, one) => all * one, 1))
          continue;
        drawField(shown.canvas, shown.options, picture);
        const places = picture.peaks.map(({ position }) =>
          [position]
            .flat()
            .map((x) => x.toFixed(0))
            .join(', '),
        );
        shown.summary.textContent = `step ${message.step}: ${places.length === 0 ? 'no peak' : `${places.length} peak${places.length > 1 ? 's' : ''} at ${places.join('; ')}`}`;
      }
    }
  }
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

function button(text: string, act: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', act);
  return made;
}

/** A labelled slider with its value beside it. */
function slider(
  name: string,
  value: number,
  from: number,
  to: number,
  step: number,
  change: (value: number) => void,
): HTMLElement {
  const label = element('label', {});
  const number = element('output', {}, String(value));
  const input = element('input', {
    type: 'range',
    min: String(from),
    max: String(to),
    step: String(step),
    'aria-label': name,
  }) as HTMLInputElement;
  input.value = String(value);
  input.addEventListener('input', () => {
    number.textContent = input.value;
    change(Number(input.value));
  });
  label.append(element('span', {}, name), input, number);
  return label;
}
