import { readDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { toNumberSettings } from './number-config.ts';
import type { NumberConfig, NumberSettings } from './number-config.ts';

/** Users type any whitespace and either minus sign; the store's own format has one exact character. */
const BLANKS = /\s/g;
const MINUS_SIGN = /^[\u2212-]/;

function toPlainText(text: string, settings: NumberSettings): string {
  const { precision, decimalSeparator, thousandSeparator } = settings;
  if (thousandSeparator === decimalSeparator) {
    const at = precision === 0 ? -1 : text.lastIndexOf(decimalSeparator);
    const whole = at < 0 ? text : text.slice(0, at);
    const tail = at < 0 ? '' : `.${text.slice(at + decimalSeparator.length)}`;
    return whole.replaceAll(thousandSeparator, '') + tail;
  }
  const ungrouped = thousandSeparator ? text.replaceAll(thousandSeparator, '') : text;
  const unspaced = /\s/.test(decimalSeparator) ? ungrouped : ungrouped.replace(BLANKS, '');
  return unspaced.replaceAll(decimalSeparator, '.');
}

/**
 * Parses text with the store's separators into plain text with '.' as decimal point, rounded to the config's precision.
 * Parsing the output of `numberFormat` gives the same number. Returns '' if the text does not begin with a number;
 * never 'NaN'. Text after the number is ignored.
 */
export function parseNumber(config: NumberConfig, value: string | null | undefined): string {
  if (typeof value !== 'string') return '';
  const settings = toNumberSettings(config);
  const text = value.trim();
  // The sign is removed first, because a separator may be any character.
  const unsigned = text.replace(MINUS_SIGN, '');
  if (/^\s*[\u2212+-]/.test(unsigned) && unsigned !== text) return '';
  const plain = toPlainText(unsigned, settings);
  const number = readDecimal(unsigned === text ? plain : `-${plain}`);
  return number ? writeDecimal(roundDecimal(number, settings.precision), '.', '') : '';
}
