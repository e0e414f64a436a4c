/**
 * The fault trials of a fleet, without a test runner: node scripts/fleet-trials.mjs --minutes 5 --only worker,freeze. They are
 * bundled with the command line into .trials/fleet first; with --bundle that is all. A copy of that folder runs on another machine
 * by node .trials/fleet/bundle/fleet/fleet-trials.js, without any packages; FIELDBRAIN_NATS_SERVER names a nats-server there. Its
 * cli.js is the command line, as for `bench fleet`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bundleEntries } from './bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.trials/fleet');
// Programs look for each other at the distances that they have in the package.
const inner = path.join(folder, 'bundle/fleet');
await bundleEntries(
  {
    cli: 'src/cli.ts',
    child: 'src/server/brains/child.ts',
    'checkpoint-thread': 'src/server/brains/checkpoint-thread.ts',
    'serving-process': 'src/bench/server/serving-process.ts',
    'load-process': 'src/bench/server/load-process.ts',
    'echo-process': 'src/bench/fleet/echo-process.ts',
    'fleet-trials': 'test/support/fleet-trials-main.ts',
  },
  inner,
);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
for (const place of [folder, path.join(folder, 'bundle')]) {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ version, type: 'module' }));
}
writeFileSync(path.join(folder, 'cli.js'), "import './bundle/fleet/cli.js';\n");
const options = process.argv.slice(2).filter((one) => one !== '--bundle');
if (!process.argv.includes('--bundle')) {
  const { status } = spawnSync(process.execPath, [path.join(inner, 'fleet-trials.js'), ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
