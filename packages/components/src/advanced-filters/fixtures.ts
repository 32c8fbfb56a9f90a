import type {
  AdvancedFilterInput,
  AdvancedFiltersConfig,
  FilterLabel,
  GetFilterLabels,
} from '@tillview/navigation';
import type { Autocompleter } from '../search/index.ts';
import { createCompleter, createGetLabels } from '../testing/completer.ts';

const MUGS: FilterLabel[] = [
  { key: 1, label: 'Blue mug' },
  { key: 2, label: 'Red mug' },
];

const mugs = createCompleter('mugs', MUGS);

const rules = (...pairs: [string, string][]) => pairs.map(([value, label]) => ({ value, label }));
const numeric = rules(['lessthan', 'Less than'], ['morethan', 'More than'], ['between', 'Between']);

/** One filter of each kind, in both forms of the sentence. */
export const CONFIG: AdvancedFiltersConfig<Autocompleter> = {
  title: '<title>Orders match</title> <select/> <title>of these filters</title>',
  filters: {
    status: {
      labels: {
        add: 'Order status',
        remove: 'Remove order status filter',
        rule: 'Select an order status filter match',
        title: '{{title}}Order status{{/title}} {{rule /}} {{filter /}}',
        filter: 'Select an order status',
      },
      rules: rules(['is', 'Is'], ['is_not', 'Is not']),
      input: {
        component: 'SelectControl',
        options: [
          { value: 'pending', label: 'Pending' },
          { value: 'completed', label: 'Completed' },
        ],
        defaultOption: 'completed',
      },
    },
    product: {
      labels: {
        add: 'Products',
        placeholder: 'Search products',
        remove: 'Remove products filter',
        rule: 'Select a product filter match',
        title: '<title>Product</title> <rule/> <filter/>',
        filter: 'Select products',
      },
      rules: rules(['includes', 'Includes'], ['excludes', 'Excludes']),
      input: {
        component: 'Search',
        type: 'custom',
        autocompleter: mugs,
        getLabels: createGetLabels(MUGS),
      },
    },
    customer: {
      labels: { add: 'Customer type', filter: 'Select a customer type' },
      input: {
        component: 'SelectControl',
        getOptions: () =>
          Promise.resolve([
            { value: 'new', label: 'New' },
            { value: 'returning', label: 'Returning' },
          ]),
        defaultOption: 'returning',
      },
    },
    items: {
      labels: { add: 'Item count', rule: 'Select an item count match' },
      rules: numeric,
      input: { component: 'Number' },
    },
    total: {
      labels: { add: 'Order total', rule: 'Select a total match' },
      rules: numeric,
      input: { component: 'Currency' },
    },
    registered: {
      labels: { add: 'Registered', rule: 'Select a date match', filter: 'Registered' },
      rules: rules(['before', 'Before'], ['after', 'After'], ['between', 'Between']),
      input: { component: 'Date' },
    },
    attribute: {
      labels: {
        add: 'Product attribute',
        remove: 'Remove attribute filter',
        rule: 'Select an attribute match',
        title: '<title>Attribute</title> <rule/> <filter/>',
      },
      rules: rules(['is', 'Is'], ['is_not', 'Is not']),
      input: { component: 'ProductAttribute' },
      allowMultiple: true,
    },
  },
};

type Config = AdvancedFiltersConfig<Autocompleter>;

/** One filter, whose options are asked for. */
export function withOptions(getOptions: AdvancedFilterInput['getOptions'] & object): Config {
  const customer = {
    labels: { add: 'Customer type' },
    input: { component: 'SelectControl' as const, getOptions },
  };
  return { ...CONFIG, filters: { customer } };
}

/** One filter, the names of whose items are asked for. */
export function withLabels(getLabels: GetFilterLabels): Config {
  const product = {
    labels: { add: 'Products' },
    rules: rules(['includes', 'Includes']),
    input: { component: 'Search' as const, type: 'custom', autocompleter: mugs, getLabels },
  };
  return { ...CONFIG, filters: { product } };
}
