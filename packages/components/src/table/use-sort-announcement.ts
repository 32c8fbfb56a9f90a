import { useState } from 'react';
import { getLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import type { Sort } from './sorting.ts';
import type { TableHeader } from './types.ts';

/** The text for screen readers when the rows are shown in a new sort order. Empty until the sort changes. */
export function useSortAnnouncement(
  headers: readonly TableHeader[],
  { key, direction }: Sort,
  isBusy: boolean,
): string {
  const [known, setKnown] = useState({ key, direction, text: '' });
  if (!isBusy && (known.key !== key || known.direction !== direction)) {
    const header = headers.find((each) => each.key === key);
    setKnown({
      key,
      direction,
      text: (header && getLazyParts()?.describeSort(header, direction)) ?? '',
    });
  }
  return known.text;
}
