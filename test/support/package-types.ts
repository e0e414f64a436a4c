/** The types of the package as a strict TypeScript project of its user sees them, under any way of resolving modules. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { addNodeTypes } from './package.js';

/** A user's module; the lines that must be refused show that the types are there and not `any`. */
const userModule = `
import { createBrain, createDevice, type Device, type Brain } from 'fieldbrain';
import { program, type Program } from 'fieldbrain/kernel';
import { explain, type Explanation } from 'fieldbrain/fuse';
import { createSupervised, deviceKinds, type DeviceKind, type SupervisedDevice } from 'fieldbrain/device';
import { parameterNames } from 'fieldbrain/brain';
import { transferEntropy } from 'fieldbrain/inference';
import { defineRobot, type Robot } from 'fieldbrain/robot';
import { loadNewest } from 'fieldbrain/store';

const brain: Promise<Brain> = createBrain({ sensors: 2, motors: 2 });
const device: Promise<Device> = createDevice('cpu', { threads: 1 });
const empty: Program = program('empty', () => undefined);
const explanation: Explanation = explain(empty);
const supervised: Promise<SupervisedDevice> = createSupervised({ rungs: [{ device: 'cpu' }] });
const kinds: readonly DeviceKind[] = deviceKinds;
const names: readonly string[] = parameterNames;
export const used = [brain, device, supervised, explanation, kinds, names, transferEntropy, defineRobot, loadNewest];
export type Used = Robot;
// @ts-expect-error there is no such device
createDevice('abacus');
// @ts-expect-error a rung names a device
createSupervised({ rungs: [{ executor: 'graph' }] });
// @ts-expect-error sensors must be said
createBrain({ motors: 2 });
// @ts-expect-error a program has a name
explain({ ...empty, name: 3 });
`;

/** What the compiler says about a user's module and about our declarations, in a folder where the package is installed. */
export function typeErrors(folder: string, resolution: ts.CompilerOptions): string[] {
  addNodeTypes(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const file = path.join(folder, 'user.ts');
  writeFileSync(file, userModule);
  const user = ts.createProgram([file], {
    ...resolution,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
    typeRoots: [path.join(folder, 'node_modules/@types')],
  });
  const ours = user.getSourceFiles().filter(({ fileName }) => !/node_modules\/(?!fieldbrain\/)/.test(fileName));
  return ours
    .flatMap((one) => [...user.getSemanticDiagnostics(one)])
    .map((one) => `${one.file?.fileName}: ${ts.flattenDiagnosticMessageText(one.messageText, '\n')}`);
}
