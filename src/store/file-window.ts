/**
 * A file that is read here and there, mostly onwards: a piece of it is kept, so that many small reads cost few calls of the
 * system. Its size is the one that it had when it was opened.
 */
import { type FileHandle, open } from 'node:fs/promises';

const leastBytes = 1 << 20;

export class FileWindow {
  readonly size: number;
  readonly #handle: FileHandle;
  #bytes = new Uint8Array();
  #start = 0;

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  static async open(file: string): Promise<FileWindow> {
    const handle = await open(file, 'r');
    try {
      return new FileWindow(handle, (await handle.stat()).size);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** This many bytes from a place on; fewer at the end of the file. */
  async bytes(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(this.size, offset + length);
    if (offset < this.#start || end > this.#start + this.#bytes.length) await this.#fetch(offset, end - offset);
    return this.#bytes.subarray(offset - this.#start, Math.max(offset, end) - this.#start);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async #fetch(offset: number, length: number): Promise<void> {
    // A new buffer each time: pieces that were given before stay as they are.
    const buffer = new Uint8Array(Math.max(length, Math.min(leastBytes, this.size - offset)));
    let filled = 0;
    while (filled < buffer.length) {
      const { bytesRead } = await this.#handle.read(buffer, filled, buffer.length - filled, offset + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    this.#bytes = buffer.subarray(0, filled);
    this.#start = offset;
  }
}
