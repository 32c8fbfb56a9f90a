import { getQueryText } from '@tillview/navigation';
import { useCallback, useEffect } from 'react';
import { useUrl } from '../use-url.ts';

/** The page number of a list, from the URL, and its setter. */
export type PageNumber = {
  page: number;
  onPageChange: (page: number, options?: { isReplace?: boolean }) => void;
};

/** Reads the page number of a list from the URL. */
export function usePageNumber(): PageNumber {
  const { query, updateQuery } = useUrl();
  const onPageChange = useCallback<PageNumber['onPageChange']>(
    (page, options) => updateQuery({ paged: page > 1 ? String(page) : undefined }, options),
    [updateQuery],
  );
  return {
    page: Math.max(1, Math.trunc(Number(getQueryText(query, 'paged') ?? 1)) || 1),
    onPageChange,
  };
}

/** Goes to the previous page when the current one has no items any more. */
export function useRedirectFromEmptyPage(
  { page, onPageChange }: PageNumber,
  isEmpty: boolean,
): void {
  const isPastEnd = isEmpty && page > 1;
  useEffect(() => {
    if (isPastEnd) onPageChange(page - 1, { isReplace: true });
  }, [isPastEnd, page, onPageChange]);
}
