import { readDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { toNumberSettings } from './number-config.ts';
import type { NumberConfig, NumberSettings } from './number-config.ts';

/** People type any blank, and either minus, where the store's own text has one certain character. */
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
 * Reads a text written with the store's separators back into plain text with '.' as decimal point, rounded to
 * the config's precision: what `numberFormat` wrote comes back as the same number. Answers '' when the text
 * does not begin with a number; never 'NaN'. A text that goes on after its number counts with that number.
 */
export function parseNumber(config: NumberConfig, value: string | null | undefined): string {
  if (typeof value !== 'string') return '';
  const settings = toNumberSettings(config);
  const text = value.trim();
  // The sign is set aside first: a separator may be any character.
  const unsigned = text.replace(MINUS_SIGN, '');
  if (/^\s*[\u2212+-]/.test(unsigned) && unsigned !== text) return '';
  const plain = toPlainText(unsigned, settings);
  const number = readDecimal(unsigned === text ? plain : `-${plain}`);
  return number ? writeDecimal(roundDecimal(number, settings.precision), '.', '') : '';
}
