import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { marking, typing } from '../testing/play.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { Search } from './search.tsx';
import type { SearchSelection, SearchType } from './types.ts';

type Args = {
  type: SearchType;
  placeholder: string;
  allowFreeTextSearch?: boolean;
  /** The query string of the URL. */
  url?: string;
};

function Stateful({ url = '', ...props }: Args) {
  const [selected, setSelected] = useState<readonly SearchSelection[]>([]);
  return (
    <StoryPage search={url}>
      {() => (
        <div style={{ maxInlineSize: 360, minBlockSize: 400 }}>
          <Search {...props} selected={selected} onChange={setSelected} />
        </div>
      )}
    </StoryPage>
  );
}

const meta = {
  title: 'Filters/Search in the store',
  component: Stateful,
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attributes: Story = {
  args: { type: 'attributes', placeholder: 'Search attributes' },
  play: typing('col'),
};

export const Categories: Story = {
  args: { type: 'categories', placeholder: 'Search categories' },
  play: marking('s'),
};

export const Countries: Story = {
  args: { type: 'countries', placeholder: 'Search countries' },
  play: typing('un'),
};

export const Coupons: Story = {
  args: { type: 'coupons', placeholder: 'Search coupons' },
  play: typing('e'),
};

export const Customers: Story = {
  args: { type: 'customers', placeholder: 'Search customers' },
  play: typing('an'),
};

export const Emails: Story = {
  args: { type: 'emails', placeholder: 'Search by email' },
  play: typing('max'),
};

export const DownloadIps: Story = {
  args: { type: 'downloadIps', placeholder: 'Search addresses' },
  play: typing('203'),
};

export const Orders: Story = {
  args: { type: 'orders', placeholder: 'Search orders' },
  play: typing('19'),
};

export const Products: Story = {
  args: { type: 'products', placeholder: 'Search products', allowFreeTextSearch: true },
  play: typing('t'),
};

export const Taxes: Story = {
  args: { type: 'taxes', placeholder: 'Search tax rates' },
  play: typing('tax'),
};

export const Variations: Story = {
  args: { type: 'variations', placeholder: 'Search variations' },
  play: typing('blue'),
};

export const VariationsOfOneProduct: Story = {
  args: { ...Variations.args, url: 'products=100' },
  play: typing('large'),
};

export const NothingFound: Story = { args: { ...Products.args }, play: typing('zzzz') };
