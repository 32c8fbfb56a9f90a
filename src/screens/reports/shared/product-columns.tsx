import { __, _n, sprintf } from '@wordpress/i18n';
import { CategoryList, getCategoryText } from './category-list.tsx';
import { getItemOrdersHref, ItemLink, ScreenLink } from '../../../reporting/definition/cells.tsx';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import type {
  ReportColumn,
  ReportContext,
} from '../../../reporting/definition/report-definition.ts';
import { productMetrics, type ProductValues } from './product-metrics.ts';
import type { StockInfo } from '../../../reporting/definition/stock-info.ts';
import { stockColumns } from './stock-cells.tsx';

/** A row of the products list, with `extended_info`; a deleted product has no `extended_info`. */
export type ProductRow = ProductValues & {
  readonly product_id: number;
  readonly extended_info?: StockInfo & {
    readonly name?: string;
    readonly sku?: string;
    readonly category_ids?: readonly number[];
    /** Ids of the variations; only a variable product has variations. */
    readonly variations?: readonly number[];
  };
};

type Column = ReportColumn<ProductRow>;

/** The name of a row's product, or its id if the store sent no name. */
export const getProductName = ({ product_id, extended_info }: ProductRow): string =>
  extended_info?.name?.trim() ||
  /* translators: %s: the id of a product whose name the store does not know. */
  sprintf(__('#%s', 'tillview'), String(product_id));

/** Products of the same name differ by their SKU. */
export const productNaming = {
  plainName: getProductName,
  detail: ({ extended_info }: ProductRow) => extended_info?.sku,
};

const getLabel = (row: ProductRow, { names }: ReportContext): string =>
  names[String(row.product_id)] ?? getProductName(row);

/**
 * The number of variations of a product: 0 if the store lists none, as for a simple product; `null` if it is unknown.
 */
function variations({ extended_info }: ProductRow): number | null {
  if (!extended_info) return null;
  const { variations: ids = [] } = extended_info;
  return Array.isArray(ids) ? ids.length : null;
}

/** The columns of a table of products. */
export const productColumns: readonly Column[] = [
  {
    key: 'product_name',
    label: () => __('Product title', 'tillview'),
    required: true,
    value: getLabel,
    display: (row, context) => (
      <ItemLink item="product" id={row.product_id} context={context}>
        {getLabel(row, context)}
      </ItemLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) =>
      sprintf(
        /* translators: %s: number of products. */
        _n('%s product', '%s products', rows, 'tillview'),
        formatNumber(rows),
      ),
  },
  ...metricColumns<ProductRow>(productMetrics, {
    orders: {
      href: ({ product_id }, context) => getItemOrdersHref(context, 'product_includes', product_id),
      of: getLabel,
    },
  }),
  {
    key: 'sku',
    label: () => __('SKU', 'tillview'),
    value: ({ extended_info }) => extended_info?.sku ?? null,
  },
  {
    key: 'product_cat',
    label: () => __('Category', 'tillview'),
    value: ({ extended_info }, { categories }) =>
      (extended_info?.category_ids ?? [])
        .map((id) => getCategoryText(categories, id))
        .filter((text) => text !== '')
        .join(', '),
    display: ({ extended_info }, context) => (
      <CategoryList ids={extended_info?.category_ids ?? []} context={context} />
    ),
  },
  {
    key: 'variations',
    label: () => __('Variations', 'tillview'),
    isNumeric: true,
    value: variations,
    display: (row, context) => {
      const { formatNumber, screenHref } = context;
      const count = variations(row);
      if (count === null || count === 0) return count;
      const href = screenHref('/analytics/variations', {
        'filter-variations': 'advanced',
        product_includes: String(row.product_id),
      });
      const text = formatNumber(count);
      const label = sprintf(
        /* translators: 1: number of variations. 2: the name of a product. */
        _n('%1$s variation: %2$s', '%1$s variations: %2$s', count, 'tillview'),
        text,
        getLabel(row, context),
      );
      return (
        <ScreenLink href={href} label={label}>
          {text}
        </ScreenLink>
      );
    },
  },
  ...stockColumns<ProductRow>(
    ({ extended_info }) => extended_info,
    ({ product_id }) => product_id,
  ),
];
