/**
 * Creates the page's clock: the real time, or a time that starts at the host's start time and advances with the real
 * time, so that a demo or a replay has its own date and its data still ages.
 */
export function createShopClock(
  start: string | undefined,
  realNow: () => number = Date.now,
): () => Date {
  if (!start) return () => new Date(realNow());
  const offset = Date.parse(start) - realNow();
  return () => new Date(realNow() + offset);
}
