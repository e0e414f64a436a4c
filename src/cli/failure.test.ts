import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { FieldbrainError } from '../kernel/index.js';
import { CommandFailure, exitStatusOf, printFailure, stopOnUsageErrors, wrongArgument } from './failure.js';

async function failureOf(...parameters: string[]): Promise<unknown> {
  const program = new Command('fieldbrain')
    .version('1.2.3')
    .configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  program.command('doctor').action(() => undefined);
  stopOnUsageErrors(program);
  return program.parseAsync(parameters, { from: 'user' }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function printed(error: unknown, json = false): string {
  const output = recordOutput({ json });
  printFailure(error, output);
  return json ? output.answers.join('') : output.notes.join('');
}

it('names a wrong argument with what was got, what was expected and what to do', () => {
  const error = wrongArgument('validate --device', 'no such device', 'gpu', 'cpu or webgpu', 'Run fieldbrain doctor.');
  expect(printed(error)).toBe(
    'validate --device: no such device (got gpu, expected cpu or webgpu). Run fieldbrain doctor.\n',
  );
  expect(exitStatusOf(error)).toBe(2);
});

it('gives an error with its code and value as JSON', () => {
  const error = new CommandFailure('no-device', 'doctor: no device.', { value: 3 });
  expect(JSON.parse(printed(error, true))).toEqual({
    error: { code: 'no-device', message: 'doctor: no device.', value: 3 },
  });
  expect(exitStatusOf(error)).toBe(1);
});

it('shows at most 80 characters of a value, in text and in JSON', async () => {
  const series = Array.from({ length: 20_000 }, (_, i) => i);
  const error = wrongArgument('te', 'not usable', series, 'less', 'Give less.');
  expect(printed(error).length).toBeLessThan(140);
  expect(printed(error, true).length).toBeLessThan(350);
  expect(JSON.parse(printed(error, true)).error.value).toHaveLength(80);
  expect(printed(await failureOf('d'.repeat(5000))).length).toBeLessThan(220);
});

it('ends with status 2 where the library says that it was used wrongly', () => {
  expect(exitStatusOf(new FieldbrainError('usage', 'te --estimator: not usable.'))).toBe(2);
  expect(exitStatusOf(new FieldbrainError('file-invalid', 'x: damaged.'))).toBe(1);
});

it('puts what the system refused into our form', () => {
  let thrown: unknown;
  try {
    readFileSync('/no/such/file');
  } catch (error) {
    thrown = error;
  }
  expect(printed(thrown)).toMatch(
    /^fieldbrain: \/no\/such\/file: the system refused it \(got ENOENT: .*, expected .*\)\. Check/,
  );
  expect(exitStatusOf(thrown)).toBe(1);
});

it('takes errors of the library by their code', () => {
  const error = Object.assign(new Error('load: too large (got 2, expected 1). Use less.'), { code: 'out-of-memory' });
  expect(printed(error)).toBe('load: too large (got 2, expected 1). Use less.\n');
  expect(exitStatusOf(error)).toBe(1);
});

it('prints a defect with its stack', () => {
  const text = printed(new TypeError('x is not a function'));
  expect(text).toContain('a defect in fieldbrain');
  expect(text).toContain('failure.test.ts');
  expect(exitStatusOf(new TypeError('x'))).toBe(70);
});

it('turns usage errors of the program and of its commands into one line and status 2', async () => {
  const unknownCommand = await failureOf('docto');
  expect(printed(unknownCommand)).toBe(
    "fieldbrain: unknown command 'docto' (Did you mean doctor?). Run fieldbrain --help, or fieldbrain COMMAND --help.\n",
  );
  const unknownOption = await failureOf('doctor', '--fast');
  expect(printed(unknownOption)).toContain("unknown option '--fast'. Run");
  expect([exitStatusOf(unknownCommand), exitStatusOf(unknownOption)]).toEqual([2, 2]);
});

it('says nothing more where a command was left out and the help is there', async () => {
  const error = await failureOf();
  expect(exitStatusOf(error)).toBe(2);
  expect(printed(error)).toBe('');
  expect(JSON.parse(printed(error, true))).toMatchObject({ error: { code: 'usage' } });
});

it('lets --version and --help end well and print no error', async () => {
  for (const flag of ['--version', '--help']) {
    const error = await failureOf(flag);
    expect(exitStatusOf(error)).toBe(0);
    expect(printed(error)).toBe('');
  }
});
