import type { ReportRow } from './types.ts';

/** Returns the identity of a row; `index` is its position in the read. */
export type IdentityOf = (row: ReportRow, index: number) => string;

/** The rows without duplicates. */
export function uniqueRows(rows: readonly ReportRow[], identityOf: IdentityOf): ReportRow[] {
  return [...new Map(rows.map((row, index) => [identityOf(row, index), row])).values()];
}

/**
 * Adds the rows that only another read of the same order returned. The server only loses rows between pages when they
 * are equal in the sort field, so a lost row is inserted after the last row with the same value, or after its neighbor
 * in the other read when the rows do not have that field.
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
    const position =
      value === undefined
        ? merged.findIndex((each, at) => identityOf(each, at) === neighbor)
        : merged.findLastIndex((each) => each[sortField] === value);
    merged.splice(position < 0 ? merged.length : position + 1, 0, row);
  });
  return merged;
}
