/**
 * What is typed as the number that it stands for: digits with an optional leading minus and '.', without needless
 * zeros in front; '' for text that is no number, or not yet one.
 */
export function getNumberText(text: string): string {
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!parts) return '';
  const [, sign = '', whole = '', decimals = ''] = parts;
  if (whole === '' && decimals === '') return '';
  const number = whole.replace(/^0+(?=\d)/, '') || '0';
  // Nothing is less than nothing.
  const minus = /[1-9]/.test(whole + decimals) ? sign : '';
  return `${minus}${number}${decimals === '' ? '' : `.${decimals}`}`;
}
