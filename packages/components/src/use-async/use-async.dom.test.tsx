import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAsync } from './use-async.ts';

describe('useAsync', () => {
  it('returns the value when it is loaded', async () => {
    const load = () => Promise.resolve('the value');
    const { result } = renderHook(() => useAsync(load));
    expect(result.current).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', value: 'the value' }));
  });

  it('loads again when retry is called after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
    const { result } = renderHook(() => useAsync(load));
    await waitFor(() => expect(result.current.state).toBe('failed'));
    load.mockResolvedValue('the value');
    act(() => {
      if (result.current.state === 'failed') result.current.retry();
    });
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', value: 'the value' }));
  });

  it('ignores the result of an earlier load', async () => {
    let finishFirst: (value: string) => void = () => {};
    const first = () => new Promise<string>((resolve) => (finishFirst = resolve));
    const second = () => Promise.resolve('second');
    const { result, rerender } = renderHook(({ load }) => useAsync(load), {
      initialProps: { load: first },
    });
    rerender({ load: second });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', value: 'second' }));
    await act(async () => finishFirst('first'));
    expect(result.current).toEqual({ state: 'ready', value: 'second' });
  });

  it('stays loading while load is undefined', async () => {
    const load = vi.fn(() => Promise.resolve('the value'));
    const { result, rerender } = renderHook(
      ({ isNeeded }) => useAsync(isNeeded ? load : undefined),
      {
        initialProps: { isNeeded: false },
      },
    );
    expect(result.current).toEqual({ state: 'loading' });
    rerender({ isNeeded: true });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', value: 'the value' }));
    expect(load).toHaveBeenCalledOnce();
  });
});
