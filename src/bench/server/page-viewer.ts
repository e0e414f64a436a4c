/** The other end of page-viewer-process.ts: starts it, and comes back once it has seen the field. */
import { startChild } from './child.js';
import type { PageViewerOrder } from './page-viewer-process.js';

export interface PageViewer {
  close(): void;
}

export async function startPageViewer(order: PageViewerOrder): Promise<PageViewer> {
  const child = startChild('page-viewer-process.js', 'the process that looks on');
  await child.ask(order);
  return { close: () => void child.close() };
}
