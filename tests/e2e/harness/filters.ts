import type { AdvancedFilterMap } from '@tillview/navigation';

const rules = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** A filter for each kind of input, some of them several times, for the page and its test. */
export const FILTERS = {
  status: {
    labels: { add: 'status' },
    rules: rules('is', 'is_not'),
    input: { component: 'SelectControl', options: [{ value: 'a', label: 'A' }] },
  },
  statuses: {
    labels: { add: 'statuses' },
    rules: rules('is', 'is_not'),
    input: { component: 'SelectControl', options: [{ value: 'a', label: 'A' }] },
    allowMultiple: true,
  },
  product: {
    labels: { add: 'product' },
    rules: rules('includes', 'excludes'),
    input: { component: 'Search', type: 'products', getLabels: () => Promise.resolve([]) },
  },
  products: {
    labels: { add: 'products' },
    rules: rules('includes', 'excludes'),
    input: { component: 'Search', type: 'products', getLabels: () => Promise.resolve([]) },
    allowMultiple: true,
  },
  count: {
    labels: { add: 'count' },
    rules: rules('lessthan', 'morethan', 'between'),
    input: { component: 'Number' },
  },
  total: {
    labels: { add: 'total' },
    rules: rules('lessthan', 'morethan', 'between'),
    input: { component: 'Currency' },
    allowMultiple: true,
  },
  made: {
    labels: { add: 'made' },
    rules: rules('before', 'after', 'between'),
    input: { component: 'Date' },
  },
  attribute: {
    labels: { add: 'attribute' },
    rules: rules('is', 'is_not'),
    input: { component: 'ProductAttribute' },
    allowMultiple: true,
  },
  customer: {
    labels: { add: 'customer' },
    input: { component: 'SelectControl', options: [{ value: 'a', label: 'A' }] },
  },
} satisfies AdvancedFilterMap;
