import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import { useMemo } from 'react';
import { NumberControl, type NumberControlProps } from '../number-control/number-control.tsx';
import { getStoreSeparators } from './store-separators.ts';

export type CurrencyControlProps = Omit<
  NumberControlProps,
  'prefix' | 'suffix' | 'decimalSeparator' | 'thousandSeparator' | 'format' | 'mask'
> & {
  /** The store's currency; missing properties have the platform's defaults (R3.14 to R3.19). */
  currency?: CurrencyConfig | undefined;
};

function toFullConfig(currency: CurrencyConfig | undefined) {
  return CurrencyFactory(currency).getCurrencyConfig();
}

/** A field for an amount of money, with the currency symbol (R3.15). */
export function CurrencyControl({ currency, ...rest }: CurrencyControlProps) {
  const config = useMemo(() => toFullConfig(currency), [currency]);
  const { symbol, symbolPosition, precision } = config;
  const isBefore = symbolPosition.startsWith('left');
  return (
    <NumberControl
      precision={precision ?? undefined}
      {...rest}
      className={['tillview-currency-control', rest.className].filter(Boolean).join(' ')}
      {...getStoreSeparators(config)}
      {...(isBefore ? { prefix: symbol } : { suffix: symbol })}
    />
  );
}
