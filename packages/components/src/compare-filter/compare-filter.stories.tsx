import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GetFilterLabels, Query, QueryUpdate } from '@tillview/navigation';
import type { MouseEvent } from 'react';
import { failToGetLabels, neverGetLabels } from '../testing/completer.ts';
import { typing } from '../testing/play.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { CompareFilter } from './compare-filter.tsx';
import { getMugLabels, mugSearch } from '../testing/filter-fixtures.ts';

type Args = {
  /** The initial query string of the URL. */
  search: string;
  param?: string;
  getLabels?: GetFilterLabels;
  onQueryUpdate?: (update: QueryUpdate) => void;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
};

function Compare({
  query,
  param = 'products',
  getLabels = getMugLabels,
  onQueryUpdate,
  onClick,
}: Omit<Args, 'search'> & { query: Query }) {
  return (
    <div style={{ maxInlineSize: 640, minBlockSize: 320 }}>
      <CompareFilter
        type="custom"
        autocompleter={mugSearch}
        param={param}
        path="/analytics/products"
        query={query}
        getLabels={getLabels}
        labels={{
          title: 'Compare mugs',
          placeholder: 'Search for mugs to compare',
          helpText: 'Check at least two mugs below to compare',
        }}
        onQueryUpdate={onQueryUpdate}
        {...(onClick ? { onClick } : {})}
      />
    </div>
  );
}

function AtUrl({ search, ...props }: Args) {
  return (
    <StoryPage search={search}>{({ query }) => <Compare {...props} query={query} />}</StoryPage>
  );
}

const meta = {
  title: 'Filters/Compare filter',
  component: AtUrl,
  subcomponents: { CompareFilter },
  args: { search: 'filter=compare-products&path=%2Fanalytics%2Fproducts' },
} satisfies Meta<typeof AtUrl>;

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
  args: { ...Comparing.args, getLabels: failToGetLabels },
};

export const NamesLoading: Story = { args: { ...Comparing.args, getLabels: neverGetLabels } };

export const Searching: Story = { play: typing('mug') };

export const LongWords: Story = {
  args: {
    search: 'filter=compare-products&products=1%2C4%2C77&path=%2Fanalytics%2Fproducts',
  },
  parameters: { width: 'phone' },
};
