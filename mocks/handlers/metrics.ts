/** Returns the requested metrics, or all when none are requested, and the metrics that are always included. */
export function pickMetrics(
  metrics: object,
  fields: readonly string[],
  always: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(metrics).filter(
      ([name]) => fields.length === 0 || fields.includes(name) || always.includes(name),
    ),
  );
}
