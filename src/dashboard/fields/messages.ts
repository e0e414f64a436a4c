/** What the page of neural fields and its worker say to each other. */
import type { DeviceKind } from '../../device/device.js';
import type { Architecture, FieldKernel, FieldParameter, Peak, Stimulus } from '../../fields/index.js';

export type ToWorker =
  | { readonly kind: 'begin'; readonly architecture: Architecture; readonly device?: DeviceKind }
  | { readonly kind: 'set'; readonly field: string; readonly values: FieldValues }
  | { readonly kind: 'stimulate'; readonly field: string; readonly stimuli: readonly Stimulus[] }
  | { readonly kind: 'reset' };

export type FieldValues = Partial<Record<FieldParameter, number>> & { readonly kernels?: readonly FieldKernel[] };

/** One field as it is now. */
export interface FieldPicture {
  readonly u: Float32Array;
  readonly stimulus: Float32Array;
  readonly peaks: readonly Peak[];
}

export type FromWorker =
  | { readonly kind: 'picture'; readonly step: number; readonly fields: Readonly<Record<string, FieldPicture>> }
  | { readonly kind: 'ready'; readonly device: string }
  | { readonly kind: 'failed'; readonly text: string };
