import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useActivePoint } from './use-active-point.ts';

describe('useActivePoint', () => {
  const plot = document.createElement('div');
  const POINT = { index: 1, key: null, by: 'pointer', anchor: { x: 0, y: 0 } } as const;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(plot);
  });

  const setUp = () => {
    const { result, unmount } = renderHook(() => useActivePoint(plot));
    act(() => result.current.setActive(POINT));
    expect(result.current.active).toEqual(POINT);
    return { result, unmount };
  };

  it('clears the point on a pointer press outside the plot, but not inside it', () => {
    const { result } = setUp();
    act(() => void fireEvent.pointerDown(plot));
    expect(result.current.active).toEqual(POINT);
    act(() => void fireEvent.pointerDown(document.body));
    expect(result.current.active).toBeNull();
  });

  it('keeps the point after its own scroll of the chart, but only once and only if the chart did scroll', () => {
    const { result } = setUp();
    const scroller = document.createElement('div');
    result.current.scrollSideways(scroller, 40);
    expect(scroller.scrollLeft).toBe(40);
    act(() => void fireEvent.scroll(document));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.active).toEqual(POINT);
    result.current.scrollSideways(scroller, 0);
    result.current.scrollSideways(null, 40);
    act(() => void fireEvent.scroll(document));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.active).toBeNull();
  });
});
