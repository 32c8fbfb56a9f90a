import { parseRecordedQuery, type Shape } from './query.ts';
import { isJson, type Json, type Recording } from './recording.ts';

/** A response derived from recordings, or the reason why it cannot be derived. */
export type Derived =
  | { ok: true; body: unknown; total: number; totalPages: number }
  | { ok: false; reason: string };

/** The store includes these fields in a stats response even when they are not requested. */
const ALWAYS: readonly string[] = ['segments'];
const ALWAYS_IN_ORDER_STATS: readonly string[] = [...ALWAYS, 'coupons_count', 'products'];

const isStats = (body: unknown): body is { totals: Json; intervals: readonly Json[] } =>
  isJson(body) && isJson(body['totals']) && Array.isArray(body['intervals']);

/** The rows of a recorded response: a list, or the intervals of stats. */
function rowsOf(body: unknown): readonly Json[] {
  if (isStats(body)) return body.intervals;
  return Array.isArray(body) ? body.filter(isJson) : [];
}

const identityOf = (row: Json) =>
  typeof row['date_start'] === 'string' ? row['date_start'] : JSON.stringify(row);

/** The names of the date that rows are sorted by: in intervals, in reports, and in notes and reviews. */
const DATES = ['date_start', 'date', 'date_created'];

/** The value that the store sorts a row by; `undefined` when the row does not have it. */
function sortValue(row: Json, orderby: string): string | number | undefined {
  const places = [row['subtotals'], row, row['extended_info']];
  const name = orderby === 'date' ? (DATES.find((date) => date in row) ?? orderby) : orderby;
  for (const place of places) {
    const value = isJson(place) ? place[name] : undefined;
    if (typeof value === 'number' || typeof value === 'string') return value;
  }
  return undefined;
}

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}

function withFields(path: string, fields: readonly string[] | null): (metrics: Json) => Json {
  if (!fields) return (metrics) => metrics;
  const always = /\/(revenue|orders)\/stats$/.test(path) ? ALWAYS_IN_ORDER_STATS : ALWAYS;
  const fieldNames = new Set([...fields, ...always]);
  return (metrics) =>
    Object.fromEntries(Object.entries(metrics).filter(([name]) => fieldNames.has(name)));
}

/**
 * Derives a response from recordings with the same filters: joins their rows, sorts them as the store does, and returns
 * the requested page with only the requested fields.
 */
export function derive(sameFilters: readonly Recording[], path: string, shape: Shape): Derived {
  const full = sameFilters.filter(({ request, status }) => {
    const { fields } = parseRecordedQuery(request.query).shape;
    const hasFields = !fields || (shape.fields?.every((name) => fields.includes(name)) ?? false);
    return status === 200 && hasFields;
  });
  const [model] = full.filter(({ body }) => rowsOf(body).length > 0 || !isStats(body));
  if (!model)
    return { ok: false, reason: 'no recording with the same filters has the requested fields' };

  const { body: only } = model;
  // Reports of the current state (customers, stock) have no intervals.
  if (isJson(only) && isJson(only['totals']) && !('intervals' in only)) {
    const totals = withFields(path, shape.fields)(only['totals']);
    return { ok: true, body: { totals }, total: 0, totalPages: 0 };
  }

  const known = new Map<string, Json>();
  for (const { body } of full)
    for (const row of rowsOf(body)) {
      const identity = identityOf(row);
      if (!known.has(identity)) known.set(identity, row);
    }
  const total = Number(model.headers['x-wp-total'] ?? known.size);
  if (known.size < total)
    return { ok: false, reason: `only ${known.size} of its ${total} rows are recorded` };

  const orderby = shape.orderby ?? 'date';
  const rows = [...known.values()];
  const isSortable = rows.every((row) => sortValue(row, orderby) !== undefined);
  // A completely recorded list is already in the order of the store when the request has no `orderby`.
  const isInOrder = shape.orderby === null && full.length === 1;
  if (!isSortable && !isInOrder && rows.length > 1)
    return { ok: false, reason: `its rows have no "${orderby}" to sort by` };
  const direction = shape.order === 'asc' ? 1 : -1;
  const sorted = isSortable
    ? rows.toSorted((a, b) => direction * compare(sortValue(a, orderby), sortValue(b, orderby)))
    : rows;
  const start = (shape.page - 1) * shape.perPage;
  const page = sorted.slice(start, start + shape.perPage);
  const totalPages = Math.ceil(total / shape.perPage);
  if (!isStats(model.body)) return { ok: true, body: page, total, totalPages };

  const pick = withFields(path, shape.fields);
  // After the last page, the store sends no totals.
  const isPastEnd = page.length === 0 && shape.page > 1;
  return {
    ok: true,
    total,
    totalPages,
    body: {
      totals: isPastEnd ? null : pick(model.body.totals),
      intervals: page.map((row) => ({
        ...row,
        ...(isJson(row['subtotals']) ? { subtotals: pick(row['subtotals']) } : {}),
      })),
    },
  };
}
