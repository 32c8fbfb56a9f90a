import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { Sort } from './sorting.ts';
import type { TableHeader } from './types.ts';

/** The name of a column as text. */
export const getHeaderName = ({ key, label, screenReaderLabel }: TableHeader): string =>
  typeof label === 'string' ? label : (screenReaderLabel ?? key);

/** What a sort means for rows: "Sorted by Net sales, highest first". */
function describeSort(header: TableHeader, direction: Sort['direction']): string {
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

/** The sentence for screen readers once the rows of another sort are shown; empty before the sort changes. */
export function useSortAnnouncement(
  headers: readonly TableHeader[],
  { key, direction }: Sort,
  isBusy: boolean,
): string {
  const [known, setKnown] = useState({ key, direction, text: '' });
  if (!isBusy && (known.key !== key || known.direction !== direction)) {
    const header = headers.find((each) => each.key === key);
    setKnown({ key, direction, text: header ? describeSort(header, direction) : '' });
  }
  return known.text;
}
