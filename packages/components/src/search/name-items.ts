import {
  getItemsByIds,
  tellApart,
  type CategoryItem,
  type SearchItem,
  type SearchKind,
} from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { nameOrId } from './name-or-id.ts';
import { readOnce } from './read-once.ts';

type Context<Item> = {
  registry: DataRegistry;
  /** The visible name of an item. */
  getName: (item: Item) => string;
};

/** The depth of the tree of categories that is read. */
const MAX_DEPTH = 8;

function isCategory(item: object): item is CategoryItem {
  return 'parent' in item;
}

/** The names of the categories with their parents, which are read level by level. */
async function readCategoryNames(
  categories: readonly CategoryItem[],
  registry: DataRegistry,
): Promise<string[]> {
  const known = new Map(categories.map((category) => [category.id, category]));
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const missing = [...known.values()]
      .map(({ parent }) => parent)
      .filter((parent) => parent !== 0 && !known.has(parent));
    if (missing.length === 0) break;
    const ids = [...new Set(missing)].toSorted((a, b) => a - b);
    const parents = await readOnce(registry, `categories ${ids.join()}`, () =>
      getItemsByIds(registry, 'categories', ids),
    );
    if (parents.length === 0) break;
    for (const parent of parents) known.set(parent.id, parent);
  }
  return categories.map(({ id }) => {
    const path: string[] = [];
    const visited = new Set<number>();
    for (let at = known.get(id); at && !visited.has(at.id); at = known.get(at.parent)) {
      visited.add(at.id);
      path.unshift(nameOrId(at.name, at.id));
    }
    return path.join(' › ');
  });
}

/**
 * Returns items with names that differ: categories with their parents, products and variations of the same
 * name with their SKU. Other items keep their names. If the parents cannot be read, categories keep their names too.
 */
export async function nameItems<Kind extends SearchKind>(
  kind: Kind,
  items: readonly SearchItem<Kind>[],
  { registry, getName }: Context<SearchItem<Kind>>,
): Promise<SearchItem<Kind>[]> {
  if (!['categories', 'products', 'variableProducts', 'variations'].includes(kind))
    return [...items];
  const plain = items.map(getName);
  const categories: CategoryItem[] = [];
  for (const item of items) if (kind === 'categories' && isCategory(item)) categories.push(item);
  const names =
    categories.length === items.length && items.length > 0
      ? await readCategoryNames(categories, registry).catch(() => plain)
      : plain;
  const labels = tellApart(
    items.map((item, index) => ({
      id: 'id' in item ? item.id : index,
      name: names[index] ?? '',
      detail: 'sku' in item ? item.sku : undefined,
    })),
  );
  return items.map((item, index) => {
    const label = labels[index] ?? '';
    if (label === plain[index]) return item;
    // The options of a variation are part of its label.
    return { ...item, name: label, ...('attributes' in item ? { attributes: [] } : {}) };
  });
}
