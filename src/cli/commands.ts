/**
 * All commands in the order in which help shows them. Each is one file beside this one that exports `register(program)`;
 * adding a command is adding it to the list below. A command imports what is heavy inside its action, so that `--help`
 * stays quick. Running what was asked for is in ../cli.ts, the page about the commands in docs/cli.md.
 */
import process from 'node:process';
import { Command } from 'commander';
import * as behave from './behave.js';
import * as bench from './bench.js';
import * as bisect from './bisect.js';
import * as dataset from './dataset.js';
import * as demo from './demo.js';
import * as doctor from './doctor.js';
import * as explain from './explain.js';
import * as field from './field.js';
import * as fleet from './fleet.js';
import * as gateway from './gateway.js';
import * as infer from './infer.js';
import * as inspect from './inspect.js';
import * as kernels from './kernels.js';
import * as monitor from './monitor.js';
import * as profile from './profile.js';
import * as record from './record.js';
import * as recover from './recover.js';
import * as replay from './replay.js';
import * as robot from './robot.js';
import * as ros from './ros.js';
import * as serve from './serve.js';
import * as set from './set.js';
import * as sim from './sim.js';
import * as start from './start.js';
import * as te from './te.js';
import * as train from './train.js';
import * as tune from './tune.js';
import * as validate from './validate.js';
import * as worker from './worker.js';
import * as worlds from './worlds.js';

const commands = [
  demo,
  infer,
  te,
  field,
  start,
  doctor,
  behave,
  validate,
  explain,
  bisect,
  profile,
  tune,
  bench,
  kernels,
  robot,
  ros,
  inspect,
  monitor,
  record,
  replay,
  recover,
  dataset,
  serve,
  gateway,
  worker,
  fleet,
  set,
  sim,
  worlds,
  train,
];

/** The whole command line, ready to be parsed; nothing has run yet. */
export function createCommands(version: string): Command {
  const program = new Command('fieldbrain')
    .description('Field brains for robots: declare once, fuse, run on any device.')
    .version(version)
    .option('--no-tune', 'on an NVIDIA GPU: leave out layouts that were measured, stored ones too')
    .hook('preAction', () => {
      if (program.opts<{ tune: boolean }>().tune === false) process.env.FIELDBRAIN_TUNE = 'off';
    })
    .showHelpAfterError(false);
  for (const command of commands) command.register(program);
  return program;
}
