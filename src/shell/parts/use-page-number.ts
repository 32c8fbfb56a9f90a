import { getQueryText } from '@tillview/navigation';
import { useCallback, useEffect } from 'react';
import { useAddress } from '../use-address.ts';

/** The page of a list that the address names. */
export type PageNumber = {
  page: number;
  onPageChange: (page: number, options?: { isReplace?: boolean }) => void;
};

/** The page of a list, which the address names. */
export function usePageNumber(): PageNumber {
  const { query, updateQuery } = useAddress();
  const onPageChange = useCallback<PageNumber['onPageChange']>(
    (page, options) => updateQuery({ paged: page > 1 ? String(page) : undefined }, options),
    [updateQuery],
  );
  return {
    page: Math.max(1, Math.trunc(Number(getQueryText(query, 'paged') ?? 1)) || 1),
    onPageChange,
  };
}

/** Goes to the page before when the shown one has no items any more. */
export function usePastEnd({ page, onPageChange }: PageNumber, isEmpty: boolean): void {
  const isPastEnd = isEmpty && page > 1;
  useEffect(() => {
    if (isPastEnd) onPageChange(page - 1, { isReplace: true });
  }, [isPastEnd, page, onPageChange]);
}
