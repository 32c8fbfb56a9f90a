import { registerReportStores, reportsStore } from '@tillview/data';
import { createRegistry } from '@wordpress/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenFirstViewLoaded } from './first-view.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what the first view does not show waits for the replies of the report', async () => {
  const registry = createRegistry();
  registerReportStores(registry);
  const { startResolution, finishResolution } = registry.dispatch(reportsStore);
  const done = vi.fn();
  void whenFirstViewLoaded(registry).then(done);
  await vi.advanceTimersByTimeAsync(200);
  await startResolution('getReportStats', ['revenue', {}]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).not.toHaveBeenCalled();
  await finishResolution('getReportStats', ['revenue', {}]);
  await vi.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
