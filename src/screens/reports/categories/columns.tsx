import { __, _n, sprintf } from '@wordpress/i18n';
import { ItemLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
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

/** The share of a row in all net sales, in percent with one decimal; null without sales, or if they are negative. */
function getShare({ net_revenue }: CategoryRow, { totals }: ReportContext): number | null {
  const [part, whole] = [readValue(net_revenue), readValue(totals?.['net_revenue'])];
  if (part === null || whole === null || whole <= 0 || part < 0) return null;
  return Math.round((1000 * part) / whole) / 10;
}

const sales = metrics.slice(0, 2);
const counts = metrics.slice(2);

/** The columns of Categories: headers, cells, totals and the CSV all come from here. */
export const columns: readonly ReportColumn<CategoryRow>[] = [
  {
    key: 'category',
    label: copy.category,
    required: true,
    value: getLabel,
    display: (row, context) => (
      <ItemLink item="category" id={row.category_id} context={context}>
        {getLabel(row, context)}
      </ItemLink>
    ),
    countsRows: true,
    overlap: copy.overlap,
    total: (_totals, { formatNumber }, rows) =>
      sprintf(
        /* translators: %s: number of categories. */
        _n('%s category', '%s categories', rows, 'tillview'),
        formatNumber(rows),
      ),
  },
  ...metricColumns<CategoryRow>(sales),
  {
    key: 'share',
    label: copy.share,
    isNumeric: true,
    usesTotals: true,
    value: getShare,
    display: (row, context) => {
      const share = getShare(row, context);
      return share === null ? copy.notAvailable() : `${context.formatDecimal(share, 1, 1)}%`;
    },
  },
  ...metricColumns<CategoryRow>(counts),
];
