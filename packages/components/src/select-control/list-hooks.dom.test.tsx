import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeferUntilPointerUp } from './use-defer-until-pointer-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('useDeferUntilPointerUp', () => {
  const setUp = (isEnabled = true) => {
    const change = vi.fn();
    const { result, unmount } = renderHook(() => useDeferUntilPointerUp(document.body, isEnabled));
    return { change, defer: () => result.current(change), unmount };
  };

  it('applies a change at once when no button is pressed', () => {
    const { change, defer } = setUp();
    defer();
    expect(change).toHaveBeenCalledOnce();
  });

  it.each(['mouseUp', 'dragEnd'] as const)(
    'applies a change once, after the %s that ends a press',
    (end) => {
      const { change, defer } = setUp();
      fireEvent.mouseDown(document.body);
      defer();
      expect(change).not.toHaveBeenCalled();
      fireEvent[end](document.body);
      // The click event belongs to the same press and comes after it.
      expect(change).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(change).toHaveBeenCalledOnce();
      fireEvent.mouseDown(document.body);
      fireEvent[end](document.body);
      vi.runAllTimers();
      expect(change).toHaveBeenCalledOnce();
      defer();
      expect(change).toHaveBeenCalledTimes(2);
    },
  );

  it('applies a change at once while it is disabled', () => {
    const { change, defer } = setUp(false);
    fireEvent.mouseDown(document.body);
    defer();
    expect(change).toHaveBeenCalledOnce();
    fireEvent.mouseUp(document.body);
  });

  it('applies no change after unmounting', () => {
    const { change, defer, unmount } = setUp();
    fireEvent.mouseDown(document.body);
    defer();
    fireEvent.mouseUp(document.body);
    unmount();
    vi.runAllTimers();
    expect(change).not.toHaveBeenCalled();
  });
});
