import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import { withTabLock } from './tab-lock.ts';

/** The locks of a browser in which another tab has every lock. */
const heldLocks = {
  request: (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
};
const refusingLocks = { request: () => Promise.reject(new Error('SecurityError')) };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let names = 0;
/** Begins a task that does not end; it has the lock of the returned name if the page has no locks. */
function holdLock(): string {
  const name = `test ${names++}`;
  if (!globalThis.navigator?.locks) void withTabLock(name, () => new Promise(() => {}));
  return name;
}

describe.each([
  ['another tab', heldLocks],
  ['this tab, in a page without locks', undefined],
])('while a task of %s does not end', (_, locks) => {
  it('runs after a limit', async () => {
    vi.stubGlobal('navigator', { locks });
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const task = vi.fn(async () => 'done');
    const result = withTabLock(holdLock(), task);
    await settle();
    expect(task).not.toHaveBeenCalled();
    limit.abort();
    await expect(result).resolves.toBe('done');
    expect(task).toHaveBeenCalledOnce();
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it('with a signal, waits without a limit, and throws when it is aborted', async () => {
    vi.stubGlobal('navigator', { locks });
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const task = vi.fn(async () => 'done');
    const stop = new AbortController();
    const result = withTabLock(holdLock(), task, stop.signal);
    await settle();
    stop.abort(new Error('stopped'));
    await expect(result).rejects.toThrow('stopped');
    expect(task).not.toHaveBeenCalled();
  });
});

it.each([
  ['a browser that refuses locks', refusingLocks],
  ['a page without locks', undefined],
])('runs once in %s, and throws what the task throws', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const task = vi.fn(async () => {
    throw new Error('no');
  });
  await expect(withTabLock('fails', task)).rejects.toThrow('no');
  expect(task).toHaveBeenCalledOnce();
  await expect(withTabLock('fails', async () => 'next')).resolves.toBe('next');
});
