import { isRTL } from '@wordpress/i18n';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * An amount for the middle of a sentence. After letters that are written from right to left its symbol and its sign
 * would move to its other end.
 */
export const isolateAmount = (amount: string): string =>
  isRTL() ? FIRST_STRONG_ISOLATE + amount + POP_DIRECTIONAL_ISOLATE : amount;
