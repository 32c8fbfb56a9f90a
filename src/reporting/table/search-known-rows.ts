/** Returns the rows whose text contains every part of one of the words. */
export function searchKnownRows<Row>(
  rows: readonly Row[],
  words: readonly string[],
  getText: (row: Row) => string,
): readonly Row[] {
  const searches = words.map((word) => word.toLocaleLowerCase().split(/\s+/));
  if (searches.length === 0) return rows;
  return rows.filter((row) => {
    const text = getText(row).toLocaleLowerCase();
    return searches.some((parts) => parts.every((part) => text.includes(part)));
  });
}
