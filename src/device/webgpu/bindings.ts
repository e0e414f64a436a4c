/**
 * The one bind group that every pipeline shares: the arena (read-write storage) and a window of the parameter block (a
 * uniform with a dynamic offset, so that control flow that depends on it stays uniform). Text for shaders stands beside
 * the layout for the device, so that they cannot part.
 */

/** Offsets of parameter windows are multiples of this on every device, whatever smaller value one may allow. */
export const paramsAlignment = 256;

/** WebGPU forbids two writable bindings of one buffer in a dispatch: an entry point sees the arena as one of these. */
export type ArenaElement =
  | 'u32'
  | 'i32'
  | 'f32'
  | 'atomic<u32>'
  | 'atomic<i32>'
  | 'vec2<u32>'
  | 'vec4<u32>'
  | 'vec4<f32>';

/** Declares arena and params in WGSL. Words of params are read as `params[i / 4][i % 4]`. */
export function bindingsWgsl(element: ArenaElement = 'u32', windowBytes: number = paramsAlignment): string {
  return [
    `@group(0) @binding(0) var<storage, read_write> arena: array<${element}>;`,
    `@group(0) @binding(1) var<uniform> params: array<vec4<u32>, ${windowBytes / 16}>;`,
    '',
  ].join('\n');
}

/** The place of a workgroup in a line that splitWorkgroups folded; compare it with the line's length before use. */
export const workgroupIndexWgsl =
  'fn workgroupIndex(id: vec3<u32>, count: vec3<u32>) -> u32 { return id.x + id.y * count.x; }\n';

export function createBindGroupLayout(device: GPUDevice, windowBytes: number): GPUBindGroupLayout {
  const visibility = 4; // GPUShaderStage.COMPUTE; the globals of that name do not exist in Node
  return device.createBindGroupLayout({
    label: 'fieldbrain arena and params',
    entries: [
      { binding: 0, visibility, buffer: { type: 'storage' } },
      { binding: 1, visibility, buffer: { type: 'uniform', hasDynamicOffset: true, minBindingSize: windowBytes } },
    ],
  });
}

export function createBindGroup(
  device: GPUDevice,
  layout: GPUBindGroupLayout,
  arena: GPUBuffer,
  params: GPUBuffer,
  windowBytes: number,
): GPUBindGroup {
  return device.createBindGroup({
    label: 'fieldbrain arena and params',
    layout,
    entries: [
      { binding: 0, resource: { buffer: arena } },
      { binding: 1, resource: { buffer: params, offset: 0, size: windowBytes } },
    ],
  });
}
