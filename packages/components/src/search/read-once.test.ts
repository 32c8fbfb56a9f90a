import { createRegistry } from '@wordpress/data';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetFailedReads, readOnce } from './read-once.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('sends one request for all callers', async () => {
  const registry = createRegistry();
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('Beanie');
  const names = [readOnce(registry, 'products 1', read), readOnce(registry, 'products 1', read)];
  expect(await Promise.all(names)).toEqual(['Beanie', 'Beanie']);
  expect(read).toHaveBeenCalledOnce();
});

it('repeats a failed request after 10 s, or at once after forgetFailedReads', async () => {
  vi.useFakeTimers();
  const registry = createRegistry();
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const ask = () => readOnce(registry, 'products 1', read).catch(() => 'failed');
  await ask();
  vi.advanceTimersByTime(9_999);
  await ask();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(read).toHaveBeenCalledTimes(2);
  forgetFailedReads(registry);
  await ask();
  expect(read).toHaveBeenCalledTimes(3);
});
