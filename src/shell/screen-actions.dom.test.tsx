import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getScreenActions, useScreenAction, type PageAction } from './screen-actions.ts';

const action = (label: string): PageAction[] => [{ label, run: () => {} }];

it('useScreenAction offers the part of the last render while it is mounted', () => {
  const [first, second, other] = ['All', 'Page', 'Other'].map(action);
  const { rerender, unmount } = renderHook((part) => useScreenAction('downloads', part), {
    initialProps: first,
  });
  expect(getScreenActions().downloads).toBe(first);
  rerender(second);
  expect(getScreenActions().downloads).toBe(second);
  // The next screen may mount before the previous one unmounts.
  const next = renderHook(() => useScreenAction('downloads', other));
  unmount();
  expect(getScreenActions().downloads).toBe(other);
  next.unmount();
  expect(getScreenActions()).not.toHaveProperty('downloads');
});
