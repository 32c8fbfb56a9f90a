import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeferUntilPointerUp } from './use-defer-until-pointer-up.ts';
import { useStableHighlight } from './use-stable-highlight.ts';
import { useStatusMessage } from './use-status-message.ts';

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

describe('useStableHighlight', () => {
  const setUp = () => {
    const setHighlightedIndex = vi.fn();
    const { rerender } = renderHook(
      ({ index, keys }: { index: number; keys: string[] }) =>
        useStableHighlight(
          { highlightedIndex: index, setHighlightedIndex },
          keys.map((key) => ({ key, label: key, value: key })),
        ),
      { initialProps: { index: 1, keys: ['mug', 'kite', 'lamp'] } },
    );
    return { rerender, setHighlightedIndex };
  };

  it('follows its option to another index, and is cleared when the option is removed', () => {
    const { rerender, setHighlightedIndex } = setUp();
    rerender({ index: 1, keys: ['kite', 'mug', 'lamp'] });
    expect(setHighlightedIndex.mock.calls).toEqual([[0]]);
    rerender({ index: 0, keys: ['kite', 'mug', 'lamp'] });
    rerender({ index: 0, keys: ['mug', 'lamp'] });
    expect(setHighlightedIndex.mock.calls).toEqual([[0], [-1]]);
  });

  it('does nothing when the highlight was moved, or when the options stay the same', () => {
    const { rerender, setHighlightedIndex } = setUp();
    rerender({ index: 2, keys: ['mug', 'kite', 'lamp'] });
    rerender({ index: 2, keys: ['mug', 'kite', 'lamp'] });
    rerender({ index: 0, keys: ['lamp', 'kite', 'mug'] });
    expect(setHighlightedIndex).not.toHaveBeenCalled();
  });
});

describe('useStatusMessage', () => {
  it('announces the same count again for another query, and nothing for a closed list', () => {
    const initialProps: { count: number | undefined; query: string } = { count: 1, query: 'm' };
    const { result, rerender } = renderHook(({ count, query }) => useStatusMessage(count, query), {
      initialProps,
    });
    const at = (time: number) => {
      act(() => void vi.advanceTimersByTime(time));
      return result.current;
    };
    expect(at(199)).toBe('');
    expect(at(1)).toMatch(/^1 result is available/);
    expect(at(499)).toMatch(/^1 result is available/);
    expect(at(1)).toBe('');
    rerender({ count: 1, query: 'mu' });
    expect(at(200)).toMatch(/^1 result is available/);
    rerender({ count: undefined, query: 'mu' });
    expect(result.current).toBe('');
    expect(at(1000)).toBe('');
    rerender({ count: 0, query: 'mux' });
    rerender({ count: undefined, query: 'mux' });
    expect(at(200)).toBe('');
  });
});
