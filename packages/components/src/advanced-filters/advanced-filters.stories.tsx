import type { Meta, StoryObj } from '@storybook/react-vite';
import { registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import {
  configureNavigation,
  createMemoryHistory,
  type AdvancedFiltersConfig,
} from '@tillview/navigation';
import { useQuery } from '../use-address/index.ts';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { useMemo, useState } from 'react';
import type { Autocompleter } from '../search/index.ts';
import { AdvancedFilters, type AdvancedFiltersProps } from './advanced-filters.tsx';

type Mug = { key: number; label: string };

const MUGS: Mug[] = [
  { key: 1, label: 'Blue mug' },
  { key: 2, label: 'Red mug' },
];

const mugs: Autocompleter<Mug> = {
  name: 'mugs',
  options: MUGS,
  getOptionIdentifier: ({ key }) => key,
  getOptionLabel: ({ label }) => label,
  getOptionKeywords: ({ label }) => [label],
  getOptionCompletion: ({ key, label }) => ({ key, label }),
  isDebounced: false,
};

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
        getLabels: (value) =>
          Promise.resolve(MUGS.filter(({ key }) => value.split(',').includes(String(key)))),
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

type Args = Partial<Omit<AdvancedFiltersProps, 'query' | 'path'>> & {
  /** The query string of the address at first. */
  search: string;
};

function Panel({ config = CONFIG, ...props }: Args) {
  const query = useQuery();
  return <AdvancedFilters {...props} config={config} path="/analytics/orders" query={query} />;
}

function AtAddress(args: Args) {
  useState(() => {
    configureNavigation({ history: createMemoryHistory(`admin.php?${args.search}`) });
    configureDate({ timeZone: 'Pacific/Auckland', now: () => new Date('2026-11-19T23:30:00Z') });
  });
  const registry = useMemo(() => {
    const own = createRegistry();
    registerStores(own);
    return own;
  }, []);
  return (
    <RegistryProvider value={registry}>
      <Panel {...args} />
    </RegistryProvider>
  );
}

const meta = {
  title: 'Filters/Advanced filters',
  component: AtAddress,
  args: { search: 'filter=advanced&path=%2Fanalytics%2Forders' },
} satisfies Meta<typeof AtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const BASE = 'filter=advanced&path=%2Fanalytics%2Forders';

export const Empty: Story = {};

export const Several: Story = {
  args: {
    search: `${BASE}&status_is=pending&product_includes=1%2C77&items_between[0]=2&items_between[1]=5&total_morethan=100&registered_between[0]=2026-11-01&registered_between[1]=2026-11-05&match=any&paged=3`,
  },
};

export const OneStatus: Story = { args: { search: `${BASE}&status_is=pending` } };

export const UnknownValues: Story = {
  args: { search: `${BASE}&status_is=refunded&registered_after=soon&product_includes=77` },
};

export const OptionsFail: Story = {
  args: {
    search: `${BASE}&customer=new`,
    config: {
      ...CONFIG,
      filters: {
        customer: {
          labels: { add: 'Customer type' },
          input: {
            component: 'SelectControl',
            getOptions: () => Promise.reject(new Error('offline')),
          },
        },
      },
    },
  },
};

export const OptionsLoading: Story = {
  args: {
    search: `${BASE}&customer=new`,
    config: {
      ...CONFIG,
      filters: {
        customer: {
          labels: { add: 'Customer type' },
          input: { component: 'SelectControl', getOptions: () => new Promise(() => undefined) },
        },
      },
    },
  },
};

export const Euro: Story = {
  args: {
    search: `${BASE}&total_between[0]=10&total_between[1]=2500.5`,
    currency: {
      symbol: '€',
      symbolPosition: 'right_space',
      decimalSeparator: ',',
      thousandSeparator: '.',
    },
    siteLocale: 'de_DE',
  },
};

export const Dark: Story = { args: { ...Several.args }, parameters: { theme: 'dark' } };

export const Narrow: Story = { args: { ...Several.args }, parameters: { width: 'phone' } };

export const RightToLeft: Story = {
  args: { ...Several.args, siteLocale: 'he_IL' },
  parameters: { direction: 'rtl' },
};
