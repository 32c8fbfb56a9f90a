import { act, fireEvent, renderHook } from '@testing-library/react';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { describe, expect, it, vi } from 'vitest';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useNavigationGuard } from './use-navigation-guard.ts';
import { useOnline } from './use-online.ts';
import { usePrintTime } from './use-print-time.ts';

it('usePrintTime returns the time of the first render, then the time of the last print', () => {
  let time = 1000;
  const { result, rerender } = renderHook(() => usePrintTime(() => time));
  time = 2000;
  rerender();
  expect(result.current).toBe(1000);
  act(() => void fireEvent(globalThis.window, new Event('beforeprint')));
  expect(result.current).toBe(2000);
});

describe('useOnline', () => {
  it('calls back when the browser is online again, while it is active', () => {
    const onOnline = vi.fn();
    const { rerender } = renderHook((isActive: boolean) => useOnline(isActive, onOnline), {
      initialProps: false,
    });
    fireEvent(globalThis.window, new Event('online'));
    expect(onOnline).not.toHaveBeenCalled();
    rerender(true);
    fireEvent(globalThis.window, new Event('online'));
    expect(onOnline).toHaveBeenCalledOnce();
  });
});

describe('useLeaveWarning', () => {
  it('shows a confirmation before the page is left, while it is active', () => {
    const leave = () =>
      fireEvent(globalThis.window, new Event('beforeunload', { cancelable: true }));
    const { rerender } = renderHook((isActive: boolean) => useLeaveWarning(isActive), {
      initialProps: false,
    });
    expect(leave()).toBe(true);
    rerender(true);
    expect(leave()).toBe(false);
    rerender(false);
    expect(leave()).toBe(true);
  });
});

describe('useNavigationGuard', () => {
  it('asks for confirmation before another screen opens, but not when parameters of the current screen change', () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const history = createMemoryHistory(
      'http://shop.test/wp-admin/admin.php?page=wc-admin&path=/a',
    );
    configureNavigation({ history });
    const { unmount } = renderHook(() => useNavigationGuard(true, 'Leave?'));
    history.push('admin.php?page=wc-admin&path=/a&period=week');
    expect(confirm).not.toHaveBeenCalled();
    expect(history.location.search).toContain('period=week');
    history.push('admin.php?page=wc-admin&path=/b');
    expect(confirm).toHaveBeenCalledWith('Leave?');
    expect(history.location.pathname).toBe('/a');
    unmount();
    history.push('admin.php?page=wc-admin&path=/b');
    expect(history.location.pathname).toBe('/b');
    expect(confirm).toHaveBeenCalledOnce();
  });
});
