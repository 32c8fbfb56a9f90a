import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_WORD } from '../testing/completer.ts';
import { marking, typing } from '../testing/play.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { colours, lostColours, manyColours, slowColours } from '../testing/filter-fixtures.ts';
import { Search, type SearchProps } from './search.tsx';
import type { SearchSelection } from './types.ts';
import { formatMissingItem } from './use-labels.ts';
import { DEFAULT_VARIATION_SEPARATOR, VariationSeparatorContext } from './variation-name.ts';
import { LabelError } from './label-error.tsx';

type Args = Omit<SearchProps, 'selected' | 'onChange'> & {
  initial?: readonly SearchSelection[];
  separator?: string;
  /** The query string of the URL. */
  url?: string;
  onChoose?: (selected: SearchSelection[]) => void;
};

function Stateful({
  initial = [],
  separator = DEFAULT_VARIATION_SEPARATOR,
  url = '',
  onChoose,
  ...props
}: Args) {
  const [selected, setSelected] = useState(initial);
  return (
    <StoryPage search={url}>
      {() => (
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
      )}
    </StoryPage>
  );
}

const meta = {
  title: 'Filters/Search',
  component: Stateful,
  subcomponents: { Search, LabelError },
  args: { type: 'custom', autocompleter: colours, placeholder: 'Search colours' },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Custom: Story = {};

export const Found: Story = { play: marking('gre') };

export const NothingFound: Story = { play: typing('purple') };

export const Searching: Story = { args: { autocompleter: slowColours }, play: typing('red') };

export const Failing: Story = { args: { autocompleter: lostColours }, play: typing('red') };

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

export const More: Story = { args: { autocompleter: manyColours }, play: typing('e') };

export const LongWords: Story = {
  args: {
    initial: [
      { key: 1, label: LONG_WORD },
      { key: 2, label: formatMissingItem('4242') },
    ],
  },
  parameters: { width: 'phone' },
};

export const Products: Story = {
  args: { type: 'products', autocompleter: undefined, placeholder: 'Search products' },
};

export const Disabled: Story = { args: { ...InlineTags.args, disabled: true } };
