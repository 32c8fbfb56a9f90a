import { expect, it } from 'vitest';
import { nameParts } from './use-change-split.ts';

const amounts = { now: 0, before: 0 };

it('tells parts of the same name apart by their detail or id, and names categories with their parents', () => {
  const parts = [
    { ...amounts, id: '11', label: 'Mug', detail: 'MUG-1' },
    { ...amounts, id: '12', label: 'Mug', detail: 'MUG-2' },
    { ...amounts, id: '13', label: 'Cap' },
  ];
  expect(nameParts(parts, new Map()).map(({ label }) => label)).toEqual([
    'Mug (MUG-1)',
    'Mug (MUG-2)',
    'Cap',
  ]);

  const categories = new Map([
    [1, { id: 1, name: 'Home', parent: 0 }],
    [2, { id: 2, name: 'Lamps', parent: 1 }],
    [3, { id: 3, name: 'Lamps', parent: 0 }],
    [4, { id: 4, name: 'Lamps', parent: 0 }],
  ]);
  const lamps = [2, 3, 4].map((id) => ({ ...amounts, id: String(id), label: 'Lamps' }));
  expect(nameParts(lamps, categories).map(({ label }) => label)).toEqual([
    'Home › Lamps',
    'Lamps (#3)',
    'Lamps (#4)',
  ]);
});
