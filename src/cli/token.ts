/** `--token-file` of the commands that call a server: the same file as the server's own, or one line of it. */
import { chooseToken, readTokens } from '../robot/client/token-file.js';
import type { Role, TokenLine } from '../robot/index.js';
import { fromCommandLine } from './failure.js';
import { readTextFile } from './file.js';

/** The option's help; `role` is what the command needs. */
export function tokenOption(role: Role): readonly [flag: string, help: string] {
  return ['--token-file <file>', `the server's token file, or its line for ${role}`];
}

/** The token that suits a command, from a file in the server's own format. */
export function readTokenOption(command: string, file: string, role: Role): TokenLine {
  const place = `${command} --token-file`;
  const text = readTextFile(place, file);
  return fromCommandLine(() => chooseToken(`${place} ${file}`, readTokens(`${place} ${file}`, text), role));
}

/** A token's text, as web listeners take it. */
export function textOf({ secret }: TokenLine): string {
  return Buffer.from(secret).toString('hex');
}
