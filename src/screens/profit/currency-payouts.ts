import {
  getCurrencyCodes,
  getPayouts,
  toOwnAmounts,
  type LedgerMonth,
  type ProfitSettings,
  type SecondsRange,
} from '@tillview/data';
import type { CurrencyPayout } from './payout-columns.ts';

type Options = {
  /** The currencies whose payouts are shown. */
  codes: readonly string[];
  /** The currency of the store, in which fixed amounts of rates are entered. */
  shop: string;
};

/** Computes the payouts of a range by method, month and currency, newest month first, each in its own currency. */
export function getCurrencyPayouts(
  months: ReadonlyMap<string, LedgerMonth>,
  range: SecondsRange,
  { rates }: Pick<ProfitSettings, 'rates'>,
  { codes, shop }: Options,
): CurrencyPayout[] {
  if (codes.length === 1 && codes[0] === shop && getCurrencyCodes(months.values()).length < 2)
    return getPayouts(months.values(), range, { rates }).map((row) => ({ ...row, currency: shop }));
  return codes
    .flatMap((currency) =>
      getPayouts(toOwnAmounts(months, currency).values(), range, {
        rates: currency === shop ? rates : rates.filter(({ fixed }) => fixed === 0),
      }).map((row) => ({ ...row, currency })),
    )
    .toSorted((one, other) => other.month.localeCompare(one.month));
}
