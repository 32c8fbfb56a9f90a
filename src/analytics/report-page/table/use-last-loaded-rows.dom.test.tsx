import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastLoadedRows } from './use-last-loaded-rows.ts';

const KNOWN = { isBusy: false, isError: false };
const BUSY = { isBusy: true, isError: false };
const FAILED = { isBusy: false, isError: true };

it('shows the previous rows of a table while other rows of it are loading', () => {
  const [one, two, none] = [{ rows: ['1'] }, { rows: ['2'] }, { rows: [] as string[] }];
  const { result, rerender } = renderHook(
    ({ owner, content, state }) => useLastLoadedRows(owner, content, state),
    { initialProps: { owner: 'orders', content: none, state: BUSY } },
  );
  const turnTo = (owner: string, content: typeof one, state: typeof BUSY) => {
    rerender({ owner, content, state });
    return [result.current.content, result.current.isStale];
  };
  expect(result.current).toEqual({ content: none, isStale: false });
  expect(turnTo('orders', one, KNOWN)).toEqual([one, false]);
  expect(turnTo('orders', none, BUSY)).toEqual([one, true]);
  expect(turnTo('orders', two, KNOWN)).toEqual([two, false]);
  expect(turnTo('orders', none, BUSY)).toEqual([two, true]);
  // Another table starts without previous rows, even if its rows are equal.
  expect(turnTo('coupons', none, BUSY)).toEqual([none, false]);
  expect(turnTo('coupons', two, KNOWN)).toEqual([two, false]);
  expect(turnTo('coupons', none, BUSY)).toEqual([two, true]);
  // After a failure there are no previous rows to show.
  expect(turnTo('coupons', none, FAILED)).toEqual([none, false]);
  expect(turnTo('coupons', none, BUSY)).toEqual([none, false]);
});
