/**
 * Runs a task for each item, at most `limit` at once, and returns the results in the order of the items. After the
 * first failure no further task starts, and that error is thrown.
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      try {
        results[index] = await task(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}

/** Creates a limiter that runs at most `limit` tasks at once. Other tasks wait in order. */
export function createLimiter(
  limit: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running++;
    // Passing the free slot directly to the next task preserves the order.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
