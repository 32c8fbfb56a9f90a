import { expect, it } from 'vitest';
import { tellApart } from './tell-apart.ts';

it.each([
  [
    'no name twice',
    [
      { id: 1, name: 'Mug', detail: 'M' },
      { id: 2, name: 'Cup' },
    ],
    ['Mug', 'Cup'],
  ],
  [
    'equal names with details',
    [
      { id: 1, name: 'Mug', detail: 'M-1' },
      { id: 2, name: 'Cup' },
      { id: 3, name: 'Mug ', detail: 'M-2' },
    ],
    ['Mug (M-1)', 'Cup', 'Mug  (M-2)'],
  ],
  [
    'equal names, two of them with the same detail',
    [
      { id: 1, name: 'Mug', detail: 'M' },
      { id: 2, name: 'Mug', detail: 'M' },
      { id: 3, name: 'Mug', detail: 'N' },
      { id: 4, name: 'Mug' },
    ],
    ['Mug (#1)', 'Mug (#2)', 'Mug (N)', 'Mug (#4)'],
  ],
  [
    'one item twice',
    [
      { id: 1, name: 'Mug' },
      { id: '1', name: 'Mug' },
    ],
    ['Mug', 'Mug'],
  ],
])('tells items apart: %s', (_, items, names) => {
  expect(tellApart(items)).toEqual(names);
});
