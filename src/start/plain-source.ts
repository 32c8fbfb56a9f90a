import type { ReportSource, ReportVariant, RowsSource } from '@tillview/data';
import { flattenFilters, type FilterConfig } from '@tillview/navigation';

/** The part of a report's source that its requests depend on, without texts and functions. */
export type PlainSource = Omit<ReportSource, 'filters' | 'advancedFilters'> & {
  readonly filters: ReturnType<ReportSource['filters']>;
};

const toPicker = ({ param, filters }: FilterConfig<never>): FilterConfig<never> => ({
  param,
  label: '',
  filters: flattenFilters(filters).map(({ value, settings }) => ({
    value,
    label: '',
    ...(settings ? { settings: { type: settings.type, param: settings.param, labels: {} } } : {}),
  })),
});

const toRows = (rows: RowsSource): RowsSource =>
  rows.from === 'list'
    ? { from: rows.from, endpoint: rows.endpoint, params: rows.params, key: [] }
    : rows;

const toVariant = ({ rows, chartMode: _chartMode, ...variant }: ReportVariant): ReportVariant => ({
  ...variant,
  ...(rows ? { rows: toRows(rows) } : {}),
});

/** Returns a report's source as data for the script that sends the first requests. */
export const toPlainSource = ({
  hasRange,
  stats,
  rows,
  sort,
  sortKeys,
  filters,
  search,
  listParams,
  ofType,
  variants,
}: ReportSource): PlainSource => ({
  hasRange,
  stats,
  rows: toRows(rows),
  sort,
  ...(sortKeys ? { sortKeys } : {}),
  filters: filters().map(toPicker),
  ...(search ? { search } : {}),
  ...(listParams ? { listParams } : {}),
  ...(ofType ? { ofType } : {}),
  ...(variants ? { variants: variants.map(toVariant) } : {}),
});

/** Returns the source of a report for its charts in the Overview, which has neither its filters nor its rows. */
export const toChartSource = ({ hasRange, stats, sort }: ReportSource): PlainSource => ({
  hasRange,
  stats,
  rows: { from: 'intervals' },
  sort,
  filters: [],
});

/** Returns the source of a report from its data. */
export const fromPlainSource = (source: PlainSource): ReportSource => ({
  ...source,
  filters: () => source.filters,
});
