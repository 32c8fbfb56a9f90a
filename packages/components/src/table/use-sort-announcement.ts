import { useState } from 'react';
import { getLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import type { Sort } from './sorting.ts';
import type { TableHeader } from './types.ts';

/**
 * The text for screen readers when the rows are shown in a new sort order. Empty until the sort changes, and when other
 * rows have another sort, such as those of one customer.
 */
export function useSortAnnouncement(
  headers: readonly TableHeader[],
  { key, direction }: Sort,
  totalRows: number,
  isBusy: boolean,
): string {
  const [known, setKnown] = useState({ key, direction, totalRows, text: '' });
  const isSorted = known.key !== key || known.direction !== direction;
  const isOther = known.totalRows !== totalRows;
  if (!isBusy && (isSorted || isOther)) {
    const header = isOther ? undefined : headers.find((each) => each.key === key);
    const text = (header && getLazyParts()?.describeSort(header, direction)) ?? '';
    setKnown({ key, direction, totalRows, text });
  }
  return known.text;
}
