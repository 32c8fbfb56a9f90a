import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDismissTimer } from './use-dismiss-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('useDismissTimer', () => {
  it('calls the callback from the last render', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook((onDismiss) => useDismissTimer(onDismiss, true), {
      initialProps: first,
    });
    rerender(second);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it.each(['Pointer', 'Focus'] as const)('starts again after the %s has left', (kind) => {
    const onDismiss = vi.fn();
    const { result } = renderHook(() => useDismissTimer(onDismiss, true));
    act(() => void vi.advanceTimersByTime(9_999));
    act(() => (kind === 'Focus' ? result.current.onFocus() : result.current.onPointerEnter()));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => (kind === 'Focus' ? result.current.onBlur() : result.current.onPointerLeave()));
    act(() => void vi.advanceTimersByTime(9_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('does nothing while it is disabled or after unmounting', () => {
    const onDismiss = vi.fn();
    renderHook(() => useDismissTimer(onDismiss, false));
    renderHook(() => useDismissTimer(onDismiss, true)).unmount();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
