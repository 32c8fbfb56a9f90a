import type { SearchListItem } from './types.ts';

/** An item with how deep it stands, in the order of the list. */
export interface FlatItem {
  item: SearchListItem;
  depth: number;
}

function getBreadcrumbs(
  item: SearchListItem,
  byId: ReadonlyMap<number, SearchListItem>,
): readonly string[] {
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

/**
 * The items as trees, each with its breadcrumbs and children. An item whose parent is not in the list stands at the
 * top, with the names of its ancestors out of `all`. Every item appears once, also where parents lie in a circle.
 */
export function buildTermsTree(
  filtered: readonly SearchListItem[],
  all: readonly SearchListItem[] = filtered,
): SearchListItem[] {
  const byId = new Map(all.map((item) => [item.id, item]));
  const inList = new Map(filtered.map((item) => [item.id, item]));
  const below = new Map<number, SearchListItem[]>();
  const roots: SearchListItem[] = [];
  for (const item of filtered) {
    const parent = item.parent ?? 0;
    const siblings = below.get(parent);
    if (parent === item.id || !inList.has(parent)) roots.push(item);
    else if (siblings) siblings.push(item);
    else below.set(parent, [item]);
  }

  const placed = new Set<number>();
  const build = (item: SearchListItem): SearchListItem => {
    placed.add(item.id);
    const children = (below.get(item.id) ?? []).filter(({ id }) => !placed.has(id)).map(build);
    return { ...item, breadcrumbs: getBreadcrumbs(item, byId), children };
  };
  const tree = roots.map(build);
  const circled: SearchListItem[] = [];
  for (const item of filtered) if (!placed.has(item.id)) circled.push(build(item));
  return [...tree, ...circled];
}

/** Trees as one list, parents before their children. */
export function flattenTree(tree: readonly SearchListItem[], depth = 0): FlatItem[] {
  const list: FlatItem[] = [];
  const walk = (items: readonly SearchListItem[], level: number) => {
    for (const item of items) {
      list.push({ item, depth: level });
      walk(item.children ?? [], level + 1);
    }
  };
  walk(tree, depth);
  return list;
}

/** The items whose name holds the text, in any case. */
export function filterItems(
  items: readonly SearchListItem[],
  search: string,
): readonly SearchListItem[] {
  const text = search.trim().toLocaleLowerCase();
  if (text === '') return items;
  return items.filter(({ name }) => name.toLocaleLowerCase().includes(text));
}

/** The way to an item in few words: one name, two joined by ›, of more the first and the last. */
export function describeBreadcrumbs(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} › ${second}` : `${first} … ${names.at(-1)}`;
}
