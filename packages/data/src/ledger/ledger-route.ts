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

/** `next`: the last id of a reply that is continued; null if it has all orders. Earlier versions of the plugin do not send it. */
type Reply = { months: readonly RouteMonth[]; next?: number | null };

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
  isRecord(body) &&
  isListOfRecords(body['months']) &&
  body['months'].every(isRouteMonth) &&
  (body['next'] === undefined || body['next'] === null || Number.isInteger(body['next']));

const join = (parts: readonly Readonly<Record<string, unknown>>[], column: string): unknown[] =>
  parts.flatMap((part): readonly unknown[] => {
    const values = part[column];
    return Array.isArray(values) ? values : [];
  });

const joinIds = (lists: readonly RouteIds[]): RouteIds => ({
  counts: lists.flatMap(({ counts }) => counts),
  ids: lists.flatMap(({ ids }) => ids),
});

/** The columns of lines, in the order of `CostLines`. */
const LINE_COLUMNS = ['product', 'variation', 'quantity', 'net', 'cost'] as const;

function joinLines(parts: readonly RouteMonth[]): Record<string, unknown[]> {
  const lists = parts.map(({ lines }) => toRecord(lines));
  return Object.fromEntries(
    ['counts', ...LINE_COLUMNS].map((column) => [column, join(lists, column)]),
  );
}

/** Joins the own amounts, whose rows are counted in each part. */
function joinOwn(parts: readonly RouteMonth[]): RouteOwn | undefined {
  const owns = parts.flatMap(({ own }, index) => {
    const start = parts.slice(0, index).reduce((sum, { order_id }) => sum + order_id.length, 0);
    return own ? [{ ...own, rows: own.rows.map((row) => row + start) }] : [];
  });
  return owns.length === 0
    ? undefined
    : {
        rows: owns.flatMap(({ rows }) => rows),
        net: owns.flatMap(({ net }) => net),
        total: owns.flatMap(({ total }) => total),
        as: owns.flatMap(({ as }) => as),
      };
}

/** Joins the parts of a month. Each part has its own indexes of names; a part with one name can have none. */
function joinMonth(first: RouteMonth, others: readonly RouteMonth[]): RouteMonth {
  if (others.length === 0) return first;
  const parts = [first, ...others];
  const columns = Object.keys(first).filter((column) => Array.isArray(first[column]));
  const names: Record<string, readonly string[]> = {};
  const texts: Record<string, readonly number[]> = {};
  for (const column of Object.keys(first.names)) {
    const known = new Map<string, number>();
    texts[column] = parts.flatMap((part) => {
      const own = (part.names[column] ?? []).map((name) => {
        const index = known.get(name) ?? known.size;
        known.set(name, index);
        return index;
      });
      const indexes = part[column];
      return part.order_id.map(
        (_, row) => own[Array.isArray(indexes) ? Number(indexes[row]) : 0] ?? 0,
      );
    });
    names[column] = [...known.keys()];
  }
  const own = joinOwn(parts);
  return {
    ...first,
    ...Object.fromEntries(columns.map((column) => [column, join(parts, column)])),
    ...texts,
    names,
    coupons: joinIds(parts.map(({ coupons }) => coupons)),
    products: joinIds(parts.map(({ products }) => products)),
    ...(first['lines'] === undefined ? {} : { lines: joinLines(parts) }),
    ...(own ? { own } : {}),
  };
}

const toIdLists = ({ counts, ids }: RouteIds): IdLists => ({
  starts: toStarts(counts),
  ids: Float64Array.from(ids),
});

/** A column of numbers, in which null is unknown. */
const toNumbers = (values: unknown): Float64Array | undefined =>
  Array.isArray(values)
    ? Float64Array.from(values, (value: unknown) => (value === null ? Number.NaN : Number(value)))
    : undefined;

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
 * Reads months from the route of the WordPress plugin: newest first, without a gap, at most 24. A reply has a limited number
 * of orders, and says where to go on. Throws the failure of a request.
 */
export async function readRouteMonths(
  rest: RestClient,
  months: readonly string[],
  needsCosts = false,
): Promise<LedgerMonth[]> {
  const query = {
    after: months.at(-1),
    before: months[0],
    ...(needsCosts ? { costs: true } : {}),
  };
  const replies: Reply[] = [];
  for (let above: number | null = 0; above !== null;) {
    const from = above > 0 ? { above } : {};
    const reply: Reply = await rest.read<Reply>(LEDGER_PATH, { ...query, ...from }, isReply);
    replies.push(reply);
    // One that does not go on would be requested forever.
    above = typeof reply.next === 'number' && reply.next > above ? reply.next : null;
  }
  const [first, ...others] = replies;
  return (first?.months ?? []).map((month) => {
    const parts = others.flatMap((reply) =>
      reply.months.filter((part) => part.month === month.month),
    );
    const whole = joinMonth(month, parts);
    const costs = toCosts(whole);
    return { ...toColumns(whole), ...(costs ? { costs } : {}) };
  });
}
