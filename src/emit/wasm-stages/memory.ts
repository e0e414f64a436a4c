/** Places in a worker's own memory, handed out for one function; functions do not run at the same time and may overlap. */
export class WorkerMemory {
  private top: number;

  /** The first bytes are taken by the module itself. */
  constructor(begin: number) {
    this.top = begin;
  }

  take(bytes: number): number {
    const at = this.top;
    this.top += Math.ceil(bytes / 16) * 16;
    return at;
  }

  get bytes(): number {
    return this.top;
  }
}
