import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrintTime } from './use-print-time.ts';

it('usePrintTime gives the time of the first render, then that of the last print', () => {
  let time = 1000;
  const { result, rerender } = renderHook(() => usePrintTime(() => time));
  time = 2000;
  rerender();
  expect(result.current).toBe(1000);
  act(() => void fireEvent(globalThis.window, new Event('beforeprint')));
  expect(result.current).toBe(2000);
});
