import { isRTL } from '@wordpress/i18n';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

const isolate = (text: string): string =>
  isRTL() ? FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE : text;

/**
 * Isolates an amount inside a sentence. After right-to-left text, its symbol and its sign would otherwise be shown at
 * the wrong end.
 */
export const isolateAmount = isolate;

/** Isolates a name inside a sentence: the quotes of a name in another script would otherwise be at the wrong end. */
export const isolateName = isolate;
