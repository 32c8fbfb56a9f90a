import { __, _n, sprintf } from '@wordpress/i18n';
import { ScreenLink } from '../../../reporting/definition/cells.tsx';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import type {
  ReportColumn,
  ReportContext,
} from '../../../reporting/definition/report-definition.ts';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import type { CategoryRow } from './row.ts';

/** Returns the name of a row's category, or its id if the store sent no name. */
export const getCategoryName = ({ category_id, extended_info }: CategoryRow): string =>
  extended_info?.name?.trim() ||
  /* translators: %s: the id of a category whose name the store does not know. */
  sprintf(__('#%s', 'tillview'), String(category_id));

/** Returns the name of a row's category with its parents, and what tells it from another one of that name. */
const getLabel = (row: CategoryRow, { names }: ReportContext): string =>
  names[String(row.category_id)] ?? getCategoryName(row);

/** The columns of Categories: headers, cells, totals and the CSV all come from here. */
export const columns: readonly ReportColumn<CategoryRow>[] = [
  {
    key: 'category',
    label: copy.category,
    required: true,
    value: getLabel,
    display: (row, context) => (
      <ScreenLink
        href={context.screenHref('/analytics/categories', {
          filter: 'single_category',
          categories: String(row.category_id),
        })}
      >
        {getLabel(row, context)}
      </ScreenLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) =>
      sprintf(
        /* translators: %s: number of categories. */
        _n('%s category', '%s categories', rows, 'tillview'),
        formatNumber(rows),
      ),
  },
  ...metricColumns<CategoryRow>(metrics),
];
