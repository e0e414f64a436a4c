/** Where a program of a child or of a thread lies: beside its caller in the built package; seen from the sources, in the build. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FieldbrainError } from '../../kernel/errors.js';

export function entryBeside(callerUrl: string, folder: string, file: string): string {
  const beside = fileURLToPath(new URL(`./${file}`, callerUrl));
  if (existsSync(beside)) return beside;
  const built = fileURLToPath(new URL(`../../../dist/${folder}/${file}`, callerUrl));
  if (existsSync(built)) return built;
  throw new FieldbrainError(
    'device-unavailable',
    `child: its program is missing (got neither ${beside} nor ${built}). Run npm run build.`,
  );
}
