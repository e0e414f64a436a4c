/**
 * On which GPU a new batch of brains goes: among those with memory for it the one with the fewest batches that robots use, and
 * among equals the one with the most free memory. Where none has the memory, the one with the most: its device refuses in words.
 */
export interface GpuPlace {
  /** Batches that robots use there. */
  readonly load: number;
  /** Undefined where the device does not tell. */
  readonly freeBytes: number | undefined;
  /** What one more batch takes. */
  readonly neededBytes: number;
}

/** The place in the list; undefined of an empty one. */
export function chooseChild(places: readonly GpuPlace[]): number | undefined {
  const free = ({ freeBytes = Number.POSITIVE_INFINITY }: GpuPlace): number => freeBytes;
  const hasRoom = (place: GpuPlace): boolean => free(place) >= place.neededBytes;
  const roomy = places.some(hasRoom);
  // Infinity − Infinity is NaN, which keeps the order of the list.
  const better = (one: GpuPlace, other: GpuPlace): number =>
    roomy
      ? Number(hasRoom(other)) - Number(hasRoom(one)) || one.load - other.load || free(other) - free(one)
      : free(other) - free(one);
  const [best] = places
    .map((place, index) => ({ place, index }))
    .sort((a, b) => better(a.place, b.place) || a.index - b.index);
  return best?.index;
}
