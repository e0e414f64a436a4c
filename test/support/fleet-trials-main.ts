/**
 * The fault trials of a fleet without a test runner: progress on stderr, one JSON object on stdout, exit status 1 where the history
 * is not sound. scripts/fleet-trials.mjs bundles it.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { allKinds, type Kind, type Results, runFleetTrials, summary, wanted } from './fleet-trials.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, only: { type: 'string' }, out: { type: 'string' } },
});
const minutes = Number(values.minutes ?? '60');
const file = values.out ?? 'fleet-faults.json';
const named = values.only?.split(',') ?? allKinds;
// `cut` means all cuts, `cut nats` those of one kind of link.
const kinds = allKinds.filter((kind) => named.some((one) => kind === one || kind.startsWith(`${one} `)));
if (!(minutes > 0) || kinds.length === 0) {
  process.stderr.write(
    `fleet-trials: bad arguments (expected --minutes NUMBER --out FILE --only "${allKinds.join(',')}").\n`,
  );
  process.exit(2);
}
const note = (text: string): void => void process.stderr.write(`${text}\n`);
let results: Results | undefined;
let failure = '';
try {
  results = await runFleetTrials({ file, minutes, kinds, note });
} catch (error) {
  failure = (error as Error).message;
}
const counts = Object.fromEntries(
  kinds.map((kind: Kind) => [kind, [results?.trials.filter((one) => one.kind === kind).length ?? 0, wanted[kind]]]),
);
const text = results === undefined ? '' : summary(results, kinds);
process.stdout.write(`${JSON.stringify({ ok: failure === '', failure, counts, summary: text, file })}\n`);
process.exit(failure === '' ? 0 : 1);
