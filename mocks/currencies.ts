/** The position of the currency symbol. */
export type CurrencyPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** A currency that the demo store supports. */
export type Currency = {
  readonly code: string;
  readonly name: string;
  /** With HTML entities, as a real store sends it. */
  readonly symbol: string;
  readonly decimals: number;
  readonly position: CurrencyPosition;
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
  /** Minor units per US cent of a catalogue price, so that prices look natural. */
  readonly unitsPerCent: number;
  /** Catalogue prices are rounded to multiples of this number of minor units. */
  readonly step: number;
};

/** A row of `CURRENCIES`. */
function row(
  code: string,
  name: string,
  symbol: string,
  decimals: number,
  position: CurrencyPosition,
  thousandSeparator: string,
  decimalSeparator: string,
  unitsPerCent: number,
  step: number,
): [string, Currency] {
  return [
    code,
    {
      code,
      name,
      symbol,
      decimals,
      position,
      thousandSeparator,
      decimalSeparator,
      unitsPerCent,
      step,
    },
  ];
}

/** The currencies that the demo store supports, by code. */
export const CURRENCIES: ReadonlyMap<string, Currency> = new Map([
  row('USD', 'United States (US) dollar', '&#36;', 2, 'left', ',', '.', 1, 1),
  row('EUR', 'Euro', '&euro;', 2, 'right_space', '.', ',', 0.9, 10),
  row('GBP', 'Pound sterling', '&pound;', 2, 'left', ',', '.', 0.8, 5),
  row('JPY', 'Japanese yen', '&yen;', 0, 'left', ',', '.', 1.5, 10),
  row('KRW', 'South Korean won', '&#8361;', 0, 'left', ',', '.', 13, 100),
  row('KWD', 'Kuwaiti dinar', '&#x62f;.&#x643;', 3, 'right_space', ',', '.', 3, 50),
  row('BHD', 'Bahraini dinar', '.&#x62f;.&#x628;', 3, 'right_space', ',', '.', 3.8, 50),
  row('TND', 'Tunisian dinar', '&#x62f;.&#x62a;', 3, 'right_space', ' ', ',', 31, 100),
  row('AUD', 'Australian dollar', '&#36;', 2, 'left', ',', '.', 1.5, 5),
  row('CAD', 'Canadian dollar', '&#36;', 2, 'left', ',', '.', 1.35, 5),
  row('CHF', 'Swiss franc', '&#67;&#72;&#70;', 2, 'left_space', "'", '.', 0.9, 5),
  row('SEK', 'Swedish krona', '&#107;&#114;', 2, 'right_space', ' ', ',', 10.5, 100),
  row('PLN', 'Polish z&#x142;oty', '&#122;&#322;', 2, 'right_space', ' ', ',', 4, 10),
  row('BRL', 'Brazilian real', '&#82;&#36;', 2, 'left_space', '.', ',', 5, 10),
  row('INR', 'Indian rupee', '&#8377;', 2, 'left', ',', '.', 83, 100),
  row('ILS', 'Israeli new shekel', '&#8362;', 2, 'right_space', ',', '.', 3.7, 10),
  row('AED', 'United Arab Emirates dirham', '&#x62f;.&#x625;', 2, 'right_space', ',', '.', 3.7, 25),
]);

/** The currency with this code. Throws when the demo store does not support it. */
export function currencyOf(code: string): Currency {
  const currency = CURRENCIES.get(code);
  if (!currency)
    throw new Error(
      `The demo store does not support the currency "${code}". Use one of ${[...CURRENCIES.keys()].join(', ')}.`,
    );
  return currency;
}
