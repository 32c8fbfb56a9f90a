import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberControl, type NumberControlProps } from './number-control.tsx';

type Args = Omit<NumberControlProps, 'value' | 'onChange'> & {
  initial?: string;
  onNumber?: (value: string) => void;
};

function Stateful({ initial = '', onNumber, ...props }: Args) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: 240 }}>
      <NumberControl
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onNumber?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/Number control',
  component: Stateful,
  subcomponents: { NumberControl },
  args: { label: 'Orders' },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Thousand: Story = { args: { initial: '12345678.5' } };

export const Lakh: Story = { args: { ...Thousand.args, grouping: 'lakh' } };

export const Wan: Story = { args: { ...Thousand.args, grouping: 'wan' } };

export const German: Story = { args: { ...Thousand.args, decimalSeparator: ',' } };

export const Ungrouped: Story = { args: { ...Thousand.args, thousandSeparator: '' } };

export const Pattern: Story = { args: { label: 'Article', format: '## ####', mask: '_' } };

export const WithHelp: Story = { args: { help: 'Without returns.', suffix: 'pieces' } };

export const Disabled: Story = { args: { ...Thousand.args, disabled: true } };

export const LongNumber: Story = {
  args: { initial: '123456789012345678901234567890', suffix: 'pieces' },
  parameters: { width: 'phone' },
};

export const RightToLeft: Story = {
  args: { ...Thousand.args, label: 'הזמנות' },
  parameters: { direction: 'rtl' },
};
