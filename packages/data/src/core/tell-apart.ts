/** An item with its visible name. */
export type NamedItem = {
  readonly id: string | number;
  readonly name: string;
  /** What differs between items of one name, such as a SKU. */
  readonly detail?: string | undefined;
};

function countBy(items: readonly NamedItem[], keyOf: (item: NamedItem) => string) {
  const ids = new Map<string, Set<string>>();
  for (const item of items) {
    const key = keyOf(item);
    ids.set(key, (ids.get(key) ?? new Set()).add(String(item.id)));
  }
  return (item: NamedItem) => ids.get(keyOf(item))?.size ?? 0;
}

/**
 * The names of items, in their order. Where several items have the same name, each name is followed by the detail, such
 * as "Mug (MUG-2)", or by the id where the detail is missing or the same.
 */
export function tellApart(items: readonly NamedItem[]): string[] {
  const named = countBy(items, ({ name }) => name.trim());
  const detailed = countBy(items, ({ name, detail = '' }) => JSON.stringify([name.trim(), detail]));
  return items.map((item) => {
    const { id, name, detail } = item;
    if (named(item) < 2) return name;
    return `${name} (${detail && detailed(item) < 2 ? detail : `#${id}`})`;
  });
}
