/** How long a task waits for another tab, in milliseconds. */
const MAX_WAIT = 10_000;

/**
 * Runs a task while no other tab of this browser runs one of the same name. Where the browser grants no lock, because the
 * page is not in a secure context, it refuses or another tab does not answer, the task runs without.
 */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return task();
  let hasBegun = false;
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(MAX_WAIT) }, () => {
      hasBegun = true;
      return task();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}
