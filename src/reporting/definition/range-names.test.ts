import type { RequestDates } from '@tillview/data';
import { getCurrentDates, getDateParamsFromQuery } from '@tillview/date';
import { expect, it } from 'vitest';
import { getRangeNames } from './range-names.ts';

const namesOf = (query: object): readonly unknown[] => {
  const dates: RequestDates = {
    ...getCurrentDates(query),
    params: getDateParamsFromQuery(query),
    corrections: [],
  };
  return Object.values(getRangeNames(dates));
};
const march = { period: 'custom', after: '2026-03-01', before: '2026-03-31' };
const february = { compare: 'custom', compare_after: '2026-02-01', compare_before: '2026-02-28' };

it.each([
  [{ ...march, ...february }, ['Mar 1 - 31, 2026', 'Feb 1 - 28, 2026']],
  [{ ...march, compare: 'previous_month' }, ['Mar 1 - 31, 2026', 'Previous month']],
  [{ ...march, preset: 'last_7_days', compare: 'none' }, ['Last 7 days', undefined]],
  [{ period: 'month', compare: 'previous_year' }, ['Month to date', 'Previous year']],
])('a heading of %j has no name "Custom": %j', (query, names) => {
  expect(namesOf(query)).toEqual(names);
});
