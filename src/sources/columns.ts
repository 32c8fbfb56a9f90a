import type { LedgerDimension, LedgerGroup, ReportRow } from '@tillview/data';
import { getDateEnvironment } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { defineTable, type ReportColumn } from '../analytics/report-page/report-definition.ts';
import { getComparedColumns } from '../analytics/report-page/table/compared-columns.ts';
import { metricColumns } from '../analytics/report-page/table/metric-columns.tsx';
import { metrics } from './metrics.ts';
import { toTotals } from './sources-stats.ts';

/** Returns the name of a source or a country. */
export function getGroupName({ name }: LedgerGroup, by: LedgerDimension): string {
  if (name === '') return __('Unknown', 'tillview');
  if (by === 'origins') return name;
  try {
    const names = new Intl.DisplayNames(getDateEnvironment().locale, { type: 'region' });
    return names.of(name) ?? name;
  } catch {
    // Plugins and imports can store text that does not have the form of a country code.
    return name;
  }
}

const titles: Readonly<Record<LedgerDimension, () => string>> = {
  origins: () => __('Source', 'tillview'),
  countries: () => __('Country / Region', 'tillview'),
};

/** The text of the totals row's first cell. */
const describeCount = (by: LedgerDimension, count: number, text: string): string =>
  by === 'origins'
    ? /* translators: %s: number of sources of orders. */
      sprintf(_n('%s source', '%s sources', count, 'tillview'), text)
    : /* translators: %s: number of countries. */
      sprintf(_n('%s country', '%s countries', count, 'tillview'), text);

type Earlier = {
  /** The label of the comparison, such as "Previous year". */
  readonly label: string;
  readonly groups: ReadonlyMap<string, LedgerGroup>;
  readonly total: LedgerGroup;
};

const none = { orders_count: 0, net_revenue: 0, avg_order_value: null, new_customers: 0 };

/** The columns of the table; net sales with their value in the comparison and the change, if there is one. */
export function getColumns(
  by: LedgerDimension,
  earlier: Earlier | undefined,
): readonly ReportColumn<ReportRow>[] {
  const name: ReportColumn<LedgerGroup> = {
    key: 'name',
    label: titles[by],
    required: true,
    value: (group) => getGroupName(group, by),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) => describeCount(by, rows, formatNumber(rows)),
  };
  const { columns } = defineTable<LedgerGroup>({
    title: () => __('Sources', 'tillview'),
    columns: [name, ...metricColumns<LedgerGroup>(metrics)],
    rowKey: (group) => group.name,
    columnsOf: 'sources',
  });
  if (!earlier) return columns;
  const options = {
    label: earlier.label,
    mode: 'percent' as const,
    // A source without orders in the comparison had none: the whole comparison is known.
    earlierOf: (row: ReportRow) => earlier.groups.get(String(row['name'])) ?? none,
    earlierTotals: toTotals(earlier.total),
  };
  return columns.flatMap((column) =>
    column.key === 'net_revenue' ? getComparedColumns([column], options) : [column],
  );
}
