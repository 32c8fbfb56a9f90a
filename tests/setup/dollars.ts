/** The currency of a ledger in US dollars. */
export const DOLLARS = {
  code: 'USD',
  symbol: '$',
  decimals: 2,
  thousandSeparator: ',',
  decimalSeparator: '.',
};
