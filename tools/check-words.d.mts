/** Files in which a word is correct, with the reason. */
export type WordException = { readonly path: RegExp; readonly reason: string };

/** A word to replace. `pattern` is global. */
export type WordRule = {
  readonly pattern: RegExp;
  readonly replacement: string;
  readonly reason: string;
  readonly except?: readonly WordException[];
};

/** A word that was found. */
export type WordFinding = {
  path: string;
  line: number;
  word: string;
  replacement: string;
  reason: string;
};

/** Finds the words of the list in these files, with path, line, replacement and reason. */
export declare function findWords(
  files: readonly { readonly path: string; readonly text: string }[],
  list: readonly WordRule[],
): WordFinding[];
