import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  TextControlWithAffixes,
  type TextControlWithAffixesProps,
} from './text-control-with-affixes.tsx';

type Args = Omit<TextControlWithAffixesProps, 'value' | 'onChange'>;

function Keeper(props: Args) {
  const [value, setValue] = useState('');
  return <TextControlWithAffixes {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Forms/Text control with affixes',
  component: Keeper,
  args: { label: 'Weight', prefix: 'about', suffix: 'kg', help: 'With the parcel.' },
} satisfies Meta<typeof Keeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const HiddenLabel: Story = { args: { isLabelHidden: true, prefix: undefined } };

export const Dark: Story = { parameters: { theme: 'dark' } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
