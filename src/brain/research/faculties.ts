/**
 * The faculties that research mode adds to the cycle, by name. Each is chosen by configuration, has its own states and its
 * own parameter; deployment has none of them.
 */

/** Name, the range of its parameter and what it does, in the order in which they were built. */
export const researchTable = [
  {
    name: 'hierarchy',
    least: 0,
    most: 2,
    text: 'predictor: four levels of time, and what they write back into the field',
  },
  {
    name: 'attractors',
    least: 0,
    most: 1,
    text: 'pull of the field towards what was rewarded, and away from what was punished',
  },
  {
    name: 'attention',
    least: 0,
    most: 2,
    text: 'sensors are imprinted more where the field is salient, less elsewhere',
  },
  { name: 'places', least: 0, most: 1, text: 'predictor and guide: a graph of places' },
  { name: 'regions', least: 0, most: 2, text: 'coupling of neighbouring cells by regions of activity' },
  { name: 'resonance', least: 0, most: 2, text: 'a further imprint where the field already sounds like the sensors' },
  {
    name: 'activeSensing',
    least: 0,
    most: 2,
    text: 'pan and tilt towards what is uncertain, and a stronger imprint there',
  },
  { name: 'dreaming', least: 0, most: 1, text: 'memory mixes stored patterns after long silence' },
] as const;

/** The name of something that research mode adds. */
export type ResearchFaculty = (typeof researchTable)[number]['name'];

/** The names of all of them. */
export const researchFaculties: readonly ResearchFaculty[] = researchTable.map(({ name }) => name);

/** Which of them a brain has. */
export type Research = Readonly<Record<ResearchFaculty, boolean>>;

export function chooseFaculties(value: boolean, chosen: Partial<Research> = {}): Research {
  return Object.fromEntries(researchFaculties.map((name) => [name, chosen[name] ?? value])) as Research;
}

/** The names of those that are on; none where a brain is not in research mode. */
export function facultiesOf(research: Research | false): readonly ResearchFaculty[] {
  return research === false ? [] : researchFaculties.filter((name) => research[name]);
}

/** Those that are a further member of the prediction, in the order of their rows. */
export function memberFaculties(research: Research | false): readonly ResearchFaculty[] {
  return facultiesOf(research).filter((name) => name === 'hierarchy' || name === 'places');
}
