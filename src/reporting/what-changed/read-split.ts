import {
  MAX_PER_PAGE,
  type AnyTotals,
  type ReportRequest,
  type ReportRow,
  type ReportsSelectors,
} from '@tillview/data';
import { readValue } from '../definition/metric-values.ts';
import { getUnknownName, type SplitSource } from './change-splits.ts';
import type { Amounts, SplitPart } from './split-change.ts';

/** The parts of a split, and the state of their requests. */
export type SplitReading = {
  readonly parts: readonly SplitPart[];
  /** Whether the store has more parts than were loaded. */
  readonly isPartial: boolean;
  /** Whether a request is pending and none has failed. */
  readonly isRequesting: boolean;
  /** The error of the first failed request. */
  readonly error: Error | undefined;
};

/** A response, or the state of its request: both `value` and `error` are undefined while it is pending. */
type Reply<Value> = { readonly value: Value | undefined; readonly error: Error | undefined };

type SplitMetric = 'net_revenue';
type RangeName = 'primary' | 'secondary';
/** The selectors of the reports data store that are used. */
export type SplitSelectors = Pick<
  ReportsSelectors,
  'getReportItems' | 'getReportItemsError' | 'getReportStats' | 'getReportStatsError'
>;

type Context = { selector: SplitSelectors; request: ReportRequest; metric: SplitMetric };

/** The amounts of one range, by the id of their part. */
type RangeParts = ReadonlyMap<
  string,
  { readonly label: string; readonly detail: string | undefined; readonly amount: number }
>;

type Page = { readonly rows: readonly ReportRow[]; readonly isWhole: boolean };

type Query = Readonly<Record<string, string>>;

/** The maximum number of items whose stats are requested one by one. */
const MAX_USED = 10;

/** Combines the states of requests: failed if one has failed, otherwise pending if one is pending. */
function getState(replies: readonly Reply<unknown>[]) {
  const error = replies.find((reply) => reply.error)?.error;
  return { error, isRequesting: !error && replies.some(({ value }) => value === undefined) };
}

function readTotals(
  { selector, request, metric }: Context,
  endpoint: string,
  range: RangeName,
  parameters: Query,
): Reply<AnyTotals> {
  const query = {
    // Totals do not depend on the interval: the longest interval has the smallest response.
    interval: 'year',
    order: 'asc',
    page: 1,
    per_page: 1,
    ...request[range],
    ...request.filters,
    fields: [metric],
    ...parameters,
  };
  const { data } = selector.getReportStats(endpoint, query);
  const error = data ? false : selector.getReportStatsError(endpoint, query);
  return {
    value: data && (data.totals ?? {}),
    error: error || undefined,
  };
}

/** The parts of a row's label and detail: the whole rows are several times as large. */
const LABEL_FIELDS = ['name', 'code', 'sku'].map((field) => `extended_info.${field}`);

/** `fields` are those of a row besides its label. */
function readPage(
  { selector, request }: Context,
  endpoint: string,
  range: RangeName,
  parameters: Query,
  fields: readonly string[],
): Reply<Page> {
  const query = {
    order: 'desc',
    page: 1,
    per_page: MAX_PER_PAGE,
    extended_info: true,
    _fields: [...fields, ...LABEL_FIELDS],
    ...request[range],
    ...parameters,
  };
  const { data, totalResults = 0, isTotalUnknown } = selector.getReportItems(endpoint, query);
  const error = data ? false : selector.getReportItemsError(endpoint, query);
  const isWhole = !isTotalUnknown && totalResults <= (data?.length ?? 0);
  return { value: data && { rows: data, isWhole }, error: error || undefined };
}

/** Returns the name of a row, or its id if the store sent no name. */
function getRowLabel({ extended_info: info }: ReportRow, id: string): string {
  const { name, code }: Readonly<Record<string, unknown>> = { ...Object(info) };
  const text = name ?? code;
  return (typeof text === 'string' && text.trim()) || getUnknownName(id);
}

function getRowDetail({ extended_info: info }: ReportRow): string | undefined {
  const { sku }: Readonly<Record<string, unknown>> = { ...Object(info) };
  return typeof sku === 'string' ? sku : undefined;
}

function toRangeParts(
  rows: readonly ReportRow[],
  idField: string,
  metric: SplitMetric,
): RangeParts {
  return new Map(
    rows.map((row) => {
      const id = String(row[idField]);
      const amount = readValue(row[metric]) ?? 0;
      return [id, { label: getRowLabel(row, id), detail: getRowDetail(row), amount }];
    }),
  );
}

/** Pairs the parts of both ranges. A part that is missing in one range has the amount 0 there. */
function pairParts(now: RangeParts, before: RangeParts): SplitPart[] {
  return [...new Set([...now.keys(), ...before.keys()])].map((id) => ({
    id,
    label: (now.get(id) ?? before.get(id))?.label ?? getUnknownName(id),
    detail: (now.get(id) ?? before.get(id))?.detail,
    now: now.get(id)?.amount ?? 0,
    before: before.get(id)?.amount ?? 0,
  }));
}

/**
 * Reads the first hundred rows of both ranges. Rows that only one range contains are requested from the other range by
 * id: they can have any amount there, since they may be on a later page.
 */
function readList(context: Context, source: Extract<SplitSource, { from: 'list' }>): SplitReading {
  const { filters } = context.request;
  const read = (range: RangeName, narrowed: Query = {}) =>
    readPage(
      context,
      source.endpoint,
      range,
      { orderby: context.metric, ...filters, ...narrowed },
      [source.id, context.metric],
    );
  const first = { primary: read('primary'), secondary: read('secondary') };
  const { primary, secondary } = first;
  if (!primary.value || !secondary.value)
    return { parts: [], isPartial: false, ...getState([primary, secondary]) };

  const idsOf = ({ rows }: Page) => rows.map((row) => String(row[source.id]));
  const missing = (own: Page, other: Page): string[] => {
    if (own.isWhole) return [];
    const ownIds = new Set(idsOf(own));
    return idsOf(other).filter((id) => !ownIds.has(id));
  };
  const readMissing = (range: RangeName, ids: readonly string[]): Reply<Page> =>
    ids.length > 0
      ? read(range, { [source.include]: ids.join(',') })
      : { value: { rows: [], isWhole: true }, error: undefined };
  const more = {
    primary: readMissing('primary', missing(primary.value, secondary.value)),
    secondary: readMissing('secondary', missing(secondary.value, primary.value)),
  };
  const partsOf = (page: Page, added: Reply<Page>) =>
    toRangeParts([...page.rows, ...(added.value?.rows ?? [])], source.id, context.metric);
  return {
    parts: pairParts(
      partsOf(primary.value, more.primary),
      partsOf(secondary.value, more.secondary),
    ),
    isPartial: !primary.value.isWhole || !secondary.value.isWhole,
    ...getState([more.primary, more.secondary]),
  };
}

type Choice = { readonly id: string; readonly label: string };

/** Reads the stats of both ranges for each value of a filter. */
function readChoices(
  context: Context,
  { endpoint, param }: Extract<SplitSource, { from: 'filters' | 'used' }>,
  choices: readonly Choice[],
): SplitReading {
  const { metric } = context;
  const read = choices.map((choice) => ({
    ...choice,
    now: readTotals(context, endpoint, 'primary', { [param]: choice.id }),
    before: readTotals(context, endpoint, 'secondary', { [param]: choice.id }),
  }));
  const amountOf = ({ value }: Reply<AnyTotals>) => readValue(value?.[metric]) ?? 0;
  return {
    parts: read.map(({ id, label, now, before }) => ({
      id,
      label,
      now: amountOf(now),
      before: amountOf(before),
    })),
    isPartial: false,
    ...getState(read.flatMap(({ now, before }) => [now, before])),
  };
}

/** Reads the most used items of both ranges together, and the stats of each. */
function readUsed(context: Context, source: Extract<SplitSource, { from: 'used' }>): SplitReading {
  const { endpoint, id: idField, uses } = source.items;
  const pages = (['primary', 'secondary'] as const).map((range) =>
    readPage(context, endpoint, range, { orderby: uses }, [idField, uses]),
  );
  const state = getState(pages);
  if (state.error || state.isRequesting) return { parts: [], isPartial: false, ...state };
  const items = new Map<string, Choice & { count: number }>();
  for (const row of pages.flatMap(({ value }) => value?.rows ?? [])) {
    const id = String(row[idField]);
    const count = (items.get(id)?.count ?? 0) + (readValue(row[uses]) ?? 0);
    items.set(id, { id, label: getRowLabel(row, id), count });
  }
  const most = [...items.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_USED);
  const isWhole = most.length === items.size && pages.every(({ value }) => value?.isWhole);
  return { ...readChoices(context, source, most), isPartial: !isWhole };
}

/** Returns Revenue's amounts in both ranges of a request if it counted orders on the day they are created. Starts the requests. */
export function readByDayCreated(
  selector: SplitSelectors,
  request: ReportRequest,
  metric: SplitMetric,
): Reply<Amounts> {
  const replies = (['primary', 'secondary'] as const).map((range) => {
    const context = { selector, request, metric };
    return readTotals(context, 'revenue', range, { date_type: 'date_created' });
  });
  const [now, before] = replies.map(({ value }) => value && (readValue(value[metric]) ?? 0));
  return {
    value: now === undefined || before === undefined ? undefined : { now, before },
    error: getState(replies).error,
  };
}

/** Returns the parts of a split in both ranges of a request. Starts the requests. */
export function readSplit(
  selector: SplitSelectors,
  request: ReportRequest,
  source: SplitSource,
  metric: SplitMetric,
): SplitReading {
  const context = { selector, request, metric };
  switch (source.from) {
    case 'list':
      return readList(context, source);
    case 'used':
      return readUsed(context, source);
    default:
      return readChoices(
        context,
        source,
        source.choices.map(({ value, label }) => ({ id: value, label: label() })),
      );
  }
}
