/** The options by which commands of a fleet find NATS, and what they become. Passwords come from the environment, never from a flag. */
import process from 'node:process';
import type { Command } from 'commander';
import type { BusOptions } from '../fleet/bus.js';
import { readChoice } from './arguments.js';
import { wrongArgument } from './failure.js';
import { readTextFile } from './file.js';

export interface NatsArguments {
  readonly nats?: readonly string[];
  readonly fleet?: string;
  readonly replicas?: string;
  readonly natsCreds?: string;
  readonly natsUser?: string;
  readonly natsCa?: string;
  readonly natsFixed?: boolean;
}

export const usualNats = 'nats://127.0.0.1:4222';

export function natsOptions(command: Command): Command {
  return command
    .option('--nats <urls...>', `NATS servers (${usualNats})`)
    .option('--fleet <name>', 'which fleet on these servers', 'main')
    .option('--replicas <number>', 'copies of ownership and checkpoints: 3 with three servers', '1')
    .option('--nats-creds <file>', 'credentials of a NATS user')
    .option('--nats-user <name>', 'a NATS user; its password is read from FIELDBRAIN_NATS_PASSWORD')
    .option('--nats-ca <file>', "TLS to NATS, with the servers' authority")
    .option('--nats-fixed', 'use only the servers that are named, and ignore others that they announce');
}

export function readNats(place: string, options: NatsArguments): Omit<BusOptions, 'name' | 'onStatus' | 'onFault'> {
  const { nats = [usualNats], fleet = 'main', natsCreds, natsUser, natsCa, natsFixed = false } = options;
  for (const url of nats)
    if (!/^(nats|tls):\/\/[^\s/]+$/.test(url))
      throw wrongArgument(`${place} --nats`, 'not an address', url, 'such as nats://127.0.0.1:4222', 'Correct it.');
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(fleet))
    throw wrongArgument(
      `${place} --fleet`,
      'not a name',
      fleet,
      '1 to 64 letters, digits, dashes or underscores',
      'Correct it.',
    );
  const replicas = readChoice(`${place} --replicas`, options.replicas ?? '1', [1, 3, 5]);
  // Read again by the client; looked at here so that a wrong name is a wrong option.
  if (natsCreds !== undefined) readTextFile(`${place} --nats-creds`, natsCreds);
  if (natsCa !== undefined) readTextFile(`${place} --nats-ca`, natsCa);
  return {
    servers: nats,
    fleet,
    replicas,
    ignoreClusterUpdates: natsFixed,
    ...(natsCreds === undefined ? {} : { credentials: natsCreds }),
    ...(natsUser === undefined ? {} : { user: natsUser, password: process.env.FIELDBRAIN_NATS_PASSWORD ?? '' }),
    ...(natsCa === undefined ? {} : { tls: { authority: natsCa } }),
  };
}

/** A name of a worker or gateway, as it stands in subjects. */
export function readNodeName(place: string, name: string): string {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return name;
  throw wrongArgument(place, 'not a name', name, '1 to 64 letters, digits, dashes or underscores', 'Give another.');
}
