/** A value that a request query can carry. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/** The query of a request: what follows the path, before it is written as text. */
export type Query = { readonly [key: string]: QueryValue };

/** Whether a value of unknown origin is a query at all. */
export function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many equal queries are remembered; a session asks far fewer different ones than this. */
const REMEMBERED_QUERIES = 1000;

const remembered = new Map<string, Query>();

function normalizeValue(value: QueryValue): QueryValue {
  if (value === undefined) return undefined;
  if (value === null) return '';
  if (typeof value === 'object') {
    const normal = isList(value)
      ? value.map(normalizeValue).filter((entry) => entry !== undefined)
      : sortEntries(value);
    return Object.keys(normal).length === 0 ? undefined : normal;
  }
  return String(value);
}

function isList(value: QueryValue): value is readonly QueryValue[] {
  return Array.isArray(value);
}

function sortEntries(query: Query): Query {
  const entries = Object.keys(query)
    .toSorted()
    .map((key) => [key, normalizeValue(query[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * The query as it goes on the wire: keys sorted, undefined and empty lists dropped, numbers as text. Equal queries
 * give the same object, so that it can be compared by reference.
 */
export function normalizeQuery(query: Query): Query {
  const sorted = sortEntries(query);
  const text = JSON.stringify(sorted);
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= REMEMBERED_QUERIES) remembered.clear();
  remembered.set(text, sorted);
  return sorted;
}

/** The key under which the answer to a query is kept: the prefix, a colon, and the normalised query as JSON. */
export function getResourceName(prefix: string, query: Query): string {
  return `${prefix}:${JSON.stringify(normalizeQuery(query))}`;
}

/** Makes equal queries one question to the registry too; `index` says which argument of the selector is the query. */
export function withNormalQuery<Selector extends object>(
  index: number,
  selector: Selector,
): Selector & { normalizeArgs: (args: unknown[]) => unknown[] } {
  return Object.assign(selector, {
    normalizeArgs: (args: unknown[]) =>
      args.toSpliced(index, 1, normalizeQuery(isQuery(args[index]) ? args[index] : {})),
  });
}
