/**
 * The page's clock: the real time, or a time that starts at the one of the host and goes on from there, so that
 * a demo or a replay stands at its own date and still ages.
 */
export function createStoreClock(
  start: string | undefined,
  realNow: () => number = Date.now,
): () => Date {
  if (!start) return () => new Date(realNow());
  const offset = Date.parse(start) - realNow();
  return () => new Date(realNow() + offset);
}
