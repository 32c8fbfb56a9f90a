import type { SearchListItem } from './types.ts';

/** An item of the flat list, with its depth. */
export type FlatItem = {
  item: SearchListItem;
  depth: number;
};

/** Items by their id. */
export type ItemsById = ReadonlyMap<number, SearchListItem>;

export function indexItems(items: readonly SearchListItem[]): ItemsById {
  return new Map(items.map((item) => [item.id, item]));
}

function getBreadcrumbs(item: SearchListItem, byId: ItemsById): readonly string[] {
  const names: string[] = [];
  const seen = new Set([item.id]);
  let parent = byId.get(item.parent ?? 0);
  // Parents can form a cycle; each name is added once.
  while (parent && !seen.has(parent.id)) {
    names.unshift(parent.name);
    seen.add(parent.id);
    parent = byId.get(parent.parent ?? 0);
  }
  return names;
}

/** The root items of a list, and the children of each item. */
export type Levels = {
  roots: readonly SearchListItem[];
  children: ReadonlyMap<number, readonly SearchListItem[]>;
};

/** A member of the cycle that the ancestors of an item form; the item itself if it is a member. */
function findCycleMember(item: SearchListItem, byId: ItemsById): SearchListItem {
  const seen = new Set<number>();
  let found = item;
  while (!seen.has(found.id)) {
    seen.add(found.id);
    found = byId.get(found.parent ?? 0) ?? found;
  }
  return found;
}

/**
 * Sorts a list into levels. An item whose parent is not in the list is a root. If parents form a cycle, one of them
 * becomes a root, so that every item is included.
 */
export function getLevels(items: readonly SearchListItem[]): Levels {
  const inList = indexItems(items);
  const children = new Map<number, SearchListItem[]>();
  const roots: SearchListItem[] = [];
  for (const item of items) {
    const parent = item.parent ?? 0;
    const siblings = children.get(parent);
    if (parent === item.id || !inList.has(parent)) roots.push(item);
    else if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  const reached = new Set<number>();
  const reach = (item: SearchListItem) => {
    reached.add(item.id);
    for (const child of children.get(item.id) ?? []) if (!reached.has(child.id)) reach(child);
  };
  roots.forEach(reach);
  for (const item of items) {
    if (reached.has(item.id)) continue;
    const root = findCycleMember(item, inList);
    roots.push(root);
    reach(root);
  }
  return { roots, children };
}

/** The levels as a flat list, parents before children; each item once. */
export function flattenLevels({ roots, children: childrenOf }: Levels): FlatItem[] {
  const list: FlatItem[] = [];
  const placed = new Set<number>();
  const walk = (items: readonly SearchListItem[], depth: number) => {
    for (const item of items) {
      if (placed.has(item.id)) continue;
      placed.add(item.id);
      list.push({ item, depth });
      const nested = childrenOf.get(item.id);
      if (nested) walk(nested, depth + 1);
    }
  };
  walk(roots, 0);
  return list;
}

/** An item with its breadcrumbs and descendants. */
export function toTree(
  item: SearchListItem,
  { children: childrenOf }: Levels,
  byId: ItemsById,
): SearchListItem {
  const placed = new Set<number>();
  const build = (root: SearchListItem): SearchListItem => {
    placed.add(root.id);
    const children = (childrenOf.get(root.id) ?? []).filter(({ id }) => !placed.has(id)).map(build);
    return { ...root, breadcrumbs: getBreadcrumbs(root, byId), children };
  };
  return build(item);
}

/**
 * The items as trees, with breadcrumbs and children. An item whose parent is not in the list is a root, with the names of
 * its ancestors from `all`. Every item is included once, even if parents form a cycle.
 */
export function buildTermsTree(
  filtered: readonly SearchListItem[],
  all: readonly SearchListItem[] = filtered,
): SearchListItem[] {
  const levels = getLevels(filtered);
  const byId = indexItems(all);
  return levels.roots.map((root) => toTree(root, levels, byId));
}

/** Creates a filter of items by name, ignoring case; created once per list, since it is called on every key. */
export function createItemFilter(
  items: readonly SearchListItem[],
): (search: string) => readonly SearchListItem[] {
  let names: readonly string[] | undefined;
  return (search) => {
    const text = search.trim().toLocaleLowerCase();
    if (text === '') return items;
    names ??= items.map(({ name }) => name.toLocaleLowerCase());
    const known = names;
    return items.filter((_, index) => known[index]?.includes(text));
  };
}

/** Shortens breadcrumbs: one name is unchanged, two are joined by ›, of more only the first and the last are shown. */
export function formatBreadcrumbs(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} › ${second}` : `${first} … ${names.at(-1)}`;
}
