import type {
  AdvancedFilterInput,
  AdvancedFiltersConfig,
  FilterLabel,
  GetFilterLabels,
} from '@tillview/navigation';
import type { Autocompleter } from '../search/types.ts';
import { createCompleter, createGetLabels, LONG_WORD } from './completer.ts';

const MUGS: FilterLabel[] = [
  { key: 1, label: 'Blue mug' },
  { key: 2, label: 'Red mug' },
  { key: 3, label: 'Green mug' },
  { key: 4, label: `Mug “${LONG_WORD}”` },
];

/** An autocompleter of mugs that needs no server. */
export const mugSearch = createCompleter('mugs', MUGS);

/** The labels of mugs. */
export const getMugLabels = createGetLabels(MUGS);

type Colour = { id: number; name: string };

const COLOURS: Colour[] = [
  { id: 1, name: 'Red & white' },
  { id: 2, name: 'Green' },
  { id: 3, name: 'Grey' },
  { id: 4, name: 'Infrared' },
];

/** An autocompleter of colours that needs no server. */
export const colours: Autocompleter<Colour> = {
  name: 'colours',
  options: COLOURS,
  getOptionIdentifier: ({ id }) => id,
  getOptionLabel: ({ name }) => name,
  getOptionKeywords: ({ name }) => [name],
  getOptionCompletion: ({ id, name }) => ({ key: id, label: name }),
  isOptionDisabled: ({ name }) => name === 'Grey',
  getFreeTextOptions: (query) => [
    { selection: { key: query, label: query }, label: `All colours with “${query}”` },
  ],
  isDebounced: false,
};

/** Reports more matches than its result contains. */
export const manyColours: Autocompleter<Colour> = {
  ...colours,
  options: () => ({ items: COLOURS, total: 57 }),
};

/** Its search fails. */
export const lostColours: Autocompleter<Colour> = {
  ...colours,
  options: () => Promise.reject(new Error('offline')),
};

/** Its search never finishes. */
export const slowColours: Autocompleter<Colour> = {
  ...colours,
  options: () => new Promise(() => undefined),
};

const rules = (...pairs: [string, string][]) => pairs.map(([value, label]) => ({ value, label }));
const numeric = rules(['lessthan', 'Less than'], ['morethan', 'More than'], ['between', 'Between']);

/** One filter of each type, with both formats of the sentence. */
export const ADVANCED_FILTERS: AdvancedFiltersConfig<Autocompleter> = {
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
        autocompleter: mugSearch,
        getLabels: getMugLabels,
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

/** One filter whose options are loaded. */
export function withOptions(getOptions: AdvancedFilterInput['getOptions'] & object): Config {
  const customer = {
    labels: { add: 'Customer type' },
    input: { component: 'SelectControl' as const, getOptions },
  };
  return { ...ADVANCED_FILTERS, filters: { customer } };
}

/** One filter whose labels are loaded. */
export function withLabels(getLabels: GetFilterLabels): Config {
  const product = {
    labels: { add: 'Products' },
    rules: rules(['includes', 'Includes']),
    input: { component: 'Search' as const, type: 'custom', autocompleter: mugSearch, getLabels },
  };
  return { ...ADVANCED_FILTERS, filters: { product } };
}
