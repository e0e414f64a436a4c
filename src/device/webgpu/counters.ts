/** What a runtime did since it was created, so that claims about transfers and allocations are read off. */
export interface WebGpuCounters {
  dispatches: number;
  submits: number;
  uploads: number;
  uploadedBytes: number;
  downloads: number;
  downloadedBytes: number;
  bufferAllocations: number;
  bufferBytes: number;
  pipelines: number;
}

export function zeroCounters(): WebGpuCounters {
  return {
    dispatches: 0,
    submits: 0,
    uploads: 0,
    uploadedBytes: 0,
    downloads: 0,
    downloadedBytes: 0,
    bufferAllocations: 0,
    bufferBytes: 0,
    pipelines: 0,
  };
}
