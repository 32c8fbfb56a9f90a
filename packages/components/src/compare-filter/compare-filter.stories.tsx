import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  configureNavigation,
  createMemoryHistory,
  type FilterLabel,
  type GetFilterLabels,
} from '@tillview/navigation';
import { useQuery } from '../use-address/index.ts';
import { useState, type MouseEvent } from 'react';
import type { Autocompleter } from '../search/index.ts';
import { CompareFilter } from './compare-filter.tsx';

const MUGS: FilterLabel[] = [
  { key: 1, label: 'Blue mug' },
  { key: 2, label: 'Red mug' },
  { key: 3, label: 'Green mug' },
];

const mugs: Autocompleter<FilterLabel> = {
  name: 'mugs',
  options: MUGS,
  getOptionIdentifier: ({ key }) => key,
  getOptionLabel: ({ label }) => label,
  getOptionKeywords: ({ label }) => [label],
  getOptionCompletion: ({ key, label }) => ({ key, label }),
  isDebounced: false,
};

/** Names for the keys that there are. */
export const getMugs = (value: string): Promise<FilterLabel[]> =>
  Promise.resolve(MUGS.filter(({ key }) => value.split(',').includes(String(key))));

type Args = {
  /** The query string of the address at first. */
  search: string;
  param?: string;
  getLabels?: GetFilterLabels;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
};

function Compare({ param = 'products', getLabels = getMugs, onClick }: Args) {
  const query = useQuery();
  return (
    <div style={{ maxInlineSize: 640, minBlockSize: 320 }}>
      <CompareFilter
        type="custom"
        autocompleter={mugs}
        param={param}
        path="/analytics/products"
        query={query}
        getLabels={getLabels}
        labels={{
          title: 'Compare mugs',
          placeholder: 'Search for mugs to compare',
          helpText: 'Check at least two mugs below to compare',
          update: 'Compare',
        }}
        {...(onClick ? { onClick } : {})}
      />
    </div>
  );
}

function AtAddress(args: Args) {
  useState(() => configureNavigation({ history: createMemoryHistory(`admin.php?${args.search}`) }));
  return <Compare {...args} />;
}

const meta = {
  title: 'Filters/Compare filter',
  component: AtAddress,
  args: { search: 'filter=compare-products&path=%2Fanalytics%2Fproducts' },
} satisfies Meta<typeof AtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Comparing: Story = {
  args: { search: 'filter=compare-products&products=1%2C2&paged=3&path=%2Fanalytics%2Fproducts' },
};

export const OneDeleted: Story = {
  args: { search: 'filter=compare-products&products=1%2C77&path=%2Fanalytics%2Fproducts' },
};

export const NamesFail: Story = {
  args: { ...Comparing.args, getLabels: () => Promise.reject(new Error('offline')) },
};

export const Dark: Story = { args: { ...Comparing.args }, parameters: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { ...Comparing.args },
  parameters: { direction: 'rtl' },
};
