export type FoundString = { text: string; plural?: string; context?: string; note?: string };
export function findStrings(
  file: string,
  source: string,
): { strings: FoundString[]; problems: string[] };
export function findPhpStrings(source: string): FoundString[];
