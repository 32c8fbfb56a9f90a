import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_WORD } from '../testing/completer.ts';
import { CheckboxControl } from './checkbox-control.tsx';

function Stateful(args: Parameters<typeof CheckboxControl>[0]) {
  const [checked, setChecked] = useState(args.checked);
  return (
    <CheckboxControl
      {...args}
      checked={checked}
      onChange={(isChecked) => {
        setChecked(isChecked);
        args.onChange?.(isChecked);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Checkbox control',
  component: CheckboxControl,
  render: Stateful,
  args: { label: 'Send a copy to the store', checked: false },
} satisfies Meta<typeof CheckboxControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { checked: true } };

export const WithHelp: Story = { args: { help: 'Each order sends one message.' } };

export const WithError: Story = {
  args: { help: 'Accept the terms', className: 'has-error', 'aria-invalid': true },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: LONG_WORD, help: LONG_WORD },
  parameters: { width: 'phone' },
};
