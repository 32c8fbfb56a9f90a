/** Of some figures those that were asked for (all when none was), and a few that always come. */
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
