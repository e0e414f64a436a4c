/**
 * The news of a training for pages that watch it, as server-sent events. A page that comes late gets what it missed, all but old
 * frames; one that reads slowly gets no frames until it has caught up. What is kept is bounded.
 */
import type { ServerResponse } from 'node:http';
import type { TrainNews, TrainViewer } from '../worlds/watch.js';

type Progress = Extract<TrainNews, { kind: 'progress' }>;

/** Pages at once, reports of progress that are kept, and bytes that may wait for a page. */
const mostPages = 8;
export const reportsKept = 1000;
const mostWaitingBytes = 1_000_000;

export class TrainChannel implements TrainViewer {
  readonly #pages = new Set<ServerResponse>();
  #begin: TrainNews | undefined;
  #progress: Progress[] = [];
  #frames: TrainNews | undefined;
  #last: TrainNews | undefined;

  tell(news: TrainNews): void {
    if (news.kind === 'begin') {
      this.#begin = news;
      this.#progress = [];
    } else if (news.kind === 'progress') this.#keep(news);
    else if (news.kind === 'frames') this.#frames = news;
    else this.#last = news;
    const text = eventOf(news);
    for (const page of this.#pages)
      if (news.kind !== 'frames' || page.writableLength < mostWaitingBytes) page.write(text);
  }

  /** All was told. */
  get isDone(): boolean {
    return this.#last?.kind === 'end';
  }

  isSeen(): boolean {
    return [...this.#pages].some(({ writableLength }) => writableLength < mostWaitingBytes);
  }

  /** Begins to tell a page; false where there are too many. */
  attach(response: ServerResponse): boolean {
    if (this.#pages.size >= mostPages) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    for (const news of [this.#begin, ...this.#progress, this.#frames, this.#last])
      if (news !== undefined) response.write(eventOf(news));
    // Headers go out even where there is no news yet.
    response.write(': here\n\n');
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    return true;
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  /** Where there are too many, neighbours become one. */
  #keep(news: Progress): void {
    this.#progress.push(news);
    if (this.#progress.length <= reportsKept) return;
    const joined: Progress[] = [];
    for (let at = 0; at < this.#progress.length; at += 2) joined.push(join(this.#progress[at], this.#progress[at + 1]));
    this.#progress = joined;
  }
}

function join(first: Progress, second: Progress | undefined): Progress {
  if (second === undefined) return first;
  const episodes = first.episodes + second.episodes;
  const sum = first.episodes * (first.meanReturn ?? 0) + second.episodes * (second.meanReturn ?? 0);
  return { ...second, episodes, meanReturn: episodes === 0 ? null : sum / episodes };
}

const eventOf = (news: TrainNews): string => `data: ${JSON.stringify(news)}\n\n`;
