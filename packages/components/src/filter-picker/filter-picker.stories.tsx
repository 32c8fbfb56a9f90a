import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  configureNavigation,
  createMemoryHistory,
  type AdvancedFiltersConfig,
  type FilterConfig,
  type FilterLabel,
  type QueryUpdate,
} from '@tillview/navigation';
import { useQuery } from '../use-address/index.ts';
import { useState } from 'react';
import type { Autocompleter } from '../search/index.ts';
import { FilterPicker } from './filter-picker.tsx';

const FRUIT: FilterLabel[] = [
  { key: 1, label: 'Apple' },
  { key: 2, label: 'Banana' },
];

const fruit: Autocompleter<FilterLabel> = {
  name: 'fruit',
  options: FRUIT,
  getOptionIdentifier: ({ key }) => key,
  getOptionLabel: ({ label }) => label,
  getOptionKeywords: ({ label }) => [label],
  getOptionCompletion: ({ key, label }) => ({ key, label }),
  isDebounced: false,
};

const getLabels = (value: string) =>
  Promise.resolve(FRUIT.filter(({ key }) => value.split(',').includes(String(key))));

const config: FilterConfig<Autocompleter> = {
  label: 'Show:',
  param: 'filter',
  staticParams: ['chartType'],
  filters: [
    { value: 'all', label: 'All products' },
    {
      value: 'select_product',
      label: 'Single product',
      subFilters: [
        {
          value: 'single_product',
          label: 'Single product',
          component: 'Search',
          settings: {
            type: 'custom',
            param: 'products',
            getLabels,
            autocompleter: fruit,
            labels: { placeholder: 'Type to search for a product', button: 'Single product' },
          },
        },
      ],
    },
    {
      value: 'more',
      label: 'More',
      subFilters: [
        { value: 'new', label: 'New products' },
        {
          value: 'deep',
          label: 'Deeper',
          subFilters: [{ value: 'deepest', label: 'Deepest', query: { orderby: 'name' } }],
        },
      ],
    },
    { value: 'advanced', label: 'Advanced filters' },
  ],
};

const advancedFilters: AdvancedFiltersConfig<Autocompleter> = {
  title: '',
  filters: {
    status: {
      labels: { add: 'Status' },
      rules: [{ value: 'is', label: 'is' }],
      input: { component: 'SelectControl' },
    },
  },
};

type Args = {
  /** The query string of the address at first. */
  search: string;
  getNames?: (value: string) => Promise<FilterLabel[]>;
  onFilterSelect?: (update: QueryUpdate) => void;
};

function Picker({ getNames = getLabels, onFilterSelect }: Args) {
  const query = useQuery();
  const withNames: FilterConfig<Autocompleter> = {
    ...config,
    filters: config.filters.map((filter) => ({
      ...filter,
      ...(filter.subFilters && {
        subFilters: filter.subFilters.map((inner) => ({
          ...inner,
          ...(inner.settings && { settings: { ...inner.settings, getLabels: getNames } }),
        })),
      }),
    })),
  };
  return (
    <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
      <FilterPicker
        config={withNames}
        path="/analytics/products"
        query={query}
        advancedFilters={advancedFilters}
        {...(onFilterSelect ? { onFilterSelect } : {})}
      />
    </div>
  );
}

function AtAddress(args: Args) {
  useState(() => configureNavigation({ history: createMemoryHistory(`admin.php?${args.search}`) }));
  return <Picker {...args} />;
}

const meta = {
  title: 'Filters/Filter picker',
  component: AtAddress,
  args: { search: 'period=week&path=%2Fanalytics%2Fproducts' },
} satisfies Meta<typeof AtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SingleProduct: Story = {
  args: { search: 'filter=single_product&products=2&path=%2Fanalytics%2Fproducts' },
};

export const DeletedProduct: Story = {
  args: { search: 'filter=single_product&products=99&path=%2Fanalytics%2Fproducts' },
};

export const NamesFail: Story = {
  args: { ...SingleProduct.args, getNames: () => Promise.reject(new Error('offline')) },
};

export const Nested: Story = {
  args: { search: 'filter=deepest&path=%2Fanalytics%2Fproducts' },
};

export const Advanced: Story = {
  args: { search: 'filter=advanced&status_is=x&match=any&paged=3&path=%2Fanalytics%2Fproducts' },
};

export const Dark: Story = { args: { ...SingleProduct.args }, parameters: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { ...SingleProduct.args },
  parameters: { direction: 'rtl' },
};
