import { expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { formatJson, printAnswer } from './output.js';

it('prints the text of an answer, or the answer as JSON', () => {
  const text = recordOutput();
  printAnswer(text, { devices: 2 }, ({ devices }) => `${devices} devices`);
  expect(text.answers).toEqual(['2 devices\n']);
  const json = recordOutput({ json: true });
  printAnswer(json, { devices: 2 }, () => 'not this');
  expect(JSON.parse(json.answers.join(''))).toEqual({ devices: 2 });
  expect(json.notes).toEqual([]);
});

it('keeps typed arrays, big integers and non-finite numbers readable in JSON', () => {
  const value = { values: new Float32Array([1, 0.5, Number.NaN]), bytes: 12n, error: Number.POSITIVE_INFINITY };
  expect(JSON.parse(formatJson(value))).toEqual({ values: [1, 0.5, 'NaN'], bytes: '12', error: 'Infinity' });
});
