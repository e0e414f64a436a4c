/** Buffer usage bits, fixed by the WebGPU standard; Node has no `GPUBufferUsage` global. */
export const bufferUsage = {
  mapRead: 0x0001,
  copySource: 0x0004,
  copyDestination: 0x0008,
  uniform: 0x0040,
  storage: 0x0080,
  queryResolve: 0x0200,
} as const;

/** GPUMapMode.READ. */
export const mapModeRead = 1;
