import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_WORD } from '../testing/completer.ts';
import { TextControl, type TextControlProps } from './text-control.tsx';

type Args = Omit<TextControlProps, 'value' | 'onChange'> & {
  initial?: string;
  onType?: (value: string) => void;
};

function Stateful({ initial = '', onType, ...props }: Args) {
  const [value, setValue] = useState(initial);
  return (
    <TextControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onType?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Text control',
  component: Stateful,
  subcomponents: { TextControl },
  args: { label: 'Name of the shop', placeholder: 'Mug & Plate' },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Disabled: Story = { args: { initial: 'Becher & Teller', disabled: true } };

export const LongWords: Story = {
  args: { label: LONG_WORD, initial: LONG_WORD },
  parameters: { width: 'phone' },
};

export const RightToLeft: Story = {
  args: { label: 'שם החנות', initial: 'ספלים' },
  parameters: { direction: 'rtl' },
};
