import { registerStores } from '@tillview/data';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { Search, type SearchProps } from './search.tsx';
import type { Autocompleter, SearchSelection } from './types.ts';
import { DEFAULT_VARIATION_SEPARATOR, VariationSeparatorContext } from './variation-name.ts';

type Colour = { id: number; name: string };

const COLOURS: Colour[] = [
  { id: 1, name: 'Red & white' },
  { id: 2, name: 'Green' },
  { id: 3, name: 'Grey' },
  { id: 4, name: 'Infrared' },
];

/** Searches without a store, for stories and tests. */
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

type Args = Omit<SearchProps, 'selected' | 'onChange'> & {
  initial?: readonly SearchSelection[];
  separator?: string;
  onChoose?: (selected: SearchSelection[]) => void;
};

function Keeper({
  initial = [],
  separator = DEFAULT_VARIATION_SEPARATOR,
  onChoose,
  ...props
}: Args) {
  const registry = useMemo(() => {
    const own = createRegistry();
    registerStores(own);
    return own;
  }, []);
  const [selected, setSelected] = useState(initial);
  return (
    <RegistryProvider value={registry}>
      <VariationSeparatorContext.Provider value={separator}>
        <div style={{ maxInlineSize: 360, minBlockSize: 240 }}>
          <Search
            {...props}
            selected={selected}
            onChange={(next) => {
              setSelected(next);
              onChoose?.(next);
            }}
          />
        </div>
      </VariationSeparatorContext.Provider>
    </RegistryProvider>
  );
}

const meta = {
  title: 'Filters/Search',
  component: Keeper,
  args: { type: 'custom', autocompleter: colours, placeholder: 'Search colours' },
} satisfies Meta<typeof Keeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Custom: Story = {};

export const FreeText: Story = { args: { allowFreeTextSearch: true } };

export const Single: Story = { args: { multiple: false, initial: [{ key: 2, label: 'Green' }] } };

export const InlineTags: Story = {
  args: {
    inlineTags: true,
    showClearButton: true,
    initial: [
      { key: 1, label: 'Red & white' },
      { key: 2, label: 'Green' },
    ],
  },
};

export const StaticResults: Story = { args: { staticResults: true } };

export const More: Story = {
  args: {
    autocompleter: {
      ...colours,
      options: () => ({ items: COLOURS, total: 57 }),
    } satisfies Autocompleter<Colour>,
  },
};

export const Products: Story = {
  args: { type: 'products', autocompleter: undefined, placeholder: 'Search products' },
};

export const Disabled: Story = { args: { ...InlineTags.args, disabled: true } };

export const Dark: Story = { args: { ...InlineTags.args }, parameters: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { ...InlineTags.args },
  parameters: { direction: 'rtl' },
};
