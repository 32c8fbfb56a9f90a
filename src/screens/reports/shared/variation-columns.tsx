import { __, _n, sprintf } from '@wordpress/i18n';
import { AdminLink, getItemOrdersHref } from '../../../reporting/definition/cells.tsx';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import type {
  ReportColumn,
  ReportContext,
} from '../../../reporting/definition/report-definition.ts';
import { productMetrics, type ProductValues } from './product-metrics.ts';
import type { StockInfo } from '../../../reporting/definition/stock-info.ts';
import { stockColumns } from './stock-cells.tsx';
import { variationCopy as copy } from './variation-copy.ts';

/** A row of the variations list, with `extended_info`, which is missing for a deleted variation. */
export type VariationRow = ProductValues & {
  readonly product_id: number;
  readonly variation_id: number;
  readonly extended_info?: StockInfo & {
    /** The names of the product and the variation's options, as the store joins them. */
    readonly name?: string;
    readonly sku?: string;
  };
};

/** Returns the name of a row's variation, or its id if the store sent no name. */
export const getVariationTitle = ({ variation_id, extended_info }: VariationRow): string =>
  extended_info?.name?.trim() ||
  /* translators: %s: the id of a variation whose name the store does not know. */
  sprintf(__('#%s', 'tillview'), String(variation_id));

/** Variations of the same name differ by their SKU. */
export const variationNaming = {
  plainName: getVariationTitle,
  detail: ({ extended_info }: VariationRow) => extended_info?.sku,
};

const getLabel = (row: VariationRow, { names }: ReportContext): string =>
  names[String(row.variation_id)] ?? getVariationTitle(row);

/** The columns of a table of variations. */
export const variationColumns: readonly ReportColumn<VariationRow>[] = [
  {
    // The store cannot sort by it.
    key: 'name',
    label: copy.name,
    required: true,
    value: getLabel,
    display: (row, context) => (
      // Links to the product's page, where variations are edited.
      <AdminLink href={context.adminHref('product', row.product_id)}>
        {getLabel(row, context)}
      </AdminLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) =>
      sprintf(
        /* translators: %s: number of variations. */
        _n('%s variation sold', '%s variations sold', rows, 'tillview'),
        formatNumber(rows),
      ),
  },
  ...metricColumns<VariationRow>(productMetrics, {
    orders: {
      href: ({ variation_id }, context) =>
        getItemOrdersHref(context, 'variation_includes', variation_id),
      of: getLabel,
    },
  }),
  {
    key: 'sku',
    label: copy.sku,
    value: ({ extended_info }) => extended_info?.sku ?? null,
  },
  ...stockColumns<VariationRow>(
    ({ extended_info }) => extended_info,
    ({ product_id }) => product_id,
  ),
];
