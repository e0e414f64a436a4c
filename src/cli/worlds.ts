/** `fieldbrain worlds`: the worlds that there are, with their spaces, limits and the score at which each counts as solved. */
import type { Command } from 'commander';
import type { Space } from '../worlds/index.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatTable } from './table.js';

export interface WorldRow {
  readonly name: string;
  readonly title: string;
  readonly observations: Space;
  readonly actions: Space;
  readonly states: readonly string[];
  readonly options: Readonly<Record<string, number | string>>;
  readonly limit: number;
  /** The mean return from which it counts as solved; null where there is no such score. */
  readonly solvedAt: number | null;
  /** Whether it runs on a device as a Program, and whether an expert can teach it. */
  readonly resident: boolean;
  readonly expert: boolean;
}

export function register(program: Command): void {
  program
    .command('worlds')
    .description('list the worlds that brains can be trained in')
    .option(...jsonOption)
    .action((options: { readonly json?: boolean }) => runWorlds(processOutput(options)));
}

export async function runWorlds(output: Output): Promise<void> {
  const { findWorld, limitOf, worldNames } = await import('../worlds/definition.js');
  await import('../worlds/index.js');
  const rows = worldNames().map((name): WorldRow => {
    const definition = findWorld(name);
    const { title, observations, actions, states, options = {}, solvedAt = null, physics } = definition;
    const expert = physics?.(options).expert !== undefined;
    const limit = limitOf(definition, options);
    return {
      name,
      title,
      observations,
      actions,
      states,
      options,
      limit,
      solvedAt,
      resident: physics !== undefined,
      expert,
    };
  });
  printAnswer(output, { worlds: rows }, describe);
}

function describe({ worlds }: { readonly worlds: readonly WorldRow[] }): string {
  const table = formatTable<WorldRow>(
    [
      { title: 'world', cell: ({ name }) => name },
      { title: 'observations', cell: ({ observations: { names } }) => namesText(names) },
      { title: 'actions', cell: ({ actions }) => spaceText(actions) },
      { title: 'steps', cell: ({ limit }) => String(limit), right: true },
      { title: 'solved at', cell: ({ solvedAt }) => (solvedAt === null ? '' : String(solvedAt)), right: true },
      { title: 'expert', cell: ({ expert }) => (expert ? 'yes' : '') },
      { title: '', cell: ({ title, options }) => [title, ...optionTexts(options)].join('; ') },
    ],
    worlds,
  );
  return `${table}\nNext: fieldbrain train ${worlds[0].name} --by expert`;
}

/** Names, or how many where they would fill the line. */
function namesText(names: readonly string[]): string {
  return names.length > 8 ? `${names.length} values, from ${names[0]} to ${names[names.length - 1]}` : names.join(' ');
}

function spaceText({ names, discrete, low, high }: Space): string {
  if (discrete !== undefined) return `${names[0]} 0 … ${discrete - 1}`;
  return names.length > 2 ? namesText(names) : names.map((name, at) => `${name} ${low[at]} … ${high[at]}`).join(', ');
}

function optionTexts(options: WorldRow['options']): string[] {
  return Object.entries(options).map(([name, value]) => `${name} ${value}`);
}
