/** A word that was found. */
export type WordFinding = { path: string; line: number; word: string; replacement: string };

/** Finds words with a plainer or more usual term, with path, line and replacement. */
export declare function findWords(
  files: readonly { readonly path: string; readonly text: string }[],
): WordFinding[];
