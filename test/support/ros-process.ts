/** `fieldbrain ros` as a process of its own, for tests that kill it. */
import process from 'node:process';
import { Command } from 'commander';
import { register } from '../../src/cli/ros.js';

const program = new Command('fieldbrain');
register(program);
await program.parseAsync(['node', 'fieldbrain', 'ros', ...process.argv.slice(2)]);
