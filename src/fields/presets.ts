/**
 * Architectures by name: the regimes that every introduction to dynamic field theory shows (Schöner, Spencer et al. 2016), as
 * plain data like any file. Kernels are normalised to their amplitude, sizes are in grid points.
 */
import type { Architecture } from './options.js';

/** A named architecture with a line that says what it shows. */
export interface FieldPreset extends Architecture {
  readonly title: string;
}

const line = { shape: [100], boundary: 'wrap', tau: 20, output: { sigmoid: 4 } } as const;
const localExcitation = [
  { amplitude: 17.5, sigma: 5 },
  { amplitude: -15, sigma: 10 },
];

/** The presets by name. */
export const fieldPresets: Readonly<Record<string, FieldPreset>> = {
  'no-interaction': {
    title: 'the input alone: a peak stands where and while the stimulus does',
    fields: { u: { ...line, restingLevel: -5 } },
    stimuli: { u: [{ at: 50, amplitude: 6, sigma: 5 }] },
  },
  stabilised: {
    title: 'a peak that the input holds up, sharpened by local excitation; it goes with the input',
    fields: { u: { ...line, restingLevel: -5, kernels: localExcitation } },
    stimuli: { u: [{ at: 50, amplitude: 6, sigma: 5 }] },
  },
  memory: {
    title: 'a self-sustained peak: it stays when the stimulus has gone',
    fields: { u: { ...line, restingLevel: -2.5, kernels: localExcitation } },
    stimuli: { u: [{ at: 50, amplitude: 6, sigma: 5 }] },
  },
  selection: {
    title: 'of two stimuli the stronger wins, through global inhibition',
    fields: { u: { ...line, restingLevel: -5, kernels: [{ amplitude: 15, sigma: 5 }], globalInhibition: 0.7 } },
    stimuli: {
      u: [
        { at: 25, amplitude: 6, sigma: 5 },
        { at: 75, amplitude: 6.5, sigma: 5 },
      ],
    },
  },
  'two-layer': {
    title: 'an excitatory and a slower inhibitory layer: under a stimulus the peak comes and goes',
    fields: {
      excitatory: { ...line, restingLevel: -3, kernels: [{ amplitude: 12, sigma: 5 }] },
      inhibitory: { ...line, tau: 60, restingLevel: -3 },
    },
    couplings: [
      { from: 'excitatory', to: 'inhibitory', amplitude: 14, sigma: 5 },
      { from: 'inhibitory', to: 'excitatory', amplitude: -24, sigma: 8 },
    ],
    stimuli: { excitatory: [{ at: 50, amplitude: 6, sigma: 6 }] },
  },
  plane: {
    title: 'a memory field of two dimensions',
    fields: {
      u: {
        ...line,
        shape: [64, 64],
        restingLevel: -2.5,
        kernels: [
          { amplitude: 22, sigma: 4 },
          { amplitude: -20, sigma: 8 },
        ],
      },
    },
    stimuli: {
      u: [
        { at: [20, 20], amplitude: 6, sigma: 4 },
        { at: [44, 44], amplitude: 6, sigma: 4 },
      ],
    },
  },
};
