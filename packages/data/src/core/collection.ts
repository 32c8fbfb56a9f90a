/** Entities kept once each, and the answers to queries as lists of their ids. */
export type Collection<Item> = {
  readonly byId: Readonly<Record<string, Item>>;
  readonly byQuery: Readonly<Record<string, QueryAnswer>>;
  /** How many changes of each item are under way. */
  readonly updating: Readonly<Record<string, number>>;
};

/** The answer to one query: which items, in which order, out of how many. */
export type QueryAnswer = {
  readonly ids: readonly (string | number)[];
  readonly totalResults: number;
  readonly totalPages: number;
};

type Identified = {
  readonly id: string | number;
};

/** A collection that nothing was read into yet. */
export function emptyCollection<Item>(): Collection<Item> {
  return { byId: {}, byQuery: {}, updating: {} };
}

/** The collection with these items merged in by id: fields that an item does not bring stay as they were. */
export function receiveItems<Item extends Identified>(
  collection: Collection<Item>,
  items: readonly Item[],
): Collection<Item> {
  const received = items.map((item) => [item.id, { ...collection.byId[String(item.id)], ...item }]);
  return { ...collection, byId: { ...collection.byId, ...Object.fromEntries(received) } };
}

/** The collection with the answer to a query: its items merged in, their order and the totals kept under the key. */
export function receiveAnswer<Item extends Identified>(
  collection: Collection<Item>,
  key: string,
  items: readonly Item[],
  totals: { totalResults: number; totalPages: number },
): Collection<Item> {
  const received = receiveItems(collection, items);
  const answer: QueryAnswer = { ids: items.map(({ id }) => id), ...totals };
  return { ...received, byQuery: { ...collection.byQuery, [key]: answer } };
}

/** The collection without these items: no answer lists them any more, and its total is that much smaller. */
export function dropItems<Item>(
  collection: Collection<Item>,
  ids: readonly (string | number)[],
): Collection<Item> {
  const gone = new Set(ids.map(String));
  const kept = <Value>(map: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => !gone.has(id)));
  const byQuery = Object.entries(collection.byQuery).map(([key, answer]) => {
    const left = answer.ids.filter((id) => !gone.has(String(id)));
    const totalResults = answer.totalResults - (answer.ids.length - left.length);
    return [key, { ...answer, ids: left, totalResults }] as const;
  });
  return {
    byId: kept(collection.byId),
    byQuery: Object.fromEntries(byQuery),
    updating: kept(collection.updating),
  };
}

/** The collection with one change more (1) or less (-1) under way of each item; `isUpdating` on the item says so. */
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

/** Where a store keeps a collection: how it is read now, and how it is replaced. */
export type CollectionAccess<Item> = {
  get(): Collection<Item>;
  set(collection: Collection<Item>): void;
};

/** Runs a change of these items: each `isUpdating` until it has ended, whichever way. */
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
 * Makes a selector for the items of a query's answer, in the answer's order. It gives the same list as long as
 * neither the answer nor any of its items changed; an unknown query gives one constant empty list.
 */
export function createListSelector<Item>(): (
  collection: Collection<Item>,
  key: string,
) => readonly Item[] {
  const lists = new WeakMap<QueryAnswer, readonly Item[]>();
  return ({ byId, byQuery }, key) => {
    const answer = byQuery[key];
    if (!answer) return NO_ITEMS;
    const known = lists.get(answer);
    const items = answer.ids.map((id) => byId[String(id)]).filter((item) => item !== undefined);
    if (known?.length === items.length && known.every((item, index) => item === items[index])) {
      return known;
    }
    lists.set(answer, items);
    return items;
  };
}
