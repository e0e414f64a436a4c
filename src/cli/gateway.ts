/**
 * `fieldbrain gateway`: robots connect here, and their brains are on the workers of a fleet. It speaks the robots' protocol as
 * `serve` does and keeps nothing: a robot that loses it connects to another.
 */
import process from 'node:process';
import type { Command } from 'commander';
import { exitStatus } from './failure.js';
import { type NatsArguments, natsOptions, readNats, readNodeName } from './nats-options.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { readSettings, type SettingArguments, settingOptions, waitForEnd } from './settings.js';

export interface GatewayArguments extends SettingArguments, NatsArguments {
  readonly name?: string;
}

const chosen = ['host', 'robots.port', 'http.port', 'logLevel'];

export function register(program: Command): void {
  const command = program
    .command('gateway')
    .description('let robots in to a fleet over NATS')
    .option('--name <name>', 'of this gateway; by its process number by default');
  settingOptions(natsOptions(command), (key) => chosen.includes(key) || key.startsWith('access.'))
    .option(...jsonOption)
    .action(async (options: GatewayArguments) => {
      try {
        process.exitCode = await runGateway(options, processOutput(options));
      } finally {
        // Also after a failed start: the channel to a parent alone would keep the process.
        setTimeout(() => process.exit(), 200).unref();
      }
    });
}

/** Serves until it is asked to end. */
export async function runGateway(options: GatewayArguments, output: Output, signal?: AbortSignal): Promise<number> {
  const nats = readNats('gateway', options);
  const name = readNodeName('gateway --name', options.name ?? `gateway-${process.pid}`);
  const settings = await readSettings('gateway', options, output);
  const { FleetGateway } = await import('../fleet/gateway.js');
  const ended = waitForEnd(signal);
  const log = output.isTerminal ? (await import('./log-lines.js')).plainLog(output, settings.logLevel) : undefined;
  const gateway = await FleetGateway.start({ name, nats, settings, ...(log === undefined ? {} : { log }) });
  const { ports } = gateway;
  const { host } = settings;
  printAnswer(output, { name, fleet: nats.fleet, host, ports, pid: process.pid }, () =>
    [
      `gateway   ${name} of fleet ${nats.fleet}`,
      `robots    ${host}:${ports.robots}`,
      `metrics   ${settings.access?.tlsCert === undefined ? 'http' : 'https'}://${host}:${ports.http}/metrics`,
    ].join('\n'),
  );
  await ended;
  output.note('closing: robots stop and go to other gateways\n');
  await gateway.close();
  return exitStatus.ok;
}
