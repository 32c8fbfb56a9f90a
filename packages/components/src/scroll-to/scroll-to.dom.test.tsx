import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { ScrollTo } from './scroll-to.tsx';

let scrollTo: MockInstance<typeof window.scrollTo>;

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo = vi.spyOn(window, 'scrollTo');
});

/** Sets the position of the children of a ScrollTo; with `undefined` they have no layout. */
function place(top: number | undefined) {
  const box = screen.getByText('Here');
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top ?? 0, 10, 10));
  const rects = top === undefined ? [] : [new DOMRect(0, top, 10, 10)];
  vi.spyOn(box, 'getClientRects').mockReturnValue(rects as unknown as DOMRectList);
}

it('scrolls to its children, with an offset, 250 ms after they appear (R9.9)', () => {
  render(<ScrollTo offset="-40">Here</ScrollTo>);
  place(500);
  vi.advanceTimersByTime(249);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo.mock.calls).toEqual([[0, 460]]);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('tries again every 250 ms while its children have no layout', () => {
  render(<ScrollTo>Here</ScrollTo>);
  place(undefined);
  vi.advanceTimersByTime(700);
  expect(scrollTo).not.toHaveBeenCalled();
  place(120);
  vi.advanceTimersByTime(50);
  expect(scrollTo.mock.calls).toEqual([[0, 120]]);
});

it('does not scroll after it is unmounted', () => {
  const { unmount } = render(<ScrollTo>Here</ScrollTo>);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});
