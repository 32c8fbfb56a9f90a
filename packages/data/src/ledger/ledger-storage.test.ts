import { afterEach, expect, it, vi } from 'vitest';
import { createLedgerStorage } from './ledger-storage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('removes the orders of its owner that an earlier version has stored', async () => {
  const removed: unknown[] = [];
  const fire = (type: string, fields: object) => {
    const target = Object.assign(new EventTarget(), fields);
    setTimeout(() => target.dispatchEvent(new Event(type)));
    return target;
  };
  const objectStore = () => ({
    delete: (range: unknown) => removed.push(range),
    getAll: () => ({ result: [] }),
  });
  const transaction = () => fire('complete', { objectStore });
  const open = () => fire('success', { result: { transaction, close: () => undefined } });
  vi.stubGlobal('IDBKeyRange', { bound: (...range: unknown[]) => range });
  vi.stubGlobal('indexedDB', { open });
  expect(await createLedgerStorage('a1.b2.c3', '7 /wp-json/').read()).toEqual([]);
  expect(removed).toEqual([[['7 /wp-json/ '], ['7 /wp-json/ \uFFFF']]]);
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
