/** One case of one build: `node subject.mjs FOLDER "CASE"` prints its figures as JSON. */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { caseOf } from './cases.mjs';

const [folder, name] = process.argv.slice(2);
const figures = await caseOf(name)((file) => import(pathToFileURL(path.join(folder, 'dist', file)).href));
console.log(JSON.stringify(figures));
process.exit(0);
