/**
 * Normalizes typed text to a number: digits with an optional leading minus and '.', without leading zeros; '' for text
 * that is not a complete number.
 */
export function getNumberText(text: string): string {
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!parts) return '';
  const [, sign = '', whole = '', decimals = ''] = parts;
  if (whole === '' && decimals === '') return '';
  const number = whole.replace(/^0+(?=\d)/, '') || '0';
  // There is no negative zero.
  const minus = /[1-9]/.test(whole + decimals) ? sign : '';
  return `${minus}${number}${decimals === '' ? '' : `.${decimals}`}`;
}
