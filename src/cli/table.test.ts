import { expect, it } from 'vitest';
import { formatTable } from './table.js';

const rows = [
  { name: 'evolve', micros: '12.5', note: '' },
  { name: 'µ', micros: '1,200.0', note: '' },
];

it('aligns words to the left and numbers to the right, and leaves empty columns out', () => {
  const columns = [
    { title: 'stage', cell: (row: (typeof rows)[number]) => row.name },
    { title: 'µs', cell: (row: (typeof rows)[number]) => row.micros, right: true },
    { title: 'note', cell: (row: (typeof rows)[number]) => row.note },
  ];
  expect(formatTable(columns, rows, '  ')).toBe(
    ['  stage        µs', '  evolve     12.5', '  µ       1,200.0'].join('\n'),
  );
  expect(formatTable(columns, [])).toBe('');
});
