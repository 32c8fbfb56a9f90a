import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownRows } from './use-shown-rows.ts';

const KNOWN = { isBusy: false, isError: false };
const BUSY = { isBusy: true, isError: false };
const FAILED = { isBusy: false, isError: true };

it('shows the last rows of a table while others of it are read', () => {
  const [one, two, none] = [{ rows: ['1'] }, { rows: ['2'] }, { rows: [] as string[] }];
  const { result, rerender } = renderHook(
    ({ owner, content, state }) => useShownRows(owner, content, state),
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
  // Another table begins with nothing, also one with the same rows.
  expect(turnTo('coupons', none, BUSY)).toEqual([none, false]);
  expect(turnTo('coupons', two, KNOWN)).toEqual([two, false]);
  expect(turnTo('coupons', none, BUSY)).toEqual([two, true]);
  // What failed leaves nothing to come back to.
  expect(turnTo('coupons', none, FAILED)).toEqual([none, false]);
  expect(turnTo('coupons', none, BUSY)).toEqual([none, false]);
});
