import type { ReportRequest } from './report-request.ts';
import type { ReportSort } from './report-source.ts';
import type { ReportRow } from './types.ts';

/** Compares texts like the default collation of WordPress tables: without regard to case and accents. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The value of a field; the number of entries of a list. */
function readPath(row: ReportRow, path: string): unknown {
  let value: unknown = row;
  for (const name of path.split('.')) {
    // A PHP list, such as the embedded products of a download, has one entry.
    const owner: unknown = Array.isArray(value) && !(name in value) ? value[0] : value;
    value = typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
  }
  return Array.isArray(value) ? value.length : value;
}

/** The paths of the fields that the store sorts a request's rows by. */
function getPaths({ rows }: ReportRequest, { orderby }: ReportSort): readonly string[] {
  const fields = rows.from === 'list' ? rows.sortFields : undefined;
  return (fields && Object.hasOwn(fields, orderby) ? fields[orderby] : undefined) ?? [orderby];
}

/** A value as text; other values than text and numbers do not occur in a column that the store sorts by. */
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function compareValues(left: unknown, right: unknown): number {
  // A database sorts a missing value below any other.
  const isLeft = left !== null && left !== undefined;
  const isRight = right !== null && right !== undefined;
  if (!isLeft || !isRight) return Number(isLeft) - Number(isRight);
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  // Whether the stock is counted, which is a text where it is that of the product.
  if (typeof left === 'boolean' || typeof right === 'boolean')
    return Number(left === true) - Number(right === true);
  return collator.compare(toText(left), toText(right));
}

/** Compares two rows by the fields of a sort, in ascending order; 0 for rows that the sort leaves in any order. */
export function createComparison(
  request: ReportRequest,
  sort: ReportSort,
): (left: ReportRow, right: ReportRow) => number {
  const paths = getPaths(request, sort);
  return (left, right) => {
    for (const path of paths) {
      const result = compareValues(readPath(left, path), readPath(right, path));
      if (result !== 0) return result;
    }
    return 0;
  };
}

/**
 * Whether the rows have the fields of a sort, so that they can be sorted without the store. `types`: the accepted types
 * of values.
 */
export function canSortRows(
  rows: readonly ReportRow[],
  request: ReportRequest,
  sort: ReportSort,
  types: readonly string[] = ['number', 'boolean', 'string'],
): boolean {
  return getPaths(request, sort).every((path) => {
    const values = rows
      .map((row) => readPath(row, path))
      .filter((value) => value !== null && value !== undefined);
    return values.length > 0 && values.every((value) => types.includes(typeof value));
  });
}

/** Sorts rows; rows with equal values keep their order. Returns a new array. */
export function sortRows(
  rows: readonly ReportRow[],
  request: ReportRequest,
  sort: ReportSort,
): ReportRow[] {
  const compare = createComparison(request, sort);
  const direction = sort.order === 'asc' ? 1 : -1;
  return rows.toSorted((left, right) => direction * compare(left, right));
}
