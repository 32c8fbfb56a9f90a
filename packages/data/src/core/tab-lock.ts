import { untilAborted } from './until-aborted.ts';

/** How long a task waits for another one, in milliseconds. */
const MAX_WAIT = 10_000;

/** The last task of each name in this tab. */
const lastTasks = new Map<string, Promise<unknown>>();

/** As `request` of the browser's locks, but only among the tasks of this tab. */
function requestInTab<T>(
  name: string,
  { signal }: { signal: AbortSignal },
  task: () => Promise<T>,
): Promise<T> {
  const last = lastTasks.get(name);
  const run = last ? untilAborted(signal, Promise.allSettled([last])).then(task) : task();
  lastTasks.set(name, run);
  return run;
}

/**
 * Runs a task while no other tab of this browser runs one of the same name. In a page without locks, which is not in a
 * secure context, no other task of this tab does. Without a `signal`, a task that gets no lock, because the browser refuses
 * or another task does not end, runs nevertheless. With one, it waits until that is aborted, and throws then.
 */
export async function withTabLock<T>(
  name: string,
  task: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const options = { signal: signal ?? AbortSignal.timeout(MAX_WAIT) };
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    return await (locks ? locks.request(name, options, begin) : requestInTab(name, options, begin));
  } catch (error) {
    if (hasBegun || signal?.aborted) throw error;
    return task();
  }
}
