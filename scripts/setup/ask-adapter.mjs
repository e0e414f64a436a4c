/**
 * Prints the name of the adapter that Dawn gives in this process, and ends with status 1 where it gives none.
 * A program of its own, because a driver that Dawn cannot use may take the process down with it.
 */
import { create } from 'webgpu';

// What `create` returns must outlive the adapter.
const gpu = create([]);
const adapter = await gpu.requestAdapter();
if (adapter === null) process.exitCode = 1;
else console.log(adapter.info.description || adapter.info.device || adapter.info.vendor || 'unnamed adapter');
