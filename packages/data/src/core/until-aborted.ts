/**
 * Waits for a task until the signal is aborted, then throws its reason. A request that is already sent may take as long as
 * the store likes, and one that was sent before the app started has another signal.
 */
export const untilAborted = <T>(signal: AbortSignal, task: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    task.then(resolve, reject);
  });
