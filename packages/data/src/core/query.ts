/** A value in the query of a request. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/** The query of a request, before serialization. */
export type Query = { readonly [key: string]: QueryValue };

/** Whether an unknown value is a query object. */
export function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maximum size of the cache, far above the number of queries in a session. */
const MAX_CACHED_QUERIES = 1000;

const cache = new Map<string, Query>();

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
 * Normalizes a query: keys sorted, undefined values and empty lists removed, numbers as text. Equal queries return the
 * same object, so they can be compared by reference.
 */
export function normalizeQuery(query: Query): Query {
  const sorted = sortEntries(query);
  const text = JSON.stringify(sorted);
  const known = cache.get(text);
  if (known) return known;
  if (cache.size >= MAX_CACHED_QUERIES) cache.clear();
  cache.set(text, sorted);
  return sorted;
}

/** The key of a query result: the prefix, a colon, and the normalized query as JSON. */
export function getResourceName(prefix: string, query: Query): string {
  return `${prefix}:${JSON.stringify(normalizeQuery(query))}`;
}

/**
 * Normalizes the query argument of a selector, so that the registry resolves equal queries only once. `index` is the
 * position of the query in the arguments; `fallback` is used when the query is missing.
 */
export function withNormalQuery<Selector extends object>(
  index: number,
  selector: Selector,
  fallback: Query = {},
): Selector & { normalizeArgs: (args: unknown[]) => unknown[] } {
  return Object.assign(selector, {
    normalizeArgs: (args: unknown[]) =>
      args.toSpliced(index, 1, normalizeQuery(isQuery(args[index]) ? args[index] : fallback)),
  });
}
