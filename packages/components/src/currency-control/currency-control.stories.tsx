import type { CurrencyConfig } from '@tillview/currency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CurrencyControl } from './currency-control.tsx';

type Args = {
  currency?: CurrencyConfig;
  initial?: string;
  disabled?: boolean;
  onNumber?: (value: string) => void;
};

function Stateful({ currency, initial = '', disabled = false, onNumber }: Args) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: 240 }}>
      <CurrencyControl
        label="Order total"
        currency={currency}
        disabled={disabled}
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
  title: 'Forms/Currency control',
  component: Stateful,
  subcomponents: { CurrencyControl },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Dollar: Story = { args: { initial: '1234.5' } };

export const Euro: Story = {
  args: {
    initial: '1234.5',
    currency: {
      code: 'EUR',
      symbol: '&euro;',
      symbolPosition: 'right_space',
      thousandSeparator: '.',
      decimalSeparator: ',',
    },
  },
};

export const Disabled: Story = { args: { initial: '1234.5', disabled: true } };

export const LongSymbol: Story = {
  args: { initial: '1234.5', currency: { code: 'AED', symbol: 'د.إ' } },
};

export const Yen: Story = { args: { currency: { code: 'JPY', symbol: '¥', precision: 0 } } };

export const Shekel: Story = {
  args: { initial: '99', currency: { code: 'ILS', symbol: '₪', symbolPosition: 'right' } },
  parameters: { direction: 'rtl' },
};
