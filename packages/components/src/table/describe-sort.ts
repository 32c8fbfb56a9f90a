import { __, sprintf } from '@wordpress/i18n';
import { getHeaderName } from './header-name.ts';
import type { Sort } from './sorting.ts';
import type { TableHeader } from './types.ts';

/** Describes the order of the rows: "Sorted by Net sales, highest first". */
export function describeSort(header: TableHeader, direction: Sort['direction']): string {
  const name = header.screenReaderLabel ?? getHeaderName(header);
  const isAscending = direction === 'asc';
  if (header.isDate)
    return isAscending
      ? /* translators: %s: the name of a table column with dates. */
        sprintf(__('Sorted by %s, oldest first', 'tillview'), name)
      : /* translators: %s: the name of a table column with dates. */
        sprintf(__('Sorted by %s, newest first', 'tillview'), name);
  if (header.isNumeric)
    return isAscending
      ? /* translators: %s: the name of a table column with figures. */
        sprintf(__('Sorted by %s, lowest first', 'tillview'), name)
      : /* translators: %s: the name of a table column with figures. */
        sprintf(__('Sorted by %s, highest first', 'tillview'), name);
  return isAscending
    ? /* translators: %s: the name of a table column. */
      sprintf(__('Sorted by %s in ascending order', 'tillview'), name)
    : /* translators: %s: the name of a table column. */
      sprintf(__('Sorted by %s in descending order', 'tillview'), name);
}
