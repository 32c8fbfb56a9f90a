/** Returns the requested figures, or all when none are requested, and the figures that are always included. */
export function pickFigures(
  figures: object,
  fields: readonly string[],
  always: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).filter(
      ([name]) => fields.length === 0 || fields.includes(name) || always.includes(name),
    ),
  );
}
