/**
 * What both ends of a version 3 connection share: the numbers and stamps of outgoing frames, the check of incoming ones,
 * and the seals once the challenge was answered. It knows nothing of what the frames mean.
 */
import { magicRobo, prefixBytes, sealBytes } from './constants.js';
import type { Frame } from './decoder.js';
import { detailCode, type Fault, fault, wireCode } from './fault.js';
import { Freshness, type Verdict } from './freshness.js';
import { type Direction, deriveKey, makeSealer, makeVerifier, type Verifier } from './seal.js';
import type { FrameWriter, Sealer } from './writer.js';

export class V3Channel {
  #sequence: number;
  readonly #freshness: Freshness;
  #sealer: Sealer | undefined;
  #verifier: Verifier | undefined;
  /** Of the frame that `check` has passed last. */
  sequence = 0;
  verdict: Verdict = 'fresh';
  /** Where its payload ends, in bytes: before the seal. */
  end = 0;

  /** `sent` frames went over the connection before: numbers go on from there. */
  constructor(staleMs: number, sent = 0) {
    this.#sequence = sent;
    this.#freshness = new Freshness(staleMs);
  }

  get sent(): number {
    return this.#sequence;
  }

  get isSealed(): boolean {
    return this.#sealer !== undefined;
  }

  /** From now on frames of both directions carry seals. */
  secure(token: Uint8Array, own: Direction, nonce: Uint8Array, hello: Uint8Array): void {
    const other = own === 'robot' ? 'brain' : 'robot';
    this.#sealer = makeSealer(deriveKey(token, own, nonce, hello));
    this.#verifier = makeVerifier(deriveKey(token, other, nonce, hello));
  }

  /** Frames go without seals again: the proof was enough on a link that is encrypted anyway. */
  unseal(): void {
    this.#sealer = undefined;
    this.#verifier = undefined;
  }

  /** Starts a frame with its prefix; gives its sequence number. */
  begin(writer: FrameWriter, type: number, nowMs: number): number {
    this.#sequence += 1;
    writer.begin(2, magicRobo, type);
    writer.word(this.#sequence);
    writer.time(Math.round(nowMs * 1000));
    return this.#sequence;
  }

  finish(writer: FrameWriter): Uint8Array {
    return writer.finish(this.#sealer);
  }

  /** Checks length, seal and sequence number. A stale frame passes: `verdict` says so, and its meaning decides. */
  check(frame: Frame, nowMs: number): Fault | undefined {
    this.end = 4 * frame.count - (this.#verifier === undefined ? 0 : sealBytes);
    if (this.end < prefixBytes)
      return fault(wireCode.protocol, detailCode.format, `version 3: frame of ${4 * frame.count} bytes is too short.`);
    if (this.#verifier !== undefined && !this.#verifier.verify(frame))
      return fault(wireCode.protocol, detailCode.notAuthorised, 'version 3: the seal is wrong. Check the token.', true);
    this.sequence = frame.view.getUint32(0, true);
    const stampUs = frame.view.getUint32(4, true) + 2 ** 32 * frame.view.getUint32(8, true);
    this.verdict = this.#freshness.judge(this.sequence, stampUs, nowMs * 1000);
    if (this.verdict === 'replayed')
      return fault(
        wireCode.protocol,
        detailCode.replayed,
        `version 3: sequence number ${this.sequence} was used. It must rise.`,
      );
    return undefined;
  }
}
