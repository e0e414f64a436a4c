/** Dispatches: one pipeline over a number of workgroups, with its window of the parameters; checked, and encoded into a pass. */
import { FieldbrainError } from '../../kernel/errors.js';
import { paramsAlignment } from './bindings.js';
import type { WebGpuPipeline } from './compile.js';
import { fitWorkgroups, type Workgroups } from './workgroups.js';

export interface Dispatch {
  readonly pipeline: WebGpuPipeline;
  /** [n, 1, 1] with n above the device's limit is folded over x and y (see workgroups.ts). */
  readonly workgroups: Workgroups;
  /** Where this dispatch's window of the parameters begins; a multiple of 256. Default 0. */
  readonly paramsOffset?: number;
}

/** Within all limits of the device and of the parameter block. */
export type FittedDispatch = Required<Dispatch>;

/** `lastOffset`: where the last window of the parameters may begin. `limit`: workgroups along one dimension. */
export function fitDispatches(
  dispatches: readonly Dispatch[],
  { lastOffset, limit }: { readonly lastOffset: number; readonly limit: number },
): readonly FittedDispatch[] {
  return dispatches.map(({ pipeline, workgroups, paramsOffset = 0 }) => {
    if (paramsOffset % paramsAlignment !== 0 || paramsOffset < 0 || paramsOffset > lastOffset) {
      const text = `webgpu.dispatch ${pipeline.entryPoint}: paramsOffset is wrong (got ${paramsOffset}, expected a multiple of ${paramsAlignment} from 0 to ${lastOffset}).`;
      throw new FieldbrainError('usage', text, { paramsOffset, last: lastOffset });
    }
    return { pipeline, workgroups: fitWorkgroups(workgroups, limit), paramsOffset };
  });
}

const boundWindow = new Uint32Array(1);

/** All of them, `repeats` times in a row; the bind group is set again only where the window moves. */
export function encodeDispatches(
  pass: GPUComputePassEncoder,
  dispatches: readonly FittedDispatch[],
  repeats: number,
  bindGroup: GPUBindGroup,
): void {
  let boundOffset = -1;
  for (let step = 0; step < repeats; step++) {
    for (const { pipeline, workgroups, paramsOffset } of dispatches) {
      pass.setPipeline(pipeline.handle);
      if (paramsOffset !== boundOffset) {
        boundOffset = paramsOffset;
        boundWindow[0] = paramsOffset;
        pass.setBindGroup(0, bindGroup, boundWindow, 0, 1);
      }
      pass.dispatchWorkgroups(workgroups[0], workgroups[1], workgroups[2]);
    }
  }
}
