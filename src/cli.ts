#!/usr/bin/env node
/**
 * The `fieldbrain` command: reads its arguments, runs one of cli/commands.ts, and turns what it throws into a line and an
 * exit status. What a command computes is not here and not there: commands only call the library.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createCommands } from './cli/commands.js';
import { exitStatusOf, printFailure, stopOnUsageErrors } from './cli/failure.js';
import { processOutput, wantsJson } from './cli/output.js';

const program = createCommands(packageVersion());
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
