import {
  decodeEntities,
  itemsStore,
  tellApart,
  type SearchItem,
  type SearchKind,
} from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { nameOrId } from './name-or-id.ts';
import { readOnce } from './read-once.ts';

/** Reads all categories in one request. */
const EVERY = { per_page: -1 };

type Context<Item> = {
  registry: DataRegistry;
  /** The visible name of an item. */
  getName: (item: Item) => string;
};

/** Reads the names of categories with their parents. */
async function readCategoryPaths(registry: DataRegistry): Promise<(id: number) => string> {
  const { getItems } = registry.resolveSelect(itemsStore);
  const all = await readOnce(registry, 'category paths', () => getItems('categories', EVERY));
  return (id) => {
    const path: string[] = [];
    const visited = new Set<number>();
    for (let at = all.get(id); at && !visited.has(at.id); at = all.get(at.parent ?? 0)) {
      visited.add(at.id);
      path.unshift(nameOrId(decodeEntities(at.name), at.id));
    }
    return path.join(' › ');
  };
}

/**
 * Returns items with names that differ: of those with the same name, categories with their parents, products and
 * variations with their SKU. Other items keep their names.
 */
export async function nameItems<Kind extends SearchKind>(
  kind: Kind,
  items: readonly SearchItem<Kind>[],
  { registry, getName }: Context<SearchItem<Kind>>,
): Promise<SearchItem<Kind>[]> {
  if (!['brands', 'categories', 'products', 'variableProducts', 'variations'].includes(kind))
    return [...items];
  const plain = items.map(getName);
  const isRepeated = (name: string) => plain.indexOf(name) !== plain.lastIndexOf(name);
  const pathOf =
    // Without the list of categories, those of the same name have their ids.
    kind === 'categories' && plain.some(isRepeated)
      ? await readCategoryPaths(registry).catch(() => undefined)
      : undefined;
  const names = items.map((item, index) => {
    const name = plain[index] ?? '';
    return (pathOf && 'id' in item && isRepeated(name) && pathOf(item.id)) || name;
  });
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
