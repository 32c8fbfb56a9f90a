/** Entities by id, and the result of each query as a list of their ids. */
export type Collection<Item> = {
  readonly byId: Readonly<Record<string, Item>>;
  readonly byQuery: Readonly<Record<string, QueryResult>>;
  /** Number of changes in flight for each item. */
  readonly updating: Readonly<Record<string, number>>;
};

/** The result of one query: which items, in which order, out of how many. */
export type QueryResult = {
  readonly ids: readonly (string | number)[];
  readonly totalResults: number;
  readonly totalPages: number;
};

type Identified = {
  readonly id: string | number;
};

/** A collection without items and query results. */
export function emptyCollection<Item>(): Collection<Item> {
  return { byId: {}, byQuery: {}, updating: {} };
}

/** The collection with these items merged in by id; fields that an item lacks keep their value. */
export function receiveItems<Item extends Identified>(
  collection: Collection<Item>,
  items: readonly Item[],
): Collection<Item> {
  const received = items.map((item) => [item.id, { ...collection.byId[String(item.id)], ...item }]);
  return { ...collection, byId: { ...collection.byId, ...Object.fromEntries(received) } };
}

/** The collection with a query result: its items merged in, their order and the totals stored under the key. */
export function receiveQueryResult<Item extends Identified>(
  collection: Collection<Item>,
  key: string,
  items: readonly Item[],
  totals: { totalResults: number; totalPages: number },
): Collection<Item> {
  const received = receiveItems(collection, items);
  const result: QueryResult = { ids: items.map(({ id }) => id), ...totals };
  return { ...received, byQuery: { ...collection.byQuery, [key]: result } };
}

/** The collection without these items: they leave every query result, and its total decreases accordingly. */
export function dropItems<Item>(
  collection: Collection<Item>,
  ids: readonly (string | number)[],
): Collection<Item> {
  const gone = new Set(ids.map(String));
  const kept = <Value>(map: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => !gone.has(id)));
  const byQuery = Object.entries(collection.byQuery).map(([key, result]) => {
    const left = result.ids.filter((id) => !gone.has(String(id)));
    const totalResults = result.totalResults - (result.ids.length - left.length);
    return [key, { ...result, ids: left, totalResults }] as const;
  });
  return {
    byId: kept(collection.byId),
    byQuery: Object.fromEntries(byQuery),
    updating: kept(collection.updating),
  };
}

/** The collection with one more (1) or one fewer (-1) change in flight for each item; sets `isUpdating` on the item. */
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

/** Runs a change of these items and keeps `isUpdating` on them until it succeeds or fails. */
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
 * Creates a selector for the items of a query result, in its order. It returns the same list while neither the result
 * nor any of its items changed; an unknown query gives one constant empty list.
 */
export function createListSelector<Item>(): (
  collection: Collection<Item>,
  key: string,
) => readonly Item[] {
  const lists = new WeakMap<QueryResult, readonly Item[]>();
  return ({ byId, byQuery }, key) => {
    const result = byQuery[key];
    if (!result) return NO_ITEMS;
    const known = lists.get(result);
    const items = result.ids.map((id) => byId[String(id)]).filter((item) => item !== undefined);
    if (known?.length === items.length && known.every((item, index) => item === items[index])) {
      return known;
    }
    lists.set(result, items);
    return items;
  };
}
