import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPageParts, usePagePart, type PageAction } from './page-parts.ts';

const action = (label: string): PageAction[] => [{ label, run: () => {} }];

it('usePagePart offers the part of the last render while it is mounted', () => {
  const [first, second, other] = ['All', 'Page', 'Other'].map(action);
  const { rerender, unmount } = renderHook((part) => usePagePart('downloads', part), {
    initialProps: first,
  });
  expect(getPageParts().downloads).toBe(first);
  rerender(second);
  expect(getPageParts().downloads).toBe(second);
  // The next screen may mount before the previous one unmounts.
  const next = renderHook(() => usePagePart('downloads', other));
  unmount();
  expect(getPageParts().downloads).toBe(other);
  next.unmount();
  expect(getPageParts()).not.toHaveProperty('downloads');
});
