import { readName } from '../core/plain-text.ts';
import type { RestClient } from '../core/rest-client.ts';
import { isListOfRecords, isRecord, type Shape } from '../core/shapes.ts';
import { LEDGER_VERSION, textDimensions } from './ledger-dimensions.ts';
import {
  STORED_AS,
  toRecord,
  type CostLines,
  type IdLists,
  type LedgerMonth,
  type MonthCosts,
  type OwnAmounts,
  type StoredAs,
  type TextColumn,
} from './ledger-month.ts';
import { toStarts } from './pack-months.ts';

/** The path of the orders in columns, in stores with Tillview's plugin. */
export const LEDGER_PATH = '/tillview/v1/ledger';

type RouteIds = { readonly counts: readonly number[]; readonly ids: readonly number[] };

type RouteOwn = {
  readonly rows: readonly number[];
  readonly net: readonly number[];
  readonly total: readonly number[];
  readonly as: readonly StoredAs[];
};

/** A month of the route: each column has the values of all orders (`wordpress/plugin/includes/ledger.php`). */
type RouteMonth = {
  readonly month: string;
  readonly order_id: readonly number[];
  readonly parent_id: readonly number[];
  readonly date: readonly number[];
  readonly customer_id: readonly number[];
  readonly net_total: readonly number[];
  readonly total_sales: readonly number[];
  readonly num_items_sold: readonly number[];
  readonly returning: readonly number[];
  /** The distinct texts by column. A column that the user may not read is missing. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly coupons: RouteIds;
  readonly products: RouteIds;
  /** The orders whose figures are not in their own currency: their rows, and their own amounts. */
  readonly own?: RouteOwn;
  /** The columns of texts: the index of each order's text in the names. */
  readonly [column: string]: unknown;
};

type Reply = { months: readonly RouteMonth[] };

const COLUMNS = [
  'order_id',
  'parent_id',
  'date',
  'customer_id',
  'net_total',
  'total_sales',
  'num_items_sold',
  'returning',
] as const satisfies readonly (keyof RouteMonth)[];

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isFinite(each));

/** Whether there are as many counts as orders, and as many ids as they count. */
const isIds = (value: unknown, orders: number): boolean =>
  isRecord(value) &&
  isNumbers(value['counts']) &&
  isNumbers(value['ids']) &&
  value['counts'].length === orders &&
  value['counts'].reduce((sum, count) => sum + count, 0) === value['ids'].length;

const isOwn = (value: unknown, orders: number): value is RouteOwn => {
  if (!isRecord(value)) return false;
  const { rows, net, total, as } = value;
  return (
    Array.isArray(as) &&
    as.every((each) => STORED_AS.some((known) => known === each)) &&
    [rows, net, total].every((column) => isNumbers(column) && column.length === as.length) &&
    isNumbers(rows) &&
    rows.every((row) => row < orders)
  );
};

/** Whether every column has a finite number for every order, and every text its name. One name needs no column. */
function isRouteMonth(month: Record<string, unknown>): boolean {
  const { order_id: orders, names } = month;
  if (!isNumbers(orders) || !isRecord(names) || !/^\d{4}-\d\d$/.test(String(month['month'])))
    return false;
  const isColumn = (value: unknown) => isNumbers(value) && value.length === orders.length;
  return (
    COLUMNS.every((column) => isColumn(month[column])) &&
    Object.entries(names).every(
      ([column, texts]) =>
        Array.isArray(texts) &&
        texts.every((text) => typeof text === 'string') &&
        (isColumn(month[column]) || (month[column] === undefined && texts.length < 2)),
    ) &&
    (month['own'] === undefined || isOwn(month['own'], orders.length)) &&
    isIds(month['coupons'], orders.length) &&
    isIds(month['products'], orders.length)
  );
}

const isReply: Shape<Reply> = (body): body is Reply =>
  isRecord(body) && isListOfRecords(body['months']) && body['months'].every(isRouteMonth);

const toIdLists = ({ counts, ids }: RouteIds): IdLists => ({
  starts: toStarts(counts),
  ids: Float64Array.from(ids),
});

/** A column of numbers, in which null is unknown. */
const toNumbers = (values: unknown): Float64Array | undefined =>
  Array.isArray(values)
    ? Float64Array.from(values, (value: unknown) => (value === null ? Number.NaN : Number(value)))
    : undefined;

/** The columns of lines, in the order of `CostLines`. */
const LINE_COLUMNS = ['product', 'variation', 'quantity', 'net', 'cost'] as const;

function toText({ names, ...month }: RouteMonth, column: string): TextColumn | undefined {
  const [indexes = [], own] = [month[column], names[column]];
  if (!Array.isArray(indexes) || !own) return undefined;
  return { indexes: Uint16Array.from(indexes, Number), names: own.map(readName) };
}

/** The lines of orders and refunds; undefined if a column is missing or too short. */
function toLines(lines: Readonly<Record<string, unknown>>, orders: number): CostLines | undefined {
  const { counts } = lines;
  if (!isNumbers(counts) || counts.length !== orders) return undefined;
  const starts = toStarts(counts);
  const columns = LINE_COLUMNS.flatMap((column) => toNumbers(lines[column]) ?? []);
  const [products, variations, quantities, net, cost] = columns;
  if (!products || !variations || !quantities || !net || !cost) return undefined;
  if (columns.some(({ length }) => length !== starts.at(-1))) return undefined;
  return { starts, products, variations, quantities, net, cost };
}

/** The columns of costs; undefined if they were not requested, or if one of them is missing. */
function toCosts(month: RouteMonth): MonthCosts | undefined {
  const numbers = (column: string) => toNumbers(month[column]);
  const [cost, known, fee, shipping, tax] = [
    numbers('cost'),
    numbers('known_net'),
    numbers('fee'),
    numbers('shipping'),
    numbers('tax'),
  ];
  const [method, delivery] = [toText(month, 'method'), toText(month, 'shipping_method')];
  const lines = toLines(toRecord(month['lines']), month.order_id.length);
  if (!cost || !known || !fee || !shipping || !tax || !method || !delivery || !lines)
    return undefined;
  return { state: '', cost, known, fee, shipping, tax, method, delivery, lines };
}

function toTexts(month: RouteMonth): LedgerMonth['texts'] {
  const columns = textDimensions.flatMap(({ column }): (readonly [string, TextColumn])[] => {
    const text = toText(month, column);
    return text ? [[column, text]] : [];
  });
  return Object.fromEntries(columns);
}

const toOwn = ({ rows, net, total, as }: RouteOwn): OwnAmounts => ({
  rows: Uint32Array.from(rows),
  net: Float64Array.from(net),
  total: Float64Array.from(total),
  as,
});

const withCosts = (month: LedgerMonth, costs: MonthCosts | undefined): LedgerMonth =>
  costs ? { ...month, costs } : month;

const toColumns = (month: RouteMonth): LedgerMonth => ({
  version: LEDGER_VERSION,
  month: month.month,
  asOf: '',
  state: '',
  orderIds: Float64Array.from(month.order_id),
  parentIds: Float64Array.from(month.parent_id),
  times: Uint32Array.from(month.date),
  customerIds: Float64Array.from(month.customer_id),
  net: Float64Array.from(month.net_total),
  total: Float64Array.from(month.total_sales),
  items: Int32Array.from(month.num_items_sold),
  returning: Uint8Array.from(month.returning),
  texts: toTexts(month),
  coupons: toIdLists(month.coupons),
  products: toIdLists(month.products),
  ...(month.own ? { own: toOwn(month.own) } : {}),
});

/**
 * Reads months from the route of the WordPress plugin: newest first, without a gap, at most 24. Throws the failure of the
 * request.
 */
export async function readRouteMonths(
  rest: RestClient,
  months: readonly string[],
  needsCosts = false,
): Promise<LedgerMonth[]> {
  const { months: found } = await rest.read<Reply>(
    LEDGER_PATH,
    { after: months.at(-1), before: months[0], ...(needsCosts ? { costs: true } : {}) },
    isReply,
  );
  return found.map((month) => withCosts(toColumns(month), toCosts(month)));
}
