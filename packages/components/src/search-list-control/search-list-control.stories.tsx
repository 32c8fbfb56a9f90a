import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchListControl, type SearchListControlProps } from './search-list-control.tsx';
import type { SearchListItem } from './types.ts';

const CATEGORIES: SearchListItem[] = [
  { id: 1, name: 'Kitchen', count: 12 },
  { id: 2, name: 'Mugs', count: 7, parent: 1 },
  { id: 3, name: 'Big mugs', count: 3, parent: 2 },
  { id: 4, name: 'Garden', count: 5 },
  { id: 5, name: 'Giant mugs', count: 1, parent: 3 },
];

/** 10,000 categories in trees five deep. */
export const MANY: SearchListItem[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Category ${index + 1}`,
  parent: index % 5 === 0 ? 0 : index,
  count: index % 17,
}));

type Args = Omit<SearchListControlProps, 'selected' | 'onChange'> & {
  initial?: readonly SearchListItem[];
  onChoose?: (selected: readonly SearchListItem[]) => void;
};

function Keeper({ initial = [], onChoose, ...props }: Args) {
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
  component: Keeper,
  args: { list: CATEGORIES },
} satisfies Meta<typeof Keeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};

export const Chosen: Story = { args: { initial: CATEGORIES.slice(0, 2) } };

export const Tree: Story = { args: { isHierarchical: true } };

export const TreeOfFound: Story = { args: { isHierarchical: true, search: 'mugs' } };

export const Single: Story = { args: { isSingle: true, initial: CATEGORIES.slice(3, 4) } };

export const Empty: Story = { args: { list: [] } };

export const NothingFound: Story = { args: { search: 'zzz' } };

export const Loading: Story = { args: { isLoading: true } };

export const TenThousand: Story = { args: { list: MANY, isHierarchical: true } };

export const Compact: Story = { args: { isCompact: true } };

export const Dark: Story = { args: { ...Chosen.args }, parameters: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { isHierarchical: true, initial: CATEGORIES.slice(0, 1) },
  parameters: { direction: 'rtl' },
};
