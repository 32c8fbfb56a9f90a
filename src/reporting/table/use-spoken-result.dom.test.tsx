import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeResult, useSpokenResult } from './use-spoken-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('speaks a result once the user has stopped typing, not that with which the page opens', () => {
  const { result, rerender } = renderHook(useSpokenResult, {
    initialProps: undefined as string | undefined,
  });
  const show = (text: string | undefined, wait = 1000) => {
    rerender(text);
    act(() => void vi.advanceTimersByTime(wait));
    return result.current;
  };
  expect(show('')).toBe('');
  expect(show(describeResult('te', 9, '9'), 100)).toBe('');
  expect(show(describeResult('tea', 1, '1'))).toBe('tea: 1 row found');
  expect(show(undefined)).toBe('tea: 1 row found');
  expect(show('')).toBe('');
});
