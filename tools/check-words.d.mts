/** Files in which a word is the right one, with why. */
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

/** The words of the list in these files, with path, line, replacement and reason. */
export declare function findWords(
  files: readonly { readonly path: string; readonly text: string }[],
  list: readonly WordRule[],
): WordFinding[];
