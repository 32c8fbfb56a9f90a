import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatest } from './use-latest.ts';

it('useLatest returns the same ref with the value of the last render', () => {
  const { result, rerender } = renderHook((value: string) => useLatest(value), {
    initialProps: 'first',
  });
  const ref = result.current;
  expect(ref.current).toBe('first');
  rerender('second');
  expect(result.current).toBe(ref);
  expect(ref.current).toBe('second');
});
