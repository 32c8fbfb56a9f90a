import { comparisonValues, presetValues } from '@tillview/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_WORD } from '../testing/completer.ts';
import { SegmentedSelection, type SegmentedSelectionProps } from './segmented-selection.tsx';

type Args = Pick<SegmentedSelectionProps, 'options' | 'legend'> & {
  initial: string;
  onChoose?: SegmentedSelectionProps['onSelect'];
};

function Stateful({ initial, onChoose, ...props }: Args) {
  const [selected, setSelected] = useState(initial);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <SegmentedSelection
        {...props}
        name="choice"
        selected={selected}
        onSelect={(choice) => {
          setSelected(choice['choice'] ?? '');
          onChoose?.(choice);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Filters/Segmented selection',
  component: Stateful,
  subcomponents: { SegmentedSelection },
  args: { legend: 'Preset period', options: presetValues, initial: 'month' },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Odd: Story = {};

export const Even: Story = {
  args: { legend: 'Compare to', options: comparisonValues, initial: 'previous_year' },
};

export const NothingSelected: Story = { args: { initial: '' } };

/** The options without a label or without a value are omitted. */
export const Incomplete: Story = {
  args: {
    options: [
      { value: 'a', label: 'Alone' },
      { value: '', label: 'Without a value' },
      { value: 'b', label: '' },
    ],
    initial: 'a',
  },
};

export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: LONG_WORD },
      { value: 'b', label: 'Short' },
      { value: 'c', label: 'Several words that need more than one line' },
    ],
    initial: 'a',
  },
  parameters: { width: 'phone' },
};

export const RightToLeft: Story = {
  args: {
    options: [
      { value: 'a', label: 'היום' },
      { value: 'b', label: 'אתמול' },
      { value: 'c', label: 'השבוע' },
    ],
    initial: 'b',
  },
  parameters: { direction: 'rtl' },
};
