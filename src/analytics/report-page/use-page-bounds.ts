import type { ReportRequest, ReportRows } from '@tillview/data';
import { useEffect, useState } from 'react';
import { useAddress } from '../../shell/use-address.ts';

/** The pages of a table, as its controls need them. */
export type PageBounds = {
  /**
   * Rows of all pages; while other rows are read behind those of before, or another page of the same, as many as there were. Where the store does
   * not say how many there are, one more than those up to the present page: there may be a next page.
   */
  totalRows: number;
  /** The address names a page that does not exist; the first one is on its way. */
  isOutOfRange: boolean;
  /** The page that the address named although it does not exist, while the one in its place is shown. */
  missingPage: number | undefined;
};

/** What tells one set of rows from another, whatever their order and page. */
function subjectOf({ rows, primary, filters, scope, interval }: ReportRequest): string {
  const unit = rows.from === 'intervals' ? interval : '';
  return JSON.stringify([rows, primary, filters, scope, unit]);
}

/**
 * Keeps the page controls in place while a page is read, so that they do not vanish under the pointer, and goes from a
 * page that does not exist, as in an old bookmark, to the first. `isStale`: the rows of before are still shown.
 */
export function usePageBounds(
  request: ReportRequest,
  {
    items,
    isTotalUnknown,
    isRequesting,
    isError,
  }: Pick<ReportRows<unknown>, 'items' | 'isTotalUnknown' | 'isRequesting' | 'isError'>,
  isStale: boolean,
): PageBounds {
  const { updateQuery } = useAddress();
  const subject = subjectOf(request);
  const isKnown = !isRequesting && !isError;
  const mayHaveMore = isTotalUnknown && request.rows.from === 'list';
  const totalResults = items.totalResults + (mayHaveMore ? 1 : 0);
  const [last, setLast] = useState({ subject, totalResults: 0 });
  if (isKnown && (last.subject !== subject || last.totalResults !== totalResults))
    setLast({ subject, totalResults });

  const [missing, setMissing] = useState({ subject: '', page: 0, shown: 0 });
  const isOutOfRange = isKnown && items.data.length === 0 && request.page > 1;
  // Nobody could know that the page before was the last one.
  const target = mayHaveMore && request.page > 2 ? String(request.page - 1) : undefined;
  if (isOutOfRange && (missing.subject !== subject || missing.page !== request.page))
    setMissing({ subject, page: request.page, shown: Number(target ?? 1) });
  useEffect(() => {
    if (isOutOfRange) updateQuery({ paged: target }, { isReplace: true });
  }, [isOutOfRange, target, updateQuery]);

  const isSame = last.subject === subject || isStale;
  return {
    totalRows: isKnown ? totalResults : isSame ? last.totalResults : 0,
    isOutOfRange,
    missingPage:
      missing.subject === subject && missing.shown === request.page ? missing.page : undefined,
  };
}
