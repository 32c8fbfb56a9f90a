import { __, _n, sprintf } from '@wordpress/i18n';
import { AdminLink } from '../../report-page/cells.tsx';
import type { ReportColumn } from '../../report-page/report-definition.ts';
import { itemsSoldColumn, netSalesColumn, ordersColumn } from '../../report-page/sales-columns.tsx';
import { stockColumns } from '../../report-page/stock-cells.tsx';
import { copy } from './copy.ts';
import type { VariationRow } from './row.ts';

/** The name of a row's variation, or its id where the store sent none. */
export const getVariationTitle = ({ variation_id, extended_info }: VariationRow): string =>
  extended_info?.name?.trim() ||
  /* translators: %s: the id of a variation whose name the store does not know. */
  sprintf(__('#%s', 'tillview'), String(variation_id));

/** The columns of Variations: headers, cells, totals and the CSV all come from here. */
export const columns: readonly ReportColumn<VariationRow>[] = [
  {
    // The store cannot sort by it.
    key: 'name',
    label: copy.name,
    required: true,
    value: getVariationTitle,
    display: (row, { adminHref }) => (
      // A variation is edited on the page of its product.
      <AdminLink href={adminHref('product', row.product_id)}>{getVariationTitle(row)}</AdminLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) =>
      sprintf(
        /* translators: %s: number of variations. */
        _n('%s variation sold', '%s variations sold', rows, 'tillview'),
        formatNumber(rows),
      ),
  },
  {
    key: 'sku',
    label: copy.sku,
    value: ({ extended_info }) => extended_info?.sku ?? null,
  },
  itemsSoldColumn,
  { ...netSalesColumn, required: true },
  ordersColumn(({ variation_id }, { screenHref }) =>
    screenHref('/analytics/orders', {
      filter: 'advanced',
      variation_includes: String(variation_id),
    }),
  ),
  ...stockColumns<VariationRow>(
    ({ extended_info }) => extended_info,
    ({ product_id }) => product_id,
  ),
];
