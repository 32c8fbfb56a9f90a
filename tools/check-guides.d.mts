/** A file in the code blocks of a guide, and the line of the guide for a line of it. */
export type GuideFile = { readonly text: string; readonly toLine: (line: number) => number };

/** The files in the code blocks of a guide, by path. Throws if a block starts with no line of its file. */
export declare function extractFiles(
  guide: string,
  text: string,
  folder: string,
  read: (file: string) => string | undefined,
): Map<string, GuideFile>;
