import { isRTL } from '@wordpress/i18n';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Isolates an amount inside a sentence. After right-to-left text, its symbol and its sign would otherwise be shown at
 * the wrong end.
 */
export const isolateAmount = (amount: string): string =>
  isRTL() ? FIRST_STRONG_ISOLATE + amount + POP_DIRECTIONAL_ISOLATE : amount;
