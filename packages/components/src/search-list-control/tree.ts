import type { SearchListItem } from './types.ts';

/** An item with how deep it stands, in the order of the list. */
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
  // A store whose items lie in a circle has no outermost one; each is named once.
  while (parent && !seen.has(parent.id)) {
    names.unshift(parent.name);
    seen.add(parent.id);
    parent = byId.get(parent.parent ?? 0);
  }
  return names;
}

/** Which items stand at the top of a list, and which below another one. */
export type Levels = {
  roots: readonly SearchListItem[];
  below: ReadonlyMap<number, readonly SearchListItem[]>;
};

/** An item of the circle that the parents of this one end in; itself when it is part of it. */
function findCircled(item: SearchListItem, byId: ItemsById): SearchListItem {
  const seen = new Set<number>();
  let found = item;
  while (!seen.has(found.id)) {
    seen.add(found.id);
    found = byId.get(found.parent ?? 0) ?? found;
  }
  return found;
}

/**
 * Sorts a list into levels. An item whose parent is not in the list stands at the top; of parents that lie in a circle
 * one does, so that every item has its place.
 */
export function getLevels(items: readonly SearchListItem[]): Levels {
  const inList = indexItems(items);
  const below = new Map<number, SearchListItem[]>();
  const roots: SearchListItem[] = [];
  for (const item of items) {
    const parent = item.parent ?? 0;
    const siblings = below.get(parent);
    if (parent === item.id || !inList.has(parent)) roots.push(item);
    else if (siblings) siblings.push(item);
    else below.set(parent, [item]);
  }
  const reached = new Set<number>();
  const reach = (item: SearchListItem) => {
    reached.add(item.id);
    for (const child of below.get(item.id) ?? []) if (!reached.has(child.id)) reach(child);
  };
  roots.forEach(reach);
  for (const item of items) {
    if (reached.has(item.id)) continue;
    const root = findCircled(item, inList);
    roots.push(root);
    reach(root);
  }
  return { roots, below };
}

/** Levels as one list, parents before what stands below them; each item once. */
export function flattenLevels({ roots, below }: Levels): FlatItem[] {
  const list: FlatItem[] = [];
  const placed = new Set<number>();
  const walk = (items: readonly SearchListItem[], depth: number) => {
    for (const item of items) {
      if (placed.has(item.id)) continue;
      placed.add(item.id);
      list.push({ item, depth });
      const children = below.get(item.id);
      if (children) walk(children, depth + 1);
    }
  };
  walk(roots, 0);
  return list;
}

/** An item with the names above it and what stands below it. */
export function toTree(item: SearchListItem, { below }: Levels, byId: ItemsById): SearchListItem {
  const placed = new Set<number>();
  const build = (root: SearchListItem): SearchListItem => {
    placed.add(root.id);
    const children = (below.get(root.id) ?? []).filter(({ id }) => !placed.has(id)).map(build);
    return { ...root, breadcrumbs: getBreadcrumbs(root, byId), children };
  };
  return build(item);
}

/**
 * The items as trees, each with its breadcrumbs and children. An item whose parent is not in the list stands at the
 * top, with the names of its ancestors out of `all`. Every item appears once, also where parents lie in a circle.
 */
export function buildTermsTree(
  filtered: readonly SearchListItem[],
  all: readonly SearchListItem[] = filtered,
): SearchListItem[] {
  const levels = getLevels(filtered);
  const byId = indexItems(all);
  return levels.roots.map((root) => toTree(root, levels, byId));
}

/** Finds the items whose name holds a text, in any case; made once for a list, since it is asked with every key. */
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

/** The way to an item in few words: one name, two joined by ›, of more the first and the last. */
export function describeBreadcrumbs(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} › ${second}` : `${first} … ${names.at(-1)}`;
}
