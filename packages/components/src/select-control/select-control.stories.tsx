import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SelectControl } from './select-control.tsx';
import type { SelectControlProps } from './select-control-props.ts';
import type { SelectOption } from './types.ts';

/** What the stories choose from. */
export const FRUIT: SelectOption[] = [
  { key: 'apple', label: 'Apple', keywords: ['pome'] },
  { key: 'banana', label: 'Banana' },
  { key: 'cherry', label: 'Cherry', isDisabled: true },
  { key: 'date', label: <b>Date</b>, keywords: ['Date palm'] },
  { key: 'elderberry', label: 'Elderberry' },
];

type Args = Omit<SelectControlProps, 'selected' | 'onChange'> & {
  initial?: readonly SelectOption[];
  onChoose?: (selected: readonly SelectOption[], query: string) => void;
};

function Keeper({ initial = [], onChoose, ...props }: Args) {
  const [selected, setSelected] = useState(initial);
  return (
    <div style={{ maxInlineSize: 360, minBlockSize: 280 }}>
      <SelectControl
        {...props}
        selected={selected}
        onChange={(next: SelectOption[], query: string) => {
          setSelected(next);
          onChoose?.(next, query);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Filters/Select control',
  component: Keeper,
  args: { options: FRUIT, label: 'Fruit', isSearchable: true, placeholder: 'Search fruit' },
} satisfies Meta<typeof Keeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = { args: { initial: FRUIT.slice(1, 2) } };

export const Multiple: Story = {
  args: { multiple: true, initial: FRUIT.slice(0, 2), showClearButton: true },
};

export const InlineTags: Story = { args: { ...Multiple.args, inlineTags: true } };

export const NotSearchable: Story = { args: { isSearchable: false } };

export const AllOnFocus: Story = { args: { showAllOnFocus: true, excludeSelectedOptions: false } };

export const AfterTyping: Story = { args: { hideBeforeSearch: true } };

export const StaticList: Story = { args: { staticList: true, multiple: true } };

export const AtMostTwo: Story = { args: { maxResults: 2 } };

export const Disabled: Story = {
  args: { multiple: true, disabled: true, initial: FRUIT.slice(0, 2) },
};

export const Faulty: Story = { args: { help: 'Choose a fruit that is in season.' } };

export const Found: Story = {
  args: {
    options: [],
    hideBeforeSearch: true,
    onSearch: (_options, query) =>
      Promise.resolve({
        options: [
          { key: 'z', label: `Zebra ${query}` },
          { key: 'a', label: 'Antelope' },
        ],
        note: 'The first 2 of 57.',
      }),
  },
};

export const Failing: Story = {
  args: {
    options: [],
    hideBeforeSearch: true,
    onSearch: () => Promise.reject(new Error('offline')),
  },
};

export const Searching: Story = {
  args: { options: [], hideBeforeSearch: true, onSearch: () => new Promise(() => undefined) },
};

export const Dark: Story = { args: { ...InlineTags.args }, parameters: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    ...InlineTags.args,
    label: 'פירות',
    initial: [
      { key: 1, label: 'תפוח' },
      { key: 2, label: 'בננה' },
    ],
  },
  parameters: { direction: 'rtl' },
};
