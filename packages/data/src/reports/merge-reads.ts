import type { ReportRow } from './types.ts';

/** What identifies a row of a read; `index` is its position there. */
export type IdentityOf = (row: ReportRow, index: number) => string;

/** Rows without those that stand twice in them. */
export function uniqueRows(rows: readonly ReportRow[], identityOf: IdentityOf): ReportRow[] {
  return [...new Map(rows.map((row, index) => [identityOf(row, index), row])).values()];
}

/**
 * The rows of one read with those that only another read of the same order has. A store loses rows between its pages
 * only among rows that are equal in the field they are sorted by, so a lost row is put after the last of its equals, and
 * after its neighbor of the other read where the rows do not hold that field.
 */
export function mergeReads(
  rows: readonly ReportRow[],
  others: readonly ReportRow[],
  identityOf: IdentityOf,
  sortField: string,
): ReportRow[] {
  const merged = [...rows];
  const known = new Set(rows.map(identityOf));
  others.forEach((row, index) => {
    if (known.has(identityOf(row, index))) return;
    const value = row[sortField];
    const neighbor = index > 0 ? identityOf(others[index - 1] ?? {}, index - 1) : undefined;
    const place =
      value === undefined
        ? merged.findIndex((each, at) => identityOf(each, at) === neighbor)
        : merged.findLastIndex((each) => each[sortField] === value);
    merged.splice(place < 0 ? merged.length : place + 1, 0, row);
  });
  return merged;
}
