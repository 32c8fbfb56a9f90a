import { renderHook } from '@testing-library/react';
import type { FocusEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useActiveRow } from './use-active-row.ts';

it('calls the callback of the last render when a list with the focus is unmounted', () => {
  const [first, last, other] = [vi.fn(), vi.fn(), vi.fn()];
  const list = { current: null };
  const setUp = (onUnmountWithFocus: () => void) =>
    renderHook(
      (current: () => void) =>
        useActiveRow({ list, rows: [], onShift: () => undefined, onUnmountWithFocus: current }),
      { initialProps: onUnmountWithFocus },
    );
  const { result, rerender, unmount } = setUp(first);
  rerender(last);
  const target = document.createElement('input');
  result.current.onFocus({ target } as unknown as FocusEvent<HTMLElement>);
  unmount();
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledOnce();
  setUp(other).unmount();
  expect(other).not.toHaveBeenCalled();
});
