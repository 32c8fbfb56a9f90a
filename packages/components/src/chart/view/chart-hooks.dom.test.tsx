import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useActivePoint } from './use-active-point.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

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

  it('clears the point when the page is scrolled', () => {
    const { result } = setUp();
    act(() => void fireEvent.scroll(document));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.active).toBeNull();
  });

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

describe('useRestoreFocus', () => {
  const setUp = () => {
    document.body.innerHTML = '<main><div id="body"></div></main><button>Help</button>';
    const body = { current: document.querySelector<HTMLElement>('#body')! };
    const { result, rerender } = renderHook(
      (isRequesting: boolean) => useRestoreFocus(body, isRequesting),
      {
        initialProps: false,
      },
    );
    const draw = () => {
      body.current.innerHTML = '<div role="application" tabindex="0" aria-label="Orders"></div>';
      rerender(false);
      return body.current.querySelector('[role="application"]');
    };
    return { result, rerender, draw };
  };

  it('moves the focus to the new plot after the user selects a range, once', () => {
    const { result, rerender, draw } = setUp();
    act(() => result.current());
    rerender(true);
    expect(draw()).toHaveFocus();
    rerender(true);
    expect(draw()).not.toHaveFocus();
  });

  it('does not move the focus when the user has moved it, or when no range was selected', () => {
    const { result, rerender, draw } = setUp();
    rerender(true);
    expect(draw()).not.toHaveFocus();
    act(() => result.current());
    rerender(true);
    document.querySelector('button')?.focus();
    draw();
    expect(document.querySelector('button')).toHaveFocus();
  });
});
