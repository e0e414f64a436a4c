/**
 * Runs one outside command for the set-up: quiet while it is quick, a progress line every few seconds while it is
 * not, and its last lines when it fails. Not a shell: the program and its arguments are passed as they are.
 */
import { spawn } from 'node:child_process';

const heartbeatMs = 5_000;
const keptLines = 25;

/** A command that could not be started, or that ended with another status than 0. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string[]} lastLines
   */
  constructor(message, lastLines) {
    super(message);
    this.name = 'CommandError';
    this.lastLines = lastLines;
  }
}

/**
 * @param {string} what  what the command is for, as the progress lines call it
 * @param {string[]} command  program and arguments
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<void>}
 */
export async function run(what, command, options = {}) {
  const startMs = Date.now();
  console.error(`setup: ${what} ...`);
  /** @type {string[]} */
  const lines = [];
  let heartbeats = 0;
  const heartbeat = setInterval(() => {
    heartbeats += 1;
    const last = lines.at(-1);
    const said = last === undefined ? '' : `: ${last.slice(0, 100)}`;
    console.error(`setup: ${what} ... ${seconds(startMs)} s${said}`);
  }, heartbeatMs);
  try {
    const status = await collect(command, options, lines);
    if (status !== 0) {
      const tail = lines.map((line) => `\n    ${line}`).join('');
      throw new CommandError(`${what} failed (\`${command.join(' ')}\` ended with ${status}).${tail}`, lines);
    }
  } finally {
    clearInterval(heartbeat);
  }
  if (heartbeats > 0) console.error(`setup: ${what}: done in ${seconds(startMs)} s`);
}

/**
 * Runs a quick command and returns what it wrote to standard output, or undefined where it failed or is not installed:
 * for questions whose answer may be "no".
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, timeoutMs?: number }} [options]
 * @returns {Promise<string | undefined>}
 */
export function ask([program, ...parameters], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, LC_ALL: 'C', ...options.env },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: options.timeoutMs ?? 60_000,
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', () => resolve(undefined));
    child.on('close', (status) => resolve(status === 0 ? output : undefined));
  });
}

/**
 * @param {string[]} command
 * @param {{ cwd?: string, env?: Record<string, string> }} options
 * @param {string[]} lines  receives the last lines that the command wrote
 * @returns {Promise<number | string>}
 */
function collect([program, ...parameters], options, lines) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.on('data', (chunk) => {
        const parts = (rest + chunk).split(/[\r\n]+/);
        rest = parts.pop() ?? '';
        lines.push(...parts.filter((line) => line.trim() !== ''));
        lines.splice(0, lines.length - keptLines);
      });
      stream.on('end', () => {
        if (rest.trim() !== '') lines.push(rest);
      });
    }
    child.on('error', (error) =>
      reject(new CommandError(`\`${program}\` could not be started: ${error.message}.`, [])),
    );
    child.on('close', (status, signal) => resolve(status ?? signal ?? 'unknown'));
  });
}

/** @param {number} startMs */
function seconds(startMs) {
  return Math.round((Date.now() - startMs) / 1000);
}
