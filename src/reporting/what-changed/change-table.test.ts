import { expect, it } from 'vitest';
import { getChangeHeaders } from './change-table.tsx';
import type { ChangeView } from './use-change-split.ts';

const definition = { label: () => 'Product' } as Parameters<typeof getChangeHeaders>[0];

const labelsOf = (primary: object, secondary: object) =>
  getChangeHeaders(definition, { dates: { primary, secondary } } as ChangeView['request'])
    .slice(1, 3)
    .map(({ label }) => label);

it('has the names of both ranges, or their dates if the names are the same', () => {
  const [march, february] = [{ range: 'Mar 1 - 31, 2026' }, { range: 'Feb 1 - 28, 2026' }];
  expect(
    labelsOf({ ...march, label: 'Custom' }, { ...february, label: 'Previous period' }),
  ).toEqual(['Custom', 'Previous period']);
  expect(labelsOf({ ...march, label: 'Custom' }, { ...february, label: 'Custom' })).toEqual([
    'Mar 1 - 31, 2026',
    'Feb 1 - 28, 2026',
  ]);
});
