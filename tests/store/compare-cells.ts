/** A difference between the page and the metrics from the store. */
export type Difference = { place: string; expected: string; actual: string };

/** The result of a comparison: the number of cells, and the differences. */
export type Comparison = { cells: number; differences: Difference[] };

/** An expected row. Rows with equal `tie` may be in any order, because the store does not sort them. */
export type ExpectedRow = { cells: readonly string[]; tie: string };

const isEqualRow = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((cell, index) => cell === right[index]);

/** Compares texts one by one. A missing text and an extra text are differences. */
export function compareTexts(
  place: string,
  expected: readonly string[],
  actual: readonly string[],
): Comparison {
  const cells = Math.max(expected.length, actual.length);
  const differences = Array.from({ length: cells }, (_, index) => ({
    place: `${place}, cell ${index + 1}`,
    expected: expected[index] ?? '(nothing)',
    actual: actual[index] ?? '(nothing)',
  })).filter(({ expected: right, actual: shown }) => right !== shown);
  return { cells, differences };
}

/** Compares rows in order. */
export function compareRows(
  place: string,
  expected: readonly (readonly string[])[],
  actual: readonly (readonly string[])[],
): Comparison {
  const rows = Math.max(expected.length, actual.length);
  return joinComparisons(
    Array.from({ length: rows }, (_, index) =>
      compareTexts(`${place}, row ${index + 1}`, expected[index] ?? [], actual[index] ?? []),
    ),
  );
}

/** Combines several comparisons into one. */
export function joinComparisons(comparisons: readonly Comparison[]): Comparison {
  return {
    cells: comparisons.reduce((sum, { cells }) => sum + cells, 0),
    differences: comparisons.flatMap(({ differences }) => differences),
  };
}

/** The groups of adjacent rows with equal `tie`, each as its first and last index. */
function tieGroups(rows: readonly ExpectedRow[]): [first: number, last: number][] {
  const groups: [number, number][] = [];
  for (const [index, { tie }] of rows.entries()) {
    const group = groups.at(-1);
    if (group && rows[group[0]]?.tie === tie) group[1] = index;
    else groups.push([index, index]);
  }
  return groups;
}

/** Sorts the candidates in the order of the shown rows. `undefined` unless each shown row is a different candidate. */
function inShownOrder(
  candidates: readonly ExpectedRow[],
  shown: readonly (readonly string[])[],
): ExpectedRow[] | undefined {
  const left = [...candidates];
  const found = shown.map((row) => {
    const at = left.findIndex(({ cells }) => isEqualRow(cells, row));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return found.every((row) => row !== undefined) ? found : undefined;
}

/**
 * Compares the page of a table; rows with equal `tie` are compared as sets. At the edge of the page, such rows may
 * belong to other pages: `readTied` returns all rows with a `tie`.
 */
export async function comparePage(
  place: string,
  expected: readonly ExpectedRow[],
  actual: readonly (readonly string[])[],
  readTied: (tie: string) => Promise<readonly ExpectedRow[]>,
): Promise<Comparison> {
  const right = expected.map(({ cells }) => cells);
  for (const [first, last] of tieGroups(expected)) {
    const shown = actual.slice(first, last + 1);
    if (shown.every((row, index) => isEqualRow(row, right[first + index] ?? []))) continue;
    const group = expected.slice(first, last + 1);
    const isAtEdge = first === 0 || last === expected.length - 1;
    const matched =
      inShownOrder(group, shown) ??
      (isAtEdge ? inShownOrder(await readTied(group[0]?.tie ?? ''), shown) : undefined);
    if (matched) right.splice(first, matched.length, ...matched.map(({ cells }) => cells));
  }
  return compareRows(place, right, actual);
}
