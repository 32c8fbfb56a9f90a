import { afterEach, expect, it, vi } from 'vitest';
import { createLedgerStorage } from './ledger-storage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is not available in a browser whose storage does not answer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  const { read, write, clear } = createLedgerStorage('shop');
  const results = Promise.all([read(), write([]), clear()]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await results).toEqual([undefined, false, false]);
});
