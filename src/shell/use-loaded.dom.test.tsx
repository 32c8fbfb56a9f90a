import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLoaded } from './use-loaded.ts';

describe('useLoaded', () => {
  it('gives the part when it is there', async () => {
    const load = () => Promise.resolve('the part');
    const { result } = renderHook(() => useLoaded(load));
    expect(result.current).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', part: 'the part' }));
  });

  it('can try again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
    const { result } = renderHook(() => useLoaded(load));
    await waitFor(() => expect(result.current.state).toBe('failed'));
    load.mockResolvedValue('the part');
    act(() => {
      if (result.current.state === 'failed') result.current.retry();
    });
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', part: 'the part' }));
  });

  it('never returns the part that was requested before', async () => {
    let finishFirst: (part: string) => void = () => {};
    const first = () => new Promise<string>((resolve) => (finishFirst = resolve));
    const second = () => Promise.resolve('second');
    const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
      initialProps: { load: first },
    });
    rerender({ load: second });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', part: 'second' }));
    await act(async () => finishFirst('first'));
    expect(result.current).toEqual({ state: 'ready', part: 'second' });
  });
});
