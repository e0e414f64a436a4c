#!/usr/bin/env node
/**
 * The `fieldbrain` command. Each subcommand is one file in cli/ that exports `register(program)`; adding a command is
 * adding it to the list below. What a command computes is not here and not there: commands only call the library, and
 * import what is heavy inside their action, so that `--help` stays quick.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Command } from 'commander';
import * as behave from './cli/behave.js';
import * as bench from './cli/bench.js';
import * as bisect from './cli/bisect.js';
import * as demo from './cli/demo.js';
import * as doctor from './cli/doctor.js';
import * as explain from './cli/explain.js';
import { exitStatusOf, printFailure, stopOnUsageErrors } from './cli/failure.js';
import * as infer from './cli/infer.js';
import * as inspect from './cli/inspect.js';
import * as kernels from './cli/kernels.js';
import * as monitor from './cli/monitor.js';
import { processOutput, wantsJson } from './cli/output.js';
import * as profile from './cli/profile.js';
import * as record from './cli/record.js';
import * as recover from './cli/recover.js';
import * as replay from './cli/replay.js';
import * as robot from './cli/robot.js';
import * as serve from './cli/serve.js';
import * as sim from './cli/sim.js';
import * as start from './cli/start.js';
import * as te from './cli/te.js';
import * as validate from './cli/validate.js';

const commands = [
  demo,
  infer,
  te,
  start,
  doctor,
  behave,
  validate,
  explain,
  bisect,
  profile,
  bench,
  kernels,
  robot,
  inspect,
  monitor,
  record,
  replay,
  recover,
  serve,
  sim,
];

const program = new Command('fieldbrain')
  .description('Field brains for robots: declare once, fuse, run on any device.')
  .version(packageVersion())
  .showHelpAfterError(false);
for (const command of commands) command.register(program);
stopOnUsageErrors(program);

try {
  await program.parseAsync(process.argv);
} catch (error) {
  printFailure(error, processOutput({ json: wantsJson(process.argv) }));
  process.exitCode = exitStatusOf(error);
}

function packageVersion(): string {
  const description = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return description.version;
}
