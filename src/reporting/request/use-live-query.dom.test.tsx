import type { RequestDates } from '@tillview/data';
import { getCurrentDates, getDateParamsFromQuery } from '@tillview/date';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLiveQuery } from './use-live-query.ts';

const datesOf = (query: object): RequestDates => ({
  ...getCurrentDates(query),
  params: getDateParamsFromQuery(query),
  corrections: [],
});

const month = { period: 'month', compare: 'previous_year' };

it.each([
  ['renews a query that is compared up to now', { ...month, compare_until: 'now' }, true],
  ['keeps a query that is compared with whole days', month, false],
])('%s when the figures are read again', (_, query, isRenewed) => {
  const dates = datesOf(query);
  const { result, rerender } = renderHook(
    ({ receivedAt, current }: { receivedAt: number | undefined; current: typeof query }) => {
      const live = useLiveQuery(current);
      live.follow(dates, receivedAt);
      return live.query;
    },
    { initialProps: { receivedAt: undefined as number | undefined, current: query } },
  );
  act(() => rerender({ receivedAt: 1, current: query }));
  expect(result.current).toBe(query);
  act(() => rerender({ receivedAt: 2, current: query }));
  expect(result.current).toEqual(query);
  expect(result.current === query).toBe(!isRenewed);
  const other = { ...query };
  act(() => rerender({ receivedAt: 2, current: other }));
  expect(result.current).toBe(other);
});
