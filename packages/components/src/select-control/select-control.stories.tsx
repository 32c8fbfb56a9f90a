import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_WORD } from '../testing/completer.ts';
import { pressing, typing } from '../testing/play.ts';
import { FRUIT } from '../testing/select-fixtures.tsx';
import { SelectControl } from './select-control.tsx';
import type { SelectControlProps } from './select-control-props.ts';
import type { SelectOption } from './types.ts';

type Args = Omit<SelectControlProps, 'selected' | 'onChange'> & {
  initial?: readonly SelectOption[];
  onChoose?: (selected: readonly SelectOption[], query: string) => void;
};

function Stateful({ initial = [], onChoose, ...props }: Args) {
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
  component: Stateful,
  subcomponents: { SelectControl },
  args: { options: FRUIT, label: 'Fruit', isSearchable: true, placeholder: 'Search fruit' },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = pressing('[role="combobox"]');

export const Empty: Story = {};

export const Open: Story = { play: open };

export const Found: Story = { play: typing('pome') };

export const NothingFound: Story = { play: typing('plum') };

export const NoOptions: Story = { args: { options: [] }, play: open };

export const Single: Story = { args: { initial: FRUIT.slice(1, 2) } };

export const Multiple: Story = {
  args: { multiple: true, initial: FRUIT.slice(0, 2), showClearButton: true },
};

export const InlineTags: Story = { args: { ...Multiple.args, inlineTags: true } };

export const NotSearchable: Story = { args: { isSearchable: false }, play: open };

export const AllOnFocus: Story = {
  args: { showAllOnFocus: true, excludeSelectedOptions: false },
  play: open,
};

export const AfterTyping: Story = { args: { hideBeforeSearch: true } };

export const StaticList: Story = { args: { staticList: true, multiple: true }, play: open };

export const AtMostTwo: Story = { args: { maxResults: 2 }, play: open };

export const Disabled: Story = {
  args: { multiple: true, disabled: true, initial: FRUIT.slice(0, 2) },
};

export const Invalid: Story = { args: { help: 'Select a fruit that is in season.' } };

export const SomeOfMany: Story = {
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
  play: typing('z'),
};

export const Failing: Story = {
  args: {
    options: [],
    hideBeforeSearch: true,
    onSearch: () => Promise.reject(new Error('offline')),
  },
  play: typing('z'),
};

export const Searching: Story = {
  args: { options: [], hideBeforeSearch: true, onSearch: () => new Promise(() => undefined) },
  play: typing('z'),
};

export const LongWords: Story = {
  args: {
    ...Multiple.args,
    label: LONG_WORD,
    help: LONG_WORD,
    inlineTags: true,
    initial: [
      { key: 1, label: LONG_WORD },
      { key: 2, label: 'Fig' },
    ],
    options: [...FRUIT, { key: 3, label: LONG_WORD.repeat(2) }],
  },
  parameters: { width: 'phone' },
  play: open,
};

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
  play: open,
};
