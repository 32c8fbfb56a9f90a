/** Parses a CSV file into lines of cells. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, bare, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && quoted === undefined && bare === '' && line.length === 0) break;
    line.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === ',') continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  return lines;
}
