import { isUnknown } from '../core/check-values.ts';
import { decodeEntities, readName } from '../core/plain-text.ts';
import { isListOfRecords, isRecord, type Shape } from '../core/shapes.ts';
import type { AnyTotals, ReportRow, StatsInterval, WithSegments } from './types.ts';

/** The reply of a stats endpoint, before its values are converted to numbers. */
export type StatsBody = {
  totals: WithSegments<AnyTotals> | null;
  intervals?: StatsInterval<AnyTotals>[];
};

/** A chart cannot show an interval without a date, so a reply with such an interval is rejected. */
function isInterval(interval: Record<string, unknown>): boolean {
  return isRecord(interval['subtotals']) && interval['date_start'] !== null;
}

/**
 * Whether a reply has totals (null for a range that cannot have data) and, if the endpoint supports them, intervals.
 */
export function isStatsBody(body: unknown): body is StatsBody {
  if (!isRecord(body)) return false;
  const { totals, intervals } = body;
  if (totals !== null && !isRecord(totals)) return false;
  return intervals === undefined || (isListOfRecords(intervals) && intervals.every(isInterval));
}

/** The field by which the rows of a list are known. */
const KNOWN_BY: Readonly<Record<string, string>> = {
  orders: 'order_id',
  products: 'product_id',
  variations: 'variation_id',
  categories: 'category_id',
  coupons: 'coupon_id',
  taxes: 'tax_rate_id',
  customers: 'username',
  stock: 'stock_status',
  downloads: 'download_id',
  'performance-indicators': 'stat',
};

/** Lists whose rows also have the field of another list: its field, and the field that only they have. */
const MORE_THAN: Readonly<Record<string, string>> = {
  orders: 'download_id',
  products: 'variation_id',
};

/**
 * Whether a reply has rows of this list: a cache of the store can answer with the reply of another route. Rows without
 * the list's field are refused if they have that of another list, or the links of a real store.
 */
export const isRowsOf =
  (endpoint: string): Shape<ReportRow[]> =>
  (body): body is ReportRow[] => {
    if (!isListOfRecords(body)) return false;
    const own = KNOWN_BY[endpoint];
    if (own === undefined) return true;
    const more = MORE_THAN[endpoint];
    return body.every((row) =>
      own in row
        ? more === undefined || !(more in row)
        : [...Object.values(KNOWN_BY), '_links'].every((field) => !(field in row)),
    );
  };

/** Whether a reply has stats with at least one of the requested fields. */
export const isStatsWith =
  (fields: unknown): Shape<StatsBody> =>
  (body): body is StatsBody => {
    if (!isStatsBody(body)) return false;
    const { totals } = body;
    if (!totals || !Array.isArray(fields) || Object.keys(totals).length === 0) return true;
    return fields.some((field) => Object.hasOwn(totals, String(field)));
  };

function readValue(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** Converts values to numbers where the server or a plugin sent them as text, also in segments. */
export function readTotals(totals: WithSegments<AnyTotals>): WithSegments<AnyTotals> {
  const { segments, ...rest } = totals;
  const entries = Object.entries(rest).map(([name, value]) => [name, readValue(value)]);
  // The names of the values do not change, and non-numeric text stays text.
  const read = Object.fromEntries(entries) as AnyTotals;
  if (!Array.isArray(segments)) return read;
  return {
    ...read,
    segments: segments.map((segment) => ({
      ...segment,
      segment_label: segment.segment_label && readName(segment.segment_label),
      subtotals: readTotals(segment.subtotals),
    })),
  } as WithSegments<AnyTotals>;
}

const HALF_DAY = 43_200_000;

/**
 * The start of an interval. Where a zone changes its clocks at midnight, WooCommerce sends the hour before or after it:
 * the day after the end of summer time in Cairo begins on the day before at 23:00. The name of a day or an hour has its
 * start; longer intervals start at midnight.
 */
export function getIntervalStart(start: string, name: unknown, unit: unknown): string {
  if (unit === 'hour')
    return /^\d{4}-\d\d-\d\d \d\d$/.test(String(name)) ? `${String(name)}:00:00` : start;
  if (unit === 'day' && /^\d{4}-\d\d-\d\d$/.test(String(name))) return `${String(name)} 00:00:00`;
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/.test(start) || start.endsWith('00:00:00'))
    return start;
  const time = Date.parse(`${start.replace(' ', 'T')}Z`);
  return `${new Date(time + HALF_DAY).toISOString().slice(0, 10)} 00:00:00`;
}

/** Converts an interval of a reply: its values to numbers, and its start to that of the day or hour in its name. */
export const readInterval = (
  interval: StatsInterval<AnyTotals>,
  unit: unknown,
): StatsInterval<AnyTotals> => ({
  ...interval,
  date_start: getIntervalStart(interval.date_start, interval.interval, unit),
  subtotals: readTotals(interval.subtotals),
});

function decodeValue(value: unknown): unknown {
  if (typeof value === 'string')
    return value !== '' && isUnknown(value) ? null : decodeEntities(value);
  if (Array.isArray(value)) return value.map(decodeValue);
  return isRecord(value) ? decodeFields(value) : value;
}

function decodeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'name' && typeof value === 'string' ? readName(value) : decodeValue(value),
    ]),
  );
}

const isKnown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((each) => isKnown(each))
    : value !== null;

/** Whether a row has a value: a row whose every field is null, also within its details, names no item. */
export function hasValue(row: ReportRow): boolean {
  return Object.keys(row).length === 0 || isKnown(row);
}

/** Decodes the HTML entities in all texts of a row: the server sends names as encoded HTML. */
export function readRow(row: ReportRow): ReportRow {
  return decodeFields(row);
}
