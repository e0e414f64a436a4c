/**
 * A nats-server for the tests of fleets. Those that kill servers need 2.10.23 or newer, which Debian 12 does not have: there the
 * package of Debian 13 is fetched from the machine's own mirror, by an apt with lists of its own, and unpacked into
 * node_modules/.cache. Nothing of the system changes, and no root is needed. Where that cannot be done, the system's serves.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ask, CommandError, run } from './command.mjs';
import { inRepository } from './paths.mjs';

const oldestSafe = [2, 10, 23];
const folder = inRepository('node_modules', '.cache', 'nats-server');
const unpacked = path.join(folder, 'unpacked', 'usr', 'sbin', 'nats-server');

/**
 * The server to test with: the named one, our own, the system's.
 * @returns {Promise<{ binary: string, isOwn: boolean, isOld: boolean } | undefined>}
 */
export async function findNatsServer() {
  const named = process.env.FIELDBRAIN_NATS_SERVER;
  for (const binary of named ? [named] : [unpacked, 'nats-server', '/usr/sbin/nats-server']) {
    if (path.isAbsolute(binary) && !existsSync(binary)) continue;
    const version = /v(\d+)\.(\d+)\.(\d+)/.exec((await ask([binary, '--version'])) ?? '');
    if (version === null) continue;
    const parts = version.slice(1).map(Number);
    return { binary, isOwn: binary === unpacked, isOld: isBelow(parts, oldestSafe) };
  }
  return undefined;
}

/** Fetches and unpacks the package of Debian 13. */
export async function unpackNatsServer() {
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb') || !existsSync(keys)) return;
  const mirror = debianMirror();
  if (mirror === undefined) return;
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['lists/partial', 'archives/partial', 'parts'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const sources = path.join(folder, 'trixie.list');
  writeFileSync(sources, `deb [signed-by=${keys}] ${mirror} trixie main\n`);
  const own = [
    ...['-q', '-o', `Dir::Etc::SourceList=${sources}`, '-o', `Dir::Etc::SourceParts=${path.join(folder, 'parts')}`],
    ...[
      '-o',
      `Dir::State::Lists=${path.join(folder, 'lists')}`,
      '-o',
      `Dir::Cache=${folder}`,
      '-o',
      'APT::Sandbox::User=',
    ],
    ...['-o', 'Acquire::Retries=3', '-o', 'Acquire::Languages=none'],
  ];
  await run("reading Debian 13's package list for nats-server", ['apt-get', ...own, 'update']);
  await run('fetching nats-server of Debian 13', ['apt-get', ...own, 'download', 'nats-server'], { cwd: folder });
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file === undefined) throw new CommandError('apt fetched no nats-server.', []);
  await run('unpacking nats-server', ['dpkg-deb', '-x', path.join(folder, file), path.join(folder, 'unpacked')]);
  for (const name of ['lists', 'archives', 'parts', file])
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** The address from which this machine gets Debian; undefined on other systems. */
function debianMirror() {
  const lists = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(lists) ? readdirSync(lists).map((name) => path.join(lists, name)) : []),
  ];
  for (const file of files.filter((name) => existsSync(name))) {
    const text = readFileSync(file, 'utf8');
    const found = /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(https?:\/\/\S+\/debian)\/?(?:\s|$)/m.exec(text);
    if (found !== null) return found[1];
  }
  return undefined;
}

/**
 * @param {number[]} version
 * @param {number[]} least
 */
function isBelow(version, least) {
  const at = least.findIndex((part, i) => version[i] !== part);
  return at >= 0 && version[at] < least[at];
}
