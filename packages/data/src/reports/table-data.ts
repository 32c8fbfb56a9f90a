import { defaultDateRangeQuery, getIntervalForQuery } from '@tillview/date';
import type { Query } from '../core/query.ts';
import { hasEmptyMatch } from './filter-query.ts';
import { getReportTableQuery, type TableQueryOptions } from './report-query.ts';
import { getReportState, getStatsState, NOTHING_ASKED, type ReportState } from './report-state.ts';
import type { ReportsSelectors } from './store.ts';
import type {
  ReportItems,
  ReportRow,
  ReportStats,
  StatsInterval,
  TotalsOf,
  WithSegments,
} from './types.ts';

/** What a table needs to be drawn. */
export interface ReportTableData<Row> extends ReportState {
  /** What was asked, as it went out. */
  query: Query;
  items: ReportItems<Row>;
}

/** A table of intervals, with the totals that came in the same reply; null until then, and for a range that holds nothing. */
export interface ReportStatsTableData<Totals> extends ReportTableData<StatsInterval<Totals>> {
  totals: WithSegments<Totals> | null;
}

/** Options of the table helpers; `selector` is `select( reportsStore )`. */
export interface TableDataOptions<Endpoint extends string = string> extends TableQueryOptions {
  endpoint: Endpoint;
  selector: ReportsSelectors;
}

const NO_ITEMS: ReportItems<never> = { data: [], totalResults: 0, totalPages: 0 };

/** The rows of a report's table for an address; empty while nothing is known, and for a search that found nothing. */
export function getReportTableData(options: TableDataOptions): ReportTableData<ReportRow> {
  const { endpoint, selector } = options;
  const query = getReportTableQuery(options);
  if (hasEmptyMatch(options)) return { query, items: NO_ITEMS, ...NOTHING_ASKED };
  const items = selector.getReportItems(endpoint, query);
  return {
    query,
    items: items.data ? items : NO_ITEMS,
    ...getReportState(
      items.data !== undefined,
      selector.isReportItemsRequesting(endpoint, query),
      selector.getReportItemsError(endpoint, query),
      selector.getReportItemsReceivedAt(endpoint, query),
    ),
  };
}

/** The query of a table of intervals: a table's, and the interval of the address. */
export function getReportStatsTableQuery(options: TableQueryOptions): Query {
  const { query, tableQuery, defaultDateRange = defaultDateRangeQuery } = options;
  const interval = getIntervalForQuery(query, defaultDateRange);
  return getReportTableQuery({ ...options, tableQuery: { interval, ...tableQuery } });
}

const tables = new WeakMap<object, object>();

/** The intervals of one answer as a table's rows: the same object for the same answer. */
function toRows<Totals>(stats: ReportStats<Totals>): ReportItems<StatsInterval<Totals>> {
  const { data, totalResults, totalPages } = stats;
  const known = tables.get(data);
  const rows = known ?? { data: data.intervals, totalResults, totalPages };
  tables.set(data, rows);
  // The map's value was made from this very key.
  return rows as ReportItems<StatsInterval<Totals>>;
}

/** The intervals of a report as a table (Revenue): rows and totals of one request. */
export function getReportStatsTableData<Endpoint extends string>(
  options: TableDataOptions<Endpoint>,
): ReportStatsTableData<TotalsOf<Endpoint>> {
  const { endpoint, selector } = options;
  const query = getReportStatsTableQuery(options);
  if (hasEmptyMatch(options)) return { query, items: NO_ITEMS, totals: null, ...NOTHING_ASKED };
  const stats = selector.getReportStats(endpoint, query);
  return {
    query,
    items: stats.data ? toRows(stats) : NO_ITEMS,
    totals: stats.data?.totals ?? null,
    ...getStatsState(selector, endpoint, query),
  };
}
