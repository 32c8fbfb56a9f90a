import type { Autocompleter, ReportFiltersProps } from '@tillview/components';
import { getItemsByIds, type SearchItemByKind, type SearchKind } from '@tillview/data';
import type {
  AdvancedFilterConfig,
  AdvancedFilterOption,
  FilterConfig,
  FilterLabel,
  GetFilterLabels,
} from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import type { DataRegistry } from '@wordpress/data';

/** The filters of one report. */
export type ShopFilters = Pick<
  ReportFiltersProps,
  'filters' | 'advancedFilters' | 'showDatePicker'
>;

type Picker = FilterConfig<Autocompleter>;
type Advanced = AdvancedFilterConfig<Autocompleter>;

const rules = (...pairs: [value: string, label: string][]) =>
  pairs.map(([value, label]) => ({ value, label }));
const IS = rules(['is', 'Is'], ['is_not', 'Is not']);
const INCLUDES = rules(['includes', 'Includes'], ['excludes', 'Excludes']);
const NUMERIC = rules(['max', 'Less than'], ['min', 'More than'], ['between', 'Between']);
const TEMPORAL = rules(['before', 'Before'], ['after', 'After'], ['between', 'Between']);

const STATUSES: AdvancedFilterOption[] = [
  { value: 'pending', label: 'Pending payment' },
  { value: 'processing', label: 'Processing' },
  { value: 'on-hold', label: 'On hold' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'failed', label: 'Failed' },
];

/** The labels of a filter. */
const labelled = (name: string) => ({
  add: name,
  remove: `Remove ${name.toLowerCase()} filter`,
  rule: `Select a ${name.toLowerCase()} filter match`,
  title: `<title>${name}</title> <rule/> <filter/>`,
});

/** A filter with a search input. */
function searched(name: string, type: SearchKind, getLabels: GetFilterLabels): Advanced {
  return {
    labels: {
      ...labelled(name),
      placeholder: `Search ${name.toLowerCase()}`,
      filter: `Select ${name.toLowerCase()}`,
    },
    rules: INCLUDES,
    input: { component: 'Search', type, getLabels },
  };
}

function measured(name: string, component: 'Currency' | 'Date' | 'Number'): Advanced {
  return {
    labels: labelled(name),
    rules: component === 'Date' ? TEMPORAL : NUMERIC,
    input: { component },
  };
}

/** The filters of the store's reports by their path, each modelled on a real report. */
export function createShops(registry: DataRegistry): Readonly<Record<string, ShopFilters>> {
  const labelsOf =
    <Kind extends SearchKind>(
      kind: Kind,
      toLabel: (item: SearchItemByKind[Kind]) => FilterLabel,
    ): GetFilterLabels =>
    async (value) => {
      const items: SearchItemByKind[Kind][] = await getItemsByIds(registry, kind, value.split(','));
      return items.map(toLabel);
    };
  const named = ({ id, name }: { id: number; name: string }) => ({ key: id, label: name });
  const productLabels = labelsOf('products', named);
  const variationLabels = labelsOf('variations', named);
  const couponLabels = labelsOf('coupons', ({ id, code }) => ({ key: id, label: code }));

  const getCategories = async (): Promise<AdvancedFilterOption[]> => {
    const path = '/wc-analytics/products/categories?per_page=100&_fields=id,name';
    const found = await apiFetch<{ id: number; name: string }[]>({ path });
    return found.map(({ id, name }) => ({ value: String(id), label: name }));
  };

  const product = searched('Product', 'products', productLabels);
  const attribute: Advanced = {
    labels: { ...labelled('Product attribute'), placeholder: 'Search attributes' },
    rules: IS,
    input: { component: 'ProductAttribute' },
    allowMultiple: true,
  };
  const category: Advanced = {
    ...searched('Category', 'categories', labelsOf('categories', named)),
    input: { component: 'SelectControl', getOptions: getCategories, defaultOption: '16' },
  };
  const status: Advanced = {
    labels: {
      add: 'Order status',
      remove: 'Remove order status filter',
      rule: 'Select an order status filter match',
      title: '{{title}}Order status{{/title}} {{rule /}} {{filter /}}',
      filter: 'Select an order status',
    },
    rules: IS,
    input: { component: 'SelectControl', options: STATUSES, defaultOption: 'completed' },
  };

  const show: Picker = {
    label: 'Show:',
    param: 'filter',
    staticParams: ['chart'],
    filters: [
      { value: 'all', label: 'All products' },
      {
        value: 'select_product',
        label: 'Single product',
        subFilters: [
          {
            value: 'single_product',
            label: 'Single product',
            path: ['select_product'],
            component: 'Search',
            settings: {
              type: 'products',
              param: 'products',
              getLabels: productLabels,
              labels: { placeholder: 'Type to search for a product', button: 'Single product' },
            },
          },
        ],
      },
      {
        value: 'compare-products',
        label: 'Product comparison',
        chartMode: 'item-comparison',
        settings: {
          type: 'products',
          param: 'products',
          getLabels: productLabels,
          labels: {
            title: 'Compare products',
            placeholder: 'Search for products to compare',
            helpText: 'Choose at least two products to compare.',
            update: 'Compare',
          },
        },
      },
      {
        value: 'top_items',
        label: 'Top products',
        subFilters: [
          {
            value: 'top_sold',
            label: 'By items sold',
            path: ['top_items'],
            query: { orderby: 'items_sold', chart: 'items_sold' },
          },
          {
            value: 'top_of_season',
            label: 'Of a season',
            path: ['top_items'],
            subFilters: [
              {
                value: 'top_summer',
                label: 'Of the summer',
                path: ['top_items', 'top_of_season'],
              },
              {
                value: 'top_winter',
                label: 'Of the winter',
                path: ['top_items', 'top_of_season'],
              },
            ],
          },
        ],
      },
      { value: 'advanced', label: 'Advanced filters' },
    ],
  };

  const variations: Picker = {
    label: 'Variations:',
    param: 'filter-variations',
    staticParams: ['filter', 'products'],
    showFilters: (query) => query['filter'] === 'single_product',
    filters: [
      { value: 'all', label: 'All variations' },
      {
        value: 'compare-variations',
        label: 'Variation comparison',
        settings: {
          type: 'variations',
          param: 'variations',
          getLabels: variationLabels,
          labels: { title: 'Compare variations', placeholder: 'Search for variations' },
        },
      },
    ],
  };

  const stock: Picker = {
    label: 'Stock:',
    param: 'stock',
    defaultValue: 'instock',
    filters: [
      { value: 'all', label: 'Any stock' },
      { value: 'instock', label: 'In stock' },
      { value: 'outofstock', label: 'Out of stock' },
    ],
  };

  const showAdvanced = (all: string): Picker => ({
    label: 'Show:',
    param: 'filter',
    filters: [
      { value: 'all', label: all },
      { value: 'advanced', label: 'Advanced filters' },
    ],
  });
  const orderFilters = {
    status,
    customer_type: {
      labels: {
        add: 'Customer type',
        remove: 'Remove customer type filter',
        title: '<title>Customer is</title> <filter/>',
        filter: 'Select a customer type',
      },
      input: {
        component: 'SelectControl',
        getOptions: () =>
          Promise.resolve([
            { value: 'new', label: 'New' },
            { value: 'returning', label: 'Returning' },
          ]),
      },
    },
    product,
    coupon: searched('Coupon', 'coupons', couponLabels),
    variation: searched('Variation', 'variations', variationLabels),
    attribute,
  } satisfies Record<string, Advanced>;

  return {
    '/filters/products': {
      filters: [show, variations, stock],
      advancedFilters: {
        title: 'Products match <select/> of these filters',
        filters: { product, category, attribute },
      },
    },
    '/filters/orders': {
      filters: [showAdvanced('All orders')],
      advancedFilters: { title: 'Orders match <select/> filters', filters: orderFilters },
    },
    '/filters/bestellungen': {
      filters: [showAdvanced('Alle Bestellungen')],
      advancedFilters: {
        title: '<title>Bestellungen, auf die</title> <select/> <title>Filter zutreffen</title>',
        filters: {
          // A word that is wider than a phone.
          tax_period: measured('Umsatzsteuervoranmeldungszeitraumsberichtigungsdatum', 'Date'),
        },
      },
    },
    '/filters/customers': {
      showDatePicker: false,
      filters: [showAdvanced('All customers')],
      advancedFilters: {
        title: 'Customers match <select/> filters',
        filters: {
          orders_count: measured('No. of orders', 'Number'),
          avg_order_value: measured('AOV', 'Currency'),
          last_active: measured('Last active', 'Date'),
        },
      },
    },
  };
}
