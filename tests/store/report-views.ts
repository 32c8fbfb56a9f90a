import { detailsOf, textOf } from './cells.ts';
import { distinctIds, firstCouponId, type SalesSample } from './sales-sample.ts';
import type { Ranges } from './ranges.ts';
import type { View } from './report-check.ts';
import { toRows, type Row } from './store-client.ts';
import { productTable, variationTable, withBoxes } from './reports/catalog.ts';

type Sort = NonNullable<View['sort']>;
type Filters = NonNullable<View['filters']>;

/** Adds a sort to a view and to its URL. The URL of a default sort does not contain it. */
const sortedBy = (view: View, sort: Sort): View => ({
  ...view,
  name: `${view.name}, ${sort.orderby} ${sort.order}`,
  query: { ...view.query, ...sort },
  sort,
});

/** Returns functions that create the views of reports with a range. */
export function createViewMaker(ranges: Ranges, { period }: SalesSample) {
  const wide = { name: `${period} by month`, ...ranges.preset(period, 'previous_year', 'month') };

  return {
    wide,
    /** The views that each of these reports has; `own` is its default sort, which the URL does not contain. */
    common(own: Sort, others: readonly Sort[]): View[] {
      const lastMonth = (compare: 'previous_period' | 'previous_year'): View => ({
        name: `last month against ${compare}`,
        ...ranges.preset('last_month', compare, 'day'),
        sort: own,
      });
      const base: View = { ...wide, sort: own };
      return [
        { name: 'month to date', ...ranges.preset('month', 'previous_year', 'day'), sort: own },
        lastMonth('previous_period'),
        lastMonth('previous_year'),
        base,
        { ...base, name: `${base.name}, page 2`, query: { ...base.query, paged: '2' }, page: 2 },
        ...others.map((sort) => sortedBy(base, sort)),
      ];
    },
    /** The wide range with filters; `query` contains the filters as URL parameters. */
    filtered(
      name: string,
      sort: Sort,
      query: View['query'],
      filters: Filters,
      rest?: Partial<View>,
    ) {
      const view: View = { ...wide, name, sort, query: { ...wide.query, ...query }, filters };
      return { ...view, ...rest };
    },
  };
}

type ViewMaker = ReturnType<typeof createViewMaker>;

/**
 * A view with advanced filters. They have the same names in the URL and in the request. The request always contains
 * `match`, which defines how they combine.
 */
function advanced(
  make: ViewMaker,
  sort: Sort,
  rules: Record<string, string>,
  param = 'filter',
): View {
  const { match = 'all', ...own } = rules;
  const lists = ['status_is', 'status_is_not'];
  const filters = Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, lists.includes(name) ? [value] : value]),
  );
  const name = `filter ${Object.entries(rules).flat().join(' ')}`;
  return make.filtered(name, sort, { [param]: 'advanced', ...rules }, { ...filters, match });
}

/** A comparison of up to three items; an empty list when there are fewer than two. */
function compared(
  make: ViewMaker,
  sort: Sort,
  items: { param?: string; name: string; segmentby: string; ids: readonly string[] },
): View[] {
  const { param = 'filter', name, segmentby, ids } = items;
  if (ids.length < 2) return [];
  const list = { [name]: ids.join(',') };
  return [
    make.filtered(
      `comparison of ${name} ${ids.join(', ')}`,
      sort,
      { [param]: `compare-${name}`, ...list },
      list,
      {
        statsParams: { segmentby },
        isItemComparison: true,
      },
    ),
  ];
}

/** A view of a single item; an empty list when the store has sold none. */
function single(
  make: ViewMaker,
  sort: Sort,
  item: {
    param?: string;
    value: string;
    name: string;
    id: string | undefined;
    rest?: Partial<View>;
  },
): View[] {
  const { param = 'filter', value, name, id, rest } = item;
  if (!id) return [];
  const one = { [name]: id };
  return [make.filtered(`${value} ${id}`, sort, { [param]: value, ...one }, one, rest)];
}

const MOST_SOLD_FIRST: Sort = { orderby: 'items_sold', order: 'desc' };
/**
 * The views of a variable product: all variations, one variation, and a comparison of the best-selling ones. An empty
 * list without such a product.
 */
function variableProduct(
  make: ViewMaker,
  sold: readonly Row[],
  heading: string | undefined,
): View[] {
  const product = textOf(sold[0]?.['product_id']);
  if (!product) return [];
  const own = sold.filter((row) => textOf(row['product_id']) === product);
  const ids = distinctIds(own, 'variation_id', 'items_sold');
  const view = (name: string, choice: Record<string, string>, rest: Partial<View>): View => {
    const { 'filter-variations': _value, ...filters } = choice;
    const query = { filter: 'single_product', products: product };
    return make.filtered(
      `${name} of product ${product}`,
      MOST_SOLD_FIRST,
      { ...query, ...choice },
      { products: product, ...filters },
      { table: withBoxes(variationTable), ...(heading ? { heading } : {}), ...rest },
    );
  };
  const [first = ''] = ids;
  const one = { 'filter-variations': 'single_variation', variations: first };
  const some = { 'filter-variations': 'compare-variations', variations: ids.join(',') };
  return [
    view('all variations', {}, {}),
    view(`variation ${first}`, one, { stats: 'variations', table: variationTable }),
    ...(ids.length > 1
      ? [
          view(`variations ${ids.join(', ')}`, some, {
            stats: 'variations',
            statsParams: { segmentby: 'variation' },
            isItemComparison: true,
          }),
        ]
      : []),
  ];
}

const NEWEST_FIRST: Sort = { orderby: 'date', order: 'desc' };
const MOST_ORDERS_FIRST: Sort = { orderby: 'orders_count', order: 'desc' };

/** The views of Orders, Products, Variations and Categories. */
export function salesViews(
  make: ViewMaker,
  { rows, hasNames }: SalesSample,
): Record<string, View[]> {
  const { orders = [], products = [], variations = [], categories = [] } = rows;
  const [product] = products;
  const [variation] = variations;
  const [category] = categories;
  // The table of a variable product lists its variations, so the view of a single product needs a simple one.
  const isVariable = (row: Row) => toRows(detailsOf(row)['variations']).length > 0;
  const simple = hasNames ? products.find((row) => !isVariable(row)) : product;
  const variable = products.find(
    (row) => textOf(row['product_id']) === textOf(variation?.['product_id']),
  );
  const productId = textOf(product?.['product_id']);
  const status = textOf(orders[0]?.['status']) || 'completed';
  const coupon = firstCouponId(orders);
  const headingOf = (row: Row | undefined, id: string) =>
    row && (hasNames ? textOf(detailsOf(row)['name']) : `#${textOf(row[id])}`);
  return {
    orders: [
      ...make.common(NEWEST_FIRST, [
        { orderby: 'net_total', order: 'asc' },
        { orderby: 'num_items_sold', order: 'desc' },
      ]),
      advanced(make, NEWEST_FIRST, { status_is: status }),
      advanced(make, NEWEST_FIRST, { customer_type: 'returning', refunds: 'partial' }),
      ...(productId
        ? [
            advanced(make, NEWEST_FIRST, {
              match: 'any',
              product_includes: productId,
              customer_type: 'new',
            }),
          ]
        : []),
      ...(coupon ? [advanced(make, NEWEST_FIRST, { coupon_includes: coupon })] : []),
    ],
    products: [
      ...make.common(MOST_SOLD_FIRST, [{ orderby: 'net_revenue', order: 'asc' }]),
      ...single(make, MOST_SOLD_FIRST, {
        value: 'single_product',
        name: 'products',
        id: textOf(simple?.['product_id']),
        rest: { table: productTable, heading: headingOf(simple, 'product_id') },
      }),
      // An account that may not read products cannot see which ones are variable.
      ...(hasNames ? variableProduct(make, variations, headingOf(variable, 'product_id')) : []),
      ...compared(make, MOST_SOLD_FIRST, {
        name: 'products',
        segmentby: 'product',
        ids: distinctIds(products, 'product_id', 'items_sold'),
      }),
    ],
    variations: [
      ...make.common(MOST_SOLD_FIRST, [{ orderby: 'net_revenue', order: 'asc' }]),
      ...single(make, MOST_SOLD_FIRST, {
        param: 'filter-variations',
        value: 'single_variation',
        name: 'variations',
        id: textOf(variation?.['variation_id']),
        rest: { table: variationTable, heading: '' },
      }),
      ...compared(make, MOST_SOLD_FIRST, {
        param: 'filter-variations',
        name: 'variations',
        segmentby: 'variation',
        ids: distinctIds(variations, 'variation_id', 'items_sold'),
      }),
      ...(variation
        ? [
            advanced(
              make,
              MOST_SOLD_FIRST,
              { product_includes: textOf(variation['product_id']) },
              'filter-variations',
            ),
          ]
        : []),
    ],
    categories: [
      ...make.common(MOST_SOLD_FIRST, [{ orderby: 'net_revenue', order: 'asc' }]),
      ...single(make, MOST_SOLD_FIRST, {
        value: 'single_category',
        name: 'categories',
        id: textOf(category?.['category_id']),
        rest: { table: productTable, heading: headingOf(category, 'category_id') },
      }),
      ...compared(make, MOST_SOLD_FIRST, {
        name: 'categories',
        segmentby: 'category',
        ids: distinctIds(categories, 'category_id', 'items_sold'),
      }),
    ],
  };
}

/** The views of Coupons, Taxes and Downloads. */
export function otherViews(
  make: ViewMaker,
  { rows, hasNames }: SalesSample,
): Record<string, View[]> {
  const { coupons = [], taxes = [], downloads = [] } = rows;
  const [coupon] = coupons;
  const couponId = textOf(coupon?.['coupon_id']);
  const product = textOf(downloads[0]?.['product_id']);
  return {
    coupons: [
      ...make.common(MOST_ORDERS_FIRST, [{ orderby: 'amount', order: 'asc' }]),
      ...single(make, MOST_ORDERS_FIRST, {
        value: 'single_coupon',
        name: 'coupons',
        id: couponId,
        rest: { heading: hasNames && coupon ? textOf(detailsOf(coupon)['code']) : `#${couponId}` },
      }),
      ...compared(make, MOST_ORDERS_FIRST, {
        name: 'coupons',
        segmentby: 'coupon',
        ids: distinctIds(coupons, 'coupon_id', 'orders_count'),
      }),
    ],
    taxes: [
      ...make.common(MOST_ORDERS_FIRST, [{ orderby: 'total_tax', order: 'asc' }]),
      ...compared(make, MOST_ORDERS_FIRST, {
        name: 'taxes',
        segmentby: 'tax_rate_id',
        ids: distinctIds(taxes, 'tax_rate_id', 'total_tax'),
      }),
    ],
    downloads: [
      ...make.common(NEWEST_FIRST, [{ orderby: 'product', order: 'asc' }]),
      ...(product ? [advanced(make, NEWEST_FIRST, { product_includes: product })] : []),
    ],
  };
}

/** The views of the reports without a range. */
export function viewsWithoutRange(): Record<string, View[]> {
  const byStatus: Sort = { orderby: 'stock_status', order: 'desc' };
  const byActivity: Sort = { orderby: 'date_last_active', order: 'desc' };
  const stock = { name: 'all products', query: {}, listParams: { type: 'all' }, sort: byStatus };
  const people: View = { name: 'all customers', query: {}, sort: byActivity };
  const page2 = (view: View): View => ({
    ...view,
    name: `${view.name}, page 2`,
    query: { paged: '2' },
    page: 2,
  });
  const filter = { 'orders_count_between[0]': '2', 'orders_count_between[1]': '10' };
  return {
    stock: [
      stock,
      page2(stock),
      ...['lowstock', 'outofstock', 'instock', 'onbackorder'].map((type) => ({
        ...stock,
        name: type,
        query: { type },
        listParams: { type },
      })),
      sortedBy(stock, { orderby: 'stock_quantity', order: 'desc' }),
      sortedBy(stock, { orderby: 'title', order: 'asc' }),
    ],
    customers: [
      people,
      page2(people),
      sortedBy(people, { orderby: 'total_spend', order: 'desc' }),
      sortedBy(people, { orderby: 'orders_count', order: 'asc' }),
      {
        ...people,
        name: 'customers with 2 to 10 orders',
        query: { filter: 'advanced', ...filter },
        filters: { orders_count_between: ['2', '10'], match: 'all' },
      },
    ],
  };
}
