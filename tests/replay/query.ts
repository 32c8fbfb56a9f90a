import type { Json } from './recording.ts';

/** The parameters that select fields, order and page of a response. */
export type Shape = {
  fields: readonly string[] | null;
  orderby: string | null;
  order: 'asc' | 'desc';
  page: number;
  perPage: number;
};

/** A parsed query: `filterKey` is equal for two queries with the same range, interval and filters. */
export type ParsedQuery = { filterKey: string; shape: Shape };

type Pair = readonly [name: string, value: string];

const SHAPE_NAMES = new Set(['fields', 'orderby', 'order', 'page', 'per_page', '_locale']);
/** The default values of the store. */
const DEFAULTS: Readonly<Record<string, string>> = { match: 'all', extended_info: '0' };
const BOOLEANS: Readonly<Record<string, string>> = { true: '1', false: '0' };

const scalar = (value: unknown) => {
  const text = String(value);
  return BOOLEANS[text] ?? text;
};

/** Flattens a recorded query to URL parameters, without list indexes. */
function pairsOf(value: unknown, name: string): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => pairsOf(item, `${name}[]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => pairsOf(item, `${name}[${key}]`));
  return value === undefined ? [] : [[name, scalar(value)]];
}

function parse(pairs: readonly Pair[]): ParsedQuery {
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1];
  const fields = pairs
    .filter(([name]) => name === 'fields' || name === 'fields[]')
    .flatMap(([, value]) => value.split(','));
  const filterKey = pairs
    .filter(([name, value]) => {
      const base = name.replace(/\[.*$/, '');
      return !SHAPE_NAMES.has(base) && DEFAULTS[base] !== value;
    })
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
  return {
    filterKey,
    shape: {
      fields: fields.length > 0 ? fields : null,
      orderby: first('orderby') ?? null,
      order: first('order') === 'asc' ? 'asc' : 'desc',
      page: Number(first('page') ?? 1),
      perPage: Number(first('per_page') ?? 10),
    },
  };
}

/** Parses a recorded query. */
export function parseRecordedQuery(query: Json): ParsedQuery {
  return parse(Object.entries(query).flatMap(([name, value]) => pairsOf(value, name)));
}

/** Parses the query string of a request. `a[0]=x`, `a[]=x` and a recorded list have the same result. */
export function parseWireQuery(search: string): ParsedQuery {
  return parse(
    [...new URLSearchParams(search)].map(([name, value]) => [
      name.replaceAll(/\[\d+\]/g, '[]'),
      scalar(value),
    ]),
  );
}

/** Whether two queries request the same response. */
export function isSameQuery(a: ParsedQuery, b: ParsedQuery): boolean {
  const text = ({ filterKey, shape }: ParsedQuery) =>
    JSON.stringify([filterKey, { ...shape, fields: shape.fields?.toSorted() ?? null }]);
  return text(a) === text(b);
}
