import type { WordRule } from './check-words.mjs';

/** Words that this project does not use, with their replacements. */
export declare const words: readonly WordRule[];
