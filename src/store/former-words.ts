/**
 * Words of earlier versions in stored data. Recordings hold messages in the words of the version that wrote them;
 * `inPresentWords` renames keys when such data is read. Checkpoints keep the former key of a configuration, so that its
 * hash, by which a brain's checkpoints are found, stays the same. Nothing else may use former words.
 */
const renamed: Readonly<Record<string, string>> = {
  knob: 'parameter',
  knobs: 'parameters',
  lesson: 'demonstration',
  lessons: 'demonstrations',
};

/** Parsed JSON with the keys of today, at any depth; `change` names the key that it is about. */
export function inPresentWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPresentWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      renamed[key] ?? key,
      key === 'change' && typeof inner === 'string' ? (renamed[inner] ?? inner) : inPresentWords(inner),
    ]),
  );
}

/** A brain's configuration with the keys that checkpoints have. */
export function inStoredWords<Configuration extends object>(configuration: Configuration): object {
  const { demonstrations, ...rest } = configuration as { readonly demonstrations?: unknown };
  return demonstrations === undefined ? rest : { ...rest, lessons: demonstrations };
}
