import { mapWithLimit } from '../core/with-limit.ts';
import { NAMESPACE } from '../core/constants.ts';
import { readTotalPages, type RestClient } from '../core/rest-client.ts';
import { listOf, recordWith, type Shape } from '../core/shapes.ts';
import type { Query } from '../core/query.ts';
import type { ReportCall } from '../reports/request-queries.ts';
import { addMonths } from './ledger-columns.ts';
import { fromSeconds, toSeconds, type OrderRow } from './ledger-month.ts';
import { SUM_FIELDS, type MonthSums } from './month-sums.ts';

/** Before any order: without a start date, the store returns only the last week. */
const LONG_AGO = '1990-01-01T00:00:00';

const ORDERS = `${NAMESPACE}/reports/orders`;
const PAGE_SIZE = 100;

/** At most two requests at a time, so that other parts of the page and the store stay responsive. */
const PARALLEL = 2;

const startOf = (month: string): string => `${month}-01T00:00:00`;

/** The last second of a month, 'YYYY-MM-DDTHH:mm:ss'. */
const endOf = (month: string): string => fromSeconds(toSeconds(startOf(addMonths(month, 1))) - 1);

type StatsReply = { intervals: readonly Record<string, unknown>[] };

/** NaN for what the store does not know. */
const toSum = (value: unknown): number => Number(value ?? Number.NaN);

const toSums = (interval: Record<string, unknown>): MonthSums => {
  const subtotals = Object(interval['subtotals']);
  return {
    // Where a zone changes its clocks at midnight, a month can start in the last hour of the month before.
    month: String(interval['interval'] ?? interval['date_start']).slice(0, 7),
    orders_count: toSum(subtotals.orders_count),
    net_revenue: toSum(subtotals.net_revenue),
    num_items_sold: toSum(subtotals.num_items_sold),
    total_sales: toSum(subtotals.total_sales),
    avg_order_value: toSum(subtotals.avg_order_value),
    refunds: toSum(subtotals.refunds),
  };
};

const hasIntervals = recordWith<StatsReply>('intervals');

/** Without the number of orders and the net sales of a month, nothing can be compared with it. */
const sumsReply: Shape<StatsReply> = (body): body is StatsReply =>
  hasIntervals(body) &&
  body.intervals
    .map(toSums)
    .every((sums) => !Number.isNaN(sums.orders_count) && !Number.isNaN(sums.net_revenue));

/**
 * Reads the store's sums of each month from the first order to `lastMonth`, 'YYYY-MM', oldest first: one request for
 * the first order, and one per 100 months. Orders and sums use the same kind of day, the one of the store's settings.
 */
export async function readMonthSums(rest: RestClient, lastMonth: string): Promise<MonthSums[]> {
  const [first] = await rest.read(
    ORDERS,
    { orderby: 'date', order: 'asc', per_page: 1, after: LONG_AGO, before: endOf(lastMonth) },
    listOf<OrderRow>(),
  );
  const date = first?.['date'] ?? first?.['date_created'];
  if (typeof date !== 'string') return [];
  return readSpanSums(rest, date.slice(0, 7), lastMonth);
}

/** The requests of `readSpanSums`, 100 months at a time. */
export function getSpanSumsCalls(firstMonth: string, lastMonth: string): readonly ReportCall[] {
  const calls: ReportCall[] = [];
  for (let month = firstMonth; month <= lastMonth; month = addMonths(month, PAGE_SIZE)) {
    const end = addMonths(month, PAGE_SIZE - 1);
    calls.push({
      path: `${NAMESPACE}/reports/revenue/stats`,
      query: {
        interval: 'month',
        per_page: PAGE_SIZE,
        order: 'asc',
        orderby: 'date',
        after: startOf(month),
        before: endOf(end < lastMonth ? end : lastMonth),
        fields: [...SUM_FIELDS, 'avg_order_value', 'refunds'],
      },
    });
  }
  return calls;
}

/** Reads the store's sums of each month of a span, oldest first. */
export async function readSpanSums(
  rest: RestClient,
  firstMonth: string,
  lastMonth: string,
  filters: Query = {},
): Promise<MonthSums[]> {
  const sums: MonthSums[] = [];
  for (const { path, query } of getSpanSumsCalls(firstMonth, lastMonth)) {
    const reply = await rest.read<StatsReply>(path, { ...query, ...filters }, sumsReply);
    sums.push(...reply.intervals.map(toSums));
  }
  return sums;
}

type ReadOptions = {
  /** Newest first, without a gap. */
  months: readonly string[];
  signal: AbortSignal;
  /** Called after each request. */
  onRequest: () => void;
};

/** Reads the orders and refunds of months. Throws the failure of a request, and an `AbortError` when it is stopped. */
export async function readOrders(
  rest: RestClient,
  { months, signal, onRequest }: ReadOptions,
): Promise<readonly OrderRow[]> {
  const [newest = '', oldest = newest] = [months[0], months.at(-1)];
  const readPage = async (page: number) => {
    signal.throwIfAborted();
    const reply = await rest.readWithHeaders(
      ORDERS,
      {
        extended_info: true,
        orderby: 'date',
        order: 'desc',
        per_page: PAGE_SIZE,
        page,
        after: startOf(oldest),
        before: endOf(newest),
      },
      listOf<OrderRow>(),
    );
    signal.throwIfAborted();
    onRequest();
    return reply;
  };
  const first = await readPage(1);
  const rows: OrderRow[] = [...first.data];
  const pages = readTotalPages(first.headers);
  if (pages !== undefined) {
    const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
    const others = await mapWithLimit(numbers, PARALLEL, readPage);
    return rows.concat(...others.map(({ data }) => data));
  }
  // Without the header, a full page means that there may be another.
  for (let page = 2, last = first.data; last.length === PAGE_SIZE; page++) {
    last = (await readPage(page)).data;
    rows.push(...last);
  }
  return rows;
}
