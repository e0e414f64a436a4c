/** What a session holds of the driver, freed once, the last taken first; also when loading fails half-way. */
export class Owned {
  private readonly frees: (() => void)[] = [];

  add(free: () => void): void {
    this.frees.push(free);
  }

  release(): void {
    for (let free = this.frees.pop(); free !== undefined; free = this.frees.pop()) free();
  }
}
