import { memoize } from './memoize.ts';

/** Entities by id, and the result of each query as a list of ids. */
export type Collection<Item> = {
  readonly byId: Readonly<Record<string, Item>>;
  readonly byQuery: Readonly<Record<string, QueryResult>>;
  /** The number of pending changes of each item. */
  readonly updating: Readonly<Record<string, number>>;
};

/** The result of one query: the ids in their order, and the totals. */
export type QueryResult = {
  readonly ids: readonly (string | number)[];
  readonly totalResults: number;
  readonly totalPages: number;
};

type Identified = {
  readonly id: string | number;
};

/** Creates an empty collection. */
export function emptyCollection<Item>(): Collection<Item> {
  return { byId: {}, byQuery: {}, updating: {} };
}

/** Returns the collection with these items merged in by id. Fields that an item lacks keep their value. */
export function receiveItems<Item extends Identified>(
  collection: Collection<Item>,
  items: readonly Item[],
): Collection<Item> {
  const received = items.map((item) => [item.id, { ...collection.byId[String(item.id)], ...item }]);
  return { ...collection, byId: { ...collection.byId, ...Object.fromEntries(received) } };
}

/**
 * Returns the collection with a query result: its items merged in, and their order and the totals stored under the key.
 */
export function receiveQueryResult<Item extends Identified>(
  collection: Collection<Item>,
  key: string,
  items: readonly Item[],
  totals: { totalResults: number; totalPages: number },
): Collection<Item> {
  const received = receiveItems(collection, items);
  // A store can send an item twice.
  const result: QueryResult = { ids: [...new Set(items.map(({ id }) => id))], ...totals };
  return { ...received, byQuery: { ...collection.byQuery, [key]: result } };
}

/**
 * Returns the collection without these items. They are removed from every query result, and its total decreases
 * accordingly.
 */
export function dropItems<Item>(
  collection: Collection<Item>,
  ids: readonly (string | number)[],
): Collection<Item> {
  const removed = new Set(ids.map(String));
  const withoutRemoved = <Value>(map: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => !removed.has(id)));
  const byQuery = Object.entries(collection.byQuery).map(([key, result]) => {
    const left = result.ids.filter((id) => !removed.has(String(id)));
    const totalResults = result.totalResults - (result.ids.length - left.length);
    return [key, { ...result, ids: left, totalResults }] as const;
  });
  return {
    byId: withoutRemoved(collection.byId),
    byQuery: Object.fromEntries(byQuery),
    updating: withoutRemoved(collection.updating),
  };
}

/**
 * Returns the collection with one more (1) or one fewer (-1) pending change of each item, and sets `isUpdating` of the
 * items.
 */
export function countUpdates<Item extends Identified & { isUpdating?: boolean }>(
  collection: Collection<Item>,
  ids: readonly (string | number)[],
  step: 1 | -1,
): Collection<Item> {
  const byId = { ...collection.byId };
  const updating = { ...collection.updating };
  for (const id of ids) {
    const count = Math.max(0, (updating[id] ?? 0) + step);
    updating[id] = count;
    const item = byId[id];
    if (item) byId[id] = { ...item, isUpdating: count > 0 };
  }
  return { ...collection, byId, updating };
}

/** Reads and replaces the collection of a data store. */
export type CollectionAccess<Item> = {
  get(): Collection<Item>;
  set(collection: Collection<Item>): void;
};

/** Runs a change of these items and sets `isUpdating` on them until it succeeds or fails. */
export async function whileUpdating<Item extends Identified & { isUpdating?: boolean }, Result>(
  { get, set }: CollectionAccess<Item>,
  ids: readonly (string | number)[],
  change: () => Promise<Result>,
): Promise<Result> {
  set(countUpdates(get(), ids, 1));
  try {
    return await change();
  } finally {
    set(countUpdates(get(), ids, -1));
  }
}

const NO_ITEMS: readonly never[] = [];

/**
 * Creates a selector for the items of a query result, in its order. It returns the same list until the result or one of
 * its items changes, and always the same empty list for an unknown query.
 */
export function createListSelector<Item>(): (
  collection: Collection<Item>,
  key: string,
) => readonly Item[] {
  const list = memoize((_result: QueryResult, ...items: Item[]): readonly Item[] => items);
  return ({ byId, byQuery }, key) => {
    const result = byQuery[key];
    if (!result) return NO_ITEMS;
    const items = result.ids.map((id) => byId[String(id)]).filter((item) => item !== undefined);
    return list(result, ...items);
  };
}
