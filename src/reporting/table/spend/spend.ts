import {
  getErrorText,
  type ReportItems,
  type ReportRequest,
  type ReportRow,
  type ReportsSelectors,
} from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __, _n, sprintf } from '@wordpress/i18n';
import { readValue } from '../../definition/metric-values.ts';
import { MAX_UNASKED_REQUESTS } from '../../request/unasked-requests.ts';
import type { ReportColumn, ReportContext } from '../../definition/report-definition.ts';
import { createAddedColumn, type AddedView, type ViewOptions } from '../added-column.ts';
import { sortByColumn } from '../compared-columns.ts';

/** What a customer ordered in a range: orders, and the total of orders and refunds with tax and shipping. */
type Spend = { readonly orders: number; readonly total: number };

const NONE: Spend = { orders: 0, total: 0 };
const TOTAL = 'ordered.total';
const ORDERS = 'ordered.orders';

/** The most requests for a range: 10,000 orders. */
const MAX_REQUESTS = 100;

/** A page of orders, why it could not be loaded, or undefined while it is loading. */
type Page = ReportItems<ReportRow> | Error | undefined;

/** Identifies a range that the user agreed to load. */
export const getRangeKey = (query: Query): string =>
  [getQueryText(query, 'ordered_from'), getQueryText(query, 'ordered_until')].join('/');

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The query of a page of orders and refunds; undefined if the URL has no valid range. */
function getPageQuery(query: Query, page: number) {
  const after = getQueryText(query, 'ordered_from');
  const before = getQueryText(query, 'ordered_until');
  if (!isDay(after) || (before !== undefined && !isDay(before))) return undefined;
  return {
    after: `${after}T00:00:00`,
    ...(before === undefined ? {} : { before: `${before}T23:59:59` }),
    orderby: 'date',
    order: 'asc',
    per_page: '100',
    page: String(page),
    _fields: 'order_id,parent_id,customer_id,total_sales',
  };
}

/**
 * The orders and refunds of the range in the URL, by page. A long range is read only if the user agreed to it, or to every
 * range.
 */
export function read(
  selectors: ReportsSelectors,
  _request: ReportRequest,
  query: Query,
  agreed: string | true | undefined,
): readonly Page[] {
  const readPage = (page: number): Page => {
    const pageQuery = getPageQuery(query, page);
    if (!pageQuery) return new RangeError('The range is not valid.');
    const items = selectors.getReportItems('orders', pageQuery);
    if (items.data) return items;
    const error = selectors.getReportItemsError('orders', pageQuery);
    return error instanceof Error ? error : undefined;
  };
  const first = readPage(1);
  if (!first || first instanceof Error) return [first];
  const count = first.totalPages;
  const isRead =
    count <= MAX_UNASKED_REQUESTS ||
    (count <= MAX_REQUESTS && (agreed === true || agreed === getRangeKey(query)));
  return Array.from({ length: Math.max(1, Math.min(count, MAX_REQUESTS + 1)) }, (_, index) =>
    index === 0 ? first : isRead ? readPage(index + 1) : undefined,
  );
}

/**
 * Adds up orders and refunds by customer, as the store does for the lifetime of a customer. A refund is a row with a
 * parent order and a negative total. An order that several pages repeat is counted once.
 */
export function sumSpend(rows: readonly ReportRow[]): ReadonlyMap<string, Spend> {
  const byOrder = new Map(rows.map((row) => [row['order_id'], row]));
  const byCustomer = new Map<string, Spend>();
  for (const row of byOrder.values()) {
    const id = String(row['customer_id']);
    const { orders, total } = byCustomer.get(id) ?? NONE;
    byCustomer.set(id, {
      orders: orders + (row['parent_id'] ? 0 : 1),
      total: total + (readValue(row['total_sales']) ?? 0),
    });
  }
  return byCustomer;
}

/** The columns of a table of customers, with orders and spend in the range before those of their lifetime. */
function addSpendColumns(
  columns: readonly ReportColumn<ReportRow>[],
  byCustomer: ReadonlyMap<string, Spend>,
): readonly ReportColumn<ReportRow>[] {
  const spendOf = (row: ReportRow) => byCustomer.get(String(row['id'])) ?? NONE;
  const at = columns.findIndex(({ key }) => key === 'name') + 1;
  return columns.toSpliced(
    at,
    0,
    createAddedColumn({
      key: TOTAL,
      label: () => __('Spend in range', 'tillview'),
      type: 'currency',
      read: (row) => spendOf(row).total,
    }),
    createAddedColumn({
      key: ORDERS,
      label: () => __('Orders in range', 'tillview'),
      type: 'number',
      read: (row) => spendOf(row).orders,
    }),
  );
}

const describeTooMany = (orders: number, { formatNumber }: ReportContext): string =>
  sprintf(
    /* translators: 1: number of orders. 2: the largest number of orders that can be loaded. */
    _n(
      'The range has %1$s order, more than the %2$s that can be loaded. Select a shorter range.',
      'The range has %1$s orders, more than the %2$s that can be loaded. Select a shorter range.',
      orders,
      'tillview',
    ),
    formatNumber(orders),
    formatNumber(MAX_REQUESTS * 100),
  );

/** Adds the spend in the range to the columns of a table, and leaves out customers without orders in it. */
export function getView(options: ViewOptions<readonly Page[]>): AddedView {
  const { columns, added: pages, data, request, sort, context } = options;
  const plain: AddedView = {
    columns,
    data,
    sort: undefined,
    sortKeys: [],
    note: '',
    isBusy: false,
    error: undefined,
  };
  const failure = pages.find((page) => page instanceof Error);
  if (failure instanceof RangeError)
    return { ...plain, error: __('The range of the orders is not a valid date.', 'tillview') };
  if (failure)
    return {
      ...plain,
      error: `${__('The orders of the range could not be loaded. Refresh the report to try again.', 'tillview')} ${getErrorText(failure)}`,
    };
  const known = pages.filter((page) => page !== undefined) as readonly ReportItems<ReportRow>[];
  const [first] = known;
  if (!first) return { ...plain, isBusy: true };
  if (first.totalPages > MAX_REQUESTS)
    return { ...plain, error: describeTooMany(first.totalResults, context) };
  const missing = pages.length - known.length;
  if (missing > 0) {
    const mustAgree = pages.length > MAX_UNASKED_REQUESTS && known.length === 1;
    const requests = { total: pages.length, answered: known.length, mustAgree };
    return { ...plain, isBusy: !mustAgree, requests };
  }
  const byCustomer = sumSpend(known.flatMap((page) => page.data));
  const view = { ...plain, columns: addSpendColumns(columns, byCustomer) };
  const { items } = data;
  const { page, pageSize } = request;
  const isOnePage = page === 1 && items.totalResults <= items.data.length;
  const list = data.all ?? (isOnePage ? items.data : undefined);
  if (!list)
    return {
      ...view,
      note: data.isPaged
        ? __(
            'The list is too long to be sorted by spend in the range. Add filters to shorten it.',
            'tillview',
          )
        : '',
    };
  const buyers = list.filter(({ id }) => byCustomer.has(String(id)));
  const sortKeys = [TOTAL, ORDERS];
  const column = view.columns.find(({ key }) => key === sort.orderby && sortKeys.includes(key));
  const all = column ? sortByColumn(buyers, column, sort.order, context) : buyers;
  return {
    ...view,
    sortKeys,
    sort: column && sort,
    data: {
      ...data,
      all,
      items: {
        ...items,
        data: all.slice((page - 1) * pageSize, page * pageSize),
        totalResults: all.length,
        totalPages: Math.ceil(all.length / pageSize),
      },
    },
  };
}
