/**
 * What was sent to a viewer and has not been read yet, by its own word. Buffers of sockets hold megabytes, so a page that stands
 * still looks for many seconds as if it read. A ping stands in line behind what was sent before it, and a viewer that reads answers it
 * (browsers by themselves); until then little more is sent, and after a while nothing. Knows no socket.
 */

/** Bytes that may be under way. */
const mostBytes = 256 * 1024;
/** Pictures that may be under way: one that is being read, one behind it. */
const mostPictures = 2;
/** Fewer bytes than this, and no picture, are not worth a question. */
const askBytes = 16 * 1024;
/** A viewer that has not answered for this long does not read now. */
const patienceMs = 200;
/** And after so long is away. */
const awayMs = 1000;
/** Answers that are later than the quickest one by this much are those of somebody who reads slowly; a long way is not. */
const slowMs = 60;
/** A late answer counts for less and less, at this rate: a viewer that was late once is slow for two or three seconds. */
const forgivenMs = 3000;

interface Asked {
  readonly mark: string;
  readonly bytes: number;
  readonly pictures: number;
  readonly askedMs: number;
}

export class FlowControl {
  readonly #ping: (mark: string) => void;
  #bytes = 0;
  #pictures = 0;
  #asked: Asked | undefined;
  #number = 0;
  #quickestMs = Number.POSITIVE_INFINITY;
  #late = { ms: 0, atMs: 0 };

  /** `ping` sends a question behind everything that was sent so far. */
  constructor(ping: (mark: string) => void) {
    this.#ping = ping;
  }

  /** More may be sent. */
  get isOpen(): boolean {
    return this.#silentMs <= patienceMs && this.#bytes < mostBytes;
  }

  /** Nothing has been read for long. */
  get isAway(): boolean {
    return this.#silentMs > awayMs;
  }

  /** It reads, but lets what was sent lie for a while. */
  get isSlow(): boolean {
    return Math.max(this.#lateMs, this.#silentMs - this.#quickestMs) > slowMs;
  }

  /** Another picture would be seen soon. */
  get wantsPicture(): boolean {
    return this.isOpen && this.#pictures < mostPictures;
  }

  sent(bytes: number, isPicture = false): void {
    this.#bytes += bytes;
    if (isPicture) this.#pictures += 1;
  }

  /** After a few messages: asks whether they were read, unless an answer is still missing. */
  ask(): void {
    if (this.#asked !== undefined || (this.#pictures === 0 && this.#bytes < askBytes)) return;
    this.#number += 1;
    const mark = String(this.#number);
    this.#asked = { mark, bytes: this.#bytes, pictures: this.#pictures, askedMs: performance.now() };
    this.#ping(mark);
  }

  /** An answer has come; true where it is the one that was missing. */
  take(mark: string): boolean {
    if (this.#asked?.mark !== mark) return false;
    const tookMs = this.#silentMs;
    this.#quickestMs = Math.min(this.#quickestMs, tookMs);
    this.#late = { ms: Math.max(tookMs - this.#quickestMs, this.#lateMs), atMs: performance.now() };
    this.#bytes -= this.#asked.bytes;
    this.#pictures -= this.#asked.pictures;
    this.#asked = undefined;
    this.ask();
    return true;
  }

  /** How late answers were, the longer ago the less. */
  get #lateMs(): number {
    return this.#late.ms * Math.exp((this.#late.atMs - performance.now()) / forgivenMs);
  }

  /** How long an answer has been missing. */
  get #silentMs(): number {
    return this.#asked === undefined ? 0 : performance.now() - this.#asked.askedMs;
  }
}
