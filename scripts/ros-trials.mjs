/**
 * The trials of `fieldbrain ros`, without a test runner: node scripts/ros-trials.mjs --minutes 5 --stops 100. They are bundled
 * into .trials/ros first; with --bundle that is all. A copy of that folder and of examples/ runs on another machine by
 * node .trials/ros/ros-trials.js, with the same options and without any packages.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { bundleEntries } from './bundle.mjs';

const folder = path.resolve(import.meta.dirname, '../.trials/ros');
await bundleEntries(
  {
    'ros-trials': 'test/support/ros-trials.ts',
    ros: 'test/support/ros-process.ts',
    brain: 'test/support/driver-process.ts',
    'watchdog-process': 'src/bridge/ros/watchdog-process.ts',
    child: 'src/server/brains/child.ts',
    'checkpoint-thread': 'src/server/brains/checkpoint-thread.ts',
  },
  folder,
);
const options = process.argv.slice(2).filter((one) => one !== '--bundle');
if (!process.argv.includes('--bundle')) {
  const { status } = spawnSync(process.execPath, [path.join(folder, 'ros-trials.js'), ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
