import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptIdentity } from './use-kept-identity.ts';
import { usePreviousData } from './use-previous-data.ts';

it('a value that is created in each render is the same object while it is equal', () => {
  const { result, rerender } = renderHook((ids: number[]) => useKeptIdentity({ ids }), {
    initialProps: [1],
  });
  const before = result.current;
  rerender([1]);
  expect(result.current).toBe(before);
  rerender([1, 2]);
  expect(result.current).toEqual({ ids: [1, 2] });
});

it('the previous data of a view are shown while others of it are loading', () => {
  const pending = { isPending: true, isFailed: false };
  const ready = { isPending: false, isFailed: false };
  const failed = { isPending: false, isFailed: true };
  const [one, two, none] = [{ rows: ['1'] }, { rows: ['2'] }, { rows: [] as string[] }];
  const { result, rerender } = renderHook(
    ({ view, data, state }) => usePreviousData(data, { of: view, ...state }),
    { initialProps: { view: 'orders', data: none, state: pending } },
  );
  const turnTo = (view: string, data: typeof one, state: typeof pending) => {
    rerender({ view, data, state });
    return [result.current.data, result.current.isPrevious];
  };
  expect(result.current).toEqual({ data: none, isPrevious: false });
  expect(turnTo('orders', one, ready)).toEqual([one, false]);
  expect(turnTo('orders', none, pending)).toEqual([one, true]);
  expect(turnTo('orders', two, ready)).toEqual([two, false]);
  expect(turnTo('orders', none, failed)).toEqual([none, false]);
  expect(turnTo('orders', none, pending)).toEqual([two, true]);
  // Another view starts without previous data, even if they are equal.
  expect(turnTo('coupons', none, pending)).toEqual([none, false]);
  expect(turnTo('coupons', two, ready)).toEqual([two, false]);
  expect(turnTo('coupons', none, pending)).toEqual([two, true]);
});
