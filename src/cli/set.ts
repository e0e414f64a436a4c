/**
 * `fieldbrain set PARAMETER VALUE`: sets a parameter of brains that a server runs, over its /live. `fieldbrain set learn 0` freezes what
 * was learned, for an evaluation; `fieldbrain set learn 1` goes on. Needs the role admin.
 */
import type { Command } from 'commander';
import { CommandFailure, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { placeOptions, readPlace, type ServerPlace } from './record.js';

export interface SetArguments extends ServerPlace {
  readonly robot?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  placeOptions(program.command('set'), 'admin')
    .description("set a parameter of a server's brains: set learn 0 freezes what they know")
    .argument('<parameter>', 'its name, such as learn or exploration')
    .argument('<value>', 'a number; 1 is the initial value')
    .option('--robot <name>', 'of this robot only; of all by default')
    .option(...jsonOption)
    .action((parameter: string, value: string, options: SetArguments) =>
      runSet(parameter, value, options, processOutput(options)),
    );
}

export async function runSet(parameter: string, text: string, options: SetArguments, output: Output): Promise<void> {
  const { CommandLink } = await import('../server/command-link.js');
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value))
    throw wrongArgument('set', 'not a value', text, 'a number', 'Give one, such as 0.');
  const robot = options.robot === undefined ? {} : { robot: options.robot };
  const link = await CommandLink.connect(readPlace('set', options, 'admin'));
  try {
    const reply = await link.run({ command: 'setParameter', parameter, value, ...robot });
    if (!reply.ok) throw new CommandFailure(reply.code, reply.text, { value: parameter });
    const { robots } = reply.value as { readonly robots: readonly string[] };
    if (robots.length === 0)
      throw new CommandFailure('no-such-robot', 'set: the server knows no robot yet (expected one). Connect it first.');
    printAnswer(output, { parameter, value, robots }, () => `${robots.join(', ')}: ${parameter} = ${value}`);
  } finally {
    link.close();
  }
}
