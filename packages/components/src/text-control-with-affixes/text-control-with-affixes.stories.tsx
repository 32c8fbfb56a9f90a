import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_WORD } from '../testing/completer.ts';
import {
  TextControlWithAffixes,
  type TextControlWithAffixesProps,
} from './text-control-with-affixes.tsx';

type Args = Omit<TextControlWithAffixesProps, 'value' | 'onChange'> & { initial?: string };

function Stateful({ initial = '', ...props }: Args) {
  const [value, setValue] = useState(initial);
  return <TextControlWithAffixes {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Forms/Text control with affixes',
  component: Stateful,
  subcomponents: { TextControlWithAffixes },
  args: { label: 'Weight', prefix: 'about', suffix: 'kg', help: 'With the parcel.' },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const Disabled: Story = { args: { disabled: true, initial: '12' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true, prefix: undefined } };

export const LongWords: Story = {
  args: { label: LONG_WORD, prefix: 'no more than', suffix: 'kilograms a parcel', help: LONG_WORD },
  parameters: { width: 'phone' },
};
