/** The order in which the kernel that gives the outputs loads, stores and says that they are there. */
import { expect, it } from 'vitest';
import { portText } from './port-kernels.js';

it('says that the outputs are there by one release behind the barrier, with the count loaded before it', () => {
  const text = portText('');
  const gives = text.slice(text.indexOf('give_outputs(')).split('\n');
  const place = (what: string): number => {
    const places = gives.flatMap((line, at) => (line.includes(what) ? [at] : []));
    expect(places, what).toHaveLength(1);
    return places[0];
  };
  const order = [
    'stage_begins(true);',
    'next = *count + 1u;',
    '((uint4*)to)[i] =',
    '__syncthreads();',
    '*count = next;',
  ];
  const places = [...order, 'store_release_sys(done, next);'].map(place);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  // A fence of every thread would be waited for on top of the release's own.
  expect(text).not.toContain('__threadfence');
});
