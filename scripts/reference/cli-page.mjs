/**
 * The page about the commands, made of what they say about themselves: `renderCommands` turns a commander program into
 * Markdown. The other pages say what a command is good for.
 */

/** @typedef {import('commander').Command} Command */

const opening = `# Commands

<!-- Written by \`npm run docs\` from the commands' own help: change that, and run it again. -->

After \`npm start\` in a clone, commands run as \`node dist/cli.js COMMAND\`; where the package is installed, as
\`npx fieldbrain COMMAND\`. Answers go to standard output and everything else to standard error, so \`--json\` gives one JSON
document and nothing beside it. The exit status is 0 where all is well, 1 where what was checked or done has failed, 2 for a
wrong command line, and 70 for a defect in fieldbrain.
`;

/**
 * @param {Command} program
 * @returns {string}
 */
export function renderCommands(program) {
  const leaves = program.commands.flatMap((command) => leavesOf(command, ''));
  const rows = leaves.map(
    ({ name, command }) => `| [\`${name}\`](#${anchorOf(name)}) | ${cell(command.description())} |`,
  );
  const sections = leaves.map(renderCommand);
  return `${opening}\n| command | does |\n| --- | --- |\n${rows.join('\n')}\n\n${sections.join('\n')}`;
}

/**
 * Commands that can be run: those below a group instead of the group, and the group too where it does something itself.
 * @param {Command} command
 * @param {string} before
 * @returns {{ name: string, command: Command }[]}
 */
function leavesOf(command, before) {
  const name = `${before}${command.name()}`;
  const below = command.commands.flatMap((one) => leavesOf(one, `${name} `));
  return [{ name, command }, ...below];
}

/** @param {{ name: string, command: Command }} leaf */
function renderCommand({ name, command }) {
  const usage = `fieldbrain ${name} ${command.usage()}`.trim();
  const lines = [`## ${name}`, '', sentence(command.description()), '', '```', usage, '```', ''];
  const entries = [
    ...command.registeredArguments
      .filter(({ description }) => description !== '')
      .map((one) => [`\`${one.required ? one.name() : `[${one.name()}]`}\``, text(one)]),
    ...command.options.filter(({ hidden }) => !hidden).map((one) => [`\`${one.flags}\``, text(one)]),
  ];
  if (entries.length > 0) lines.push('| | |', '| --- | --- |', ...entries.map((pair) => `| ${pair.join(' | ')} |`), '');
  return lines.join('\n');
}

/** @param {{ description: string, defaultValue?: unknown, defaultValueDescription?: string, argChoices?: string[] }} one */
function text({ description, defaultValue, defaultValueDescription, argChoices }) {
  const known = defaultValueDescription ?? (isPlain(defaultValue) ? String(defaultValue) : undefined);
  const notes = [
    argChoices === undefined ? '' : `one of ${argChoices.join(', ')}`,
    known === undefined || known === '' ? '' : `default ${known}`,
  ].filter((note) => note !== '');
  return cell(notes.length === 0 ? description : `${description} (${notes.join('; ')})`);
}

/** @param {unknown} value */
function isPlain(value) {
  return typeof value === 'string' || typeof value === 'number';
}

/** @param {string} value */
function cell(value) {
  return value.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** @param {string} value */
function sentence(value) {
  return `${value.charAt(0).toUpperCase()}${value.slice(1)}.`;
}

/** @param {string} name */
function anchorOf(name) {
  return name.replaceAll(' ', '-');
}
