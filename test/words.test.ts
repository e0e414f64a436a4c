/**
 * The words of the field: former names must not come back, and neither must turns of phrase that readers stumbled over.
 * Identifiers are whole words and case-sensitive, in sources, tests and scripts. Phrases are looked for in every comment,
 * message, help text and page. Generated pages follow their sources, and the changelog says what became what.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Former name and what it became. */
const formerNames: Readonly<Record<string, string>> = {
  Flock: 'BrainPool',
  Pen: 'BrainBatch',
  Seat: 'RobotSlot or WorkerState',
  Crew: 'WorkerThreads',
  turnstile: 'barrier',
  Turnstile: 'barrier',
  RobotDoor: 'RobotListener',
  HttpDoor: 'HttpServer',
  DoorBook: 'ConnectionStats',
  ThirdDoor: 'V3Handshake',
  ThirdLink: 'V3Channel',
  Leisure: 'IdleQueue',
  Thinner: 'Throttle',
  Receipts: 'FlowControl',
  Manifold: 'PersistentKernel',
  Ground: 'TuningSandbox',
  Mind: 'BrainTensors',
  Bystander: 'StuckCarRescue',
  onlooker: 'viewer',
  onlookers: 'viewers',
  Lesson: 'Demonstration',
  pupil: 'student',
  pupils: 'students',
  Pupil: 'Student',
  instructor: 'expert',
  Instructor: 'Expert',
  Exam: 'Evaluation',
  exam: 'evaluation',
  Knob: 'Parameter',
  knob: 'parameter',
  KNOB: 'PARAMETER',
  openRows: 'interior',
  runningPointers: 'strength reduction',
};

/** What is not written, and what is. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/nothing (is|was) said/i, 'by default'],
  [/\bso many\b/i, 'the number itself: N, at most, this many'],
  [/\bfor so long\b/i, 'for this long'],
  [/\baloud\b/i, 'with a message'],
  [/\bin sight\b/i, 'visible'],
  [/\bparts? equal values/i, 'breaks ties'],
  [/\breduction that eats\b/i, 'consumes'],
  [/numbers that are none/i, 'NaN'],
  [/\bat night\b/i, 'troubleshooting'],
  [/\bis told once\b/i, 'is logged once'],
  [/\bwas bent to\b/i, 'DNS rebinding'],
  [/whole division leaves/i, 'integer remainder'],
  [/\bcaught for good\b/i, 'permanently stuck'],
  [/\bleisure\b/i, 'idle time'],
  [/house as it is built/i, 'architecture'],
  [/\bone['’]s own\b/i, 'your own'],
  [
    /\b(?!is |as |takes |has |was |needs |gives |gets |this |costs |less |lasts )(\w+s|once|twice|one|line) a (second|minute|hour|metre)\b/i,
    'per',
  ],
  [
    /\b(one|once|twice|times|values|numbers|bytes|µs|stages?) an? (op|cycle|step|brain|robot|stage|row|thread|voxel|sensor|motor|unit|block|warp|cell|channel|frame|slot|worker|element|core|child)\b/,
    'per',
  ],
  [
    /(?<!\w)(instructions?|elements|ops|words|number|µs|m|least|bytes|values|times|steps|operations|stages?|counts?|objects?|`hz`) an? (degree|load|line|seed|unit|iteration|sample|point|row|minute|second|element|agent)\b(?! has)/,
    'per',
  ],
  [
    /\b(?<!there )is no (number|whole number|list|object|function|recording|program|expression|tensor|permutation|reduction|map|loop nest|boolean|text|truth value|JSON)\b/i,
    'is not a',
  ],
  [/'no (function|list|number|tensor|specification|flag|kernel)'/, 'not a'],
  [/\bhangs? on (it|that|this|the|rounding)\b/i, 'depends on'],
  [/\b(broken off|gone on with)\b/i, 'interrupted; continued'],
  [/\bslower usual\b|\bone or two a\b/i, 'feature normalisation; per'],
  [/\blearns no more\b/i, 'is frozen'],
  [/\bshall\b/i, 'must, is to, or should'],
  [/\bwhoever\b/i, 'the thread, client or program by its name'],
  [
    /(^|[.;:] |\/\*\* |\/\/ |\* |')who (reads|keeps|has|does|is|was|sees|wants|waits|answers|wakes|cannot|measures|changes|goes|comes|lives|paused|moves|counts|stands)\b/i,
    'which or that, or its name',
  ],
  [
    /\b(client|program|thread|process|child|session|robot|car|viewer|student|profiler|sanitizer)s?,? who\b/i,
    'that or which',
  ],
];

function filesOf(...folders: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter((name) => /\.(ts|tsx|mjs|md|css|html)$/.test(name) && !skipped.some((one) => one.test(name)));
}

/** Other people's words, generated pages, what the compiler writes, and where former words are mapped. */
const skipped = [
  /^src\/emit\//,
  /\/fixtures\//,
  /^docs\/(api|benchmarks)\//,
  /^docs\/(benchmarks|cli)\.md$/,
  /^src\/store\/former-words\.ts$/,
  /^test\/(stored-words|words)\.test\.ts$/,
];

/** Each line on which something is found, with its place and what to write instead. */
function found(files: readonly string[], wrong: readonly (readonly [RegExp, string])[]): string[] {
  return files.flatMap((name) =>
    readFileSync(path.join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        wrong
          .filter(([pattern]) => pattern.test(line))
          .map(([, instead]) => `${name}:${at + 1}: ${line.trim().slice(0, 120)} (write: ${instead})`),
      ),
  );
}

describe('words', () => {
  it('former names are gone', () => {
    const names = Object.entries(formerNames).map(([name, instead]) => [new RegExp(`\\b${name}\\b`), instead] as const);
    expect(found(filesOf('src', 'test', 'scripts'), names)).toEqual([]);
  });

  it('phrases are plain', () => {
    const files = filesOf('src', 'test', 'scripts', 'docs', 'examples', 'README.md', 'CONTRIBUTING.md');
    expect(found(files, phrases)).toEqual([]);
  });

  it('finds what it is for', () => {
    const lines = [
      ...['one stage an op', 'twice a second', 'Whoever reads', 'collisions a metre', 'where nothing is said'],
      ...['one number a seed', '5.56 µs a degree', 'a list is no object', "refuse(place, 'no list', x)"],
      ...['a run that was broken off', 'it hangs on rounding', 'a slower usual', 'a driver that learns no more'],
    ];
    for (const line of lines)
      expect(
        phrases.some(([pattern]) => pattern.test(line)),
        line,
      ).toBe(true);
    const fine = [
      'within a second',
      'It takes a minute',
      'a robot that stops',
      'as a metre',
      'people who watch',
      'there is no list',
    ];
    for (const line of fine)
      expect(
        phrases.filter(([pattern]) => pattern.test(line)),
        line,
      ).toEqual([]);
  });
});
