import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CATEGORIES, LONG_NAMES, MANY } from '../testing/search-list-fixtures.ts';
import { SearchListControl, type SearchListControlProps } from './search-list-control.tsx';
import type { SearchListItem } from './types.ts';
import { SearchListItemRow } from './search-list-item.tsx';

type Args = Omit<SearchListControlProps, 'selected' | 'onChange'> & {
  initial?: readonly SearchListItem[];
  onChoose?: (selected: readonly SearchListItem[]) => void;
};

function Stateful({ initial = [], onChoose, ...props }: Args) {
  const [selected, setSelected] = useState(initial);
  return (
    <div style={{ maxInlineSize: 420 }}>
      <SearchListControl
        {...props}
        selected={selected}
        onChange={(next) => {
          setSelected(next);
          onChoose?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Filters/Search list',
  component: Stateful,
  subcomponents: { SearchListControl, SearchListItemRow },
  args: { list: CATEGORIES },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};

export const Selected: Story = { args: { initial: CATEGORIES.slice(0, 2) } };

export const Tree: Story = { args: { isHierarchical: true } };

export const TreeOfFound: Story = { args: { isHierarchical: true, search: 'mugs' } };

export const Single: Story = { args: { isSingle: true, initial: CATEGORIES.slice(3, 4) } };

export const Empty: Story = { args: { list: [] } };

export const NothingFound: Story = { args: { search: 'zzz' } };

export const Loading: Story = { args: { isLoading: true } };

export const TenThousand: Story = { args: { list: MANY, isHierarchical: true } };

export const TenThousandFlat: Story = { args: { list: MANY, initial: MANY.slice(0, 40) } };

export const LongWords: Story = {
  args: { list: LONG_NAMES, isHierarchical: true, initial: LONG_NAMES.slice(0, 2) },
  parameters: { width: 'phone' },
};
