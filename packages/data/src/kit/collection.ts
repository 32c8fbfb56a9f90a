/** Entities kept once each, and the answers to queries as lists of their ids. */
export interface Collection<Item> {
  readonly byId: Readonly<Record<string, Item>>;
  readonly byQuery: Readonly<Record<string, QueryAnswer>>;
}

/** The answer to one query: which items, in which order, out of how many. */
export interface QueryAnswer {
  readonly ids: readonly (string | number)[];
  readonly totalResults: number;
  readonly totalPages: number;
}

interface Identified {
  readonly id: string | number;
}

/** A collection that nothing was read into yet. */
export function emptyCollection<Item>(): Collection<Item> {
  return { byId: {}, byQuery: {} };
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
  const { byId } = receiveItems(collection, items);
  const answer: QueryAnswer = { ids: items.map(({ id }) => id), ...totals };
  return { byId, byQuery: { ...collection.byQuery, [key]: answer } };
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
