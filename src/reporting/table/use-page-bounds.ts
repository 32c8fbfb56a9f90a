import { useKeptIdentity, type ReportRequest, type ReportRows } from '@tillview/data';
import { useEffect, useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';

/** The pagination state of a table, for its controls. */
export type PageBounds = {
  /**
   * The number of rows on all pages. While rows load and the previous ones are shown, or another page of the same rows
   * loads: the previous number. If the store does not report the total, one more than the rows up to the current page,
   * since there may be a next page.
   */
  totalRows: number;
  /** Whether the page in the URL does not exist. The URL is about to be replaced. */
  isOutOfRange: boolean;
  /** The nonexistent page that the URL named, while its replacement is shown. */
  missingPage: number | undefined;
};

/** Identifies a set of rows, regardless of their order and page. */
function useSubject({ rows, primary, filters, scope, interval }: ReportRequest) {
  const unit = rows.from === 'intervals' ? interval : '';
  return useKeptIdentity({ rows, primary, filters, scope, unit });
}

type Subject = ReturnType<typeof useSubject>;

/**
 * Keeps the page controls in place while a page loads, so that they do not disappear under the pointer, and redirects
 * from a page that does not exist, as in an old bookmark, to an existing one. `isStale`: the previous rows are still
 * shown.
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
  const { updateQuery } = useUrl();
  const subject = useSubject(request);
  const isKnown = !isRequesting && !isError;
  const mayHaveMore = isTotalUnknown && request.rows.from === 'list';
  const totalResults = items.totalResults + (mayHaveMore ? 1 : 0);
  const [last, setLast] = useState({ subject, totalResults: 0 });
  if (isKnown && (last.subject !== subject || last.totalResults !== totalResults))
    setLast({ subject, totalResults });

  const [missing, setMissing] = useState<{ subject: Subject; page: number; shown: number }>();
  const isOutOfRange = isKnown && items.data.length === 0 && request.page > 1;
  // Without a total, an empty page means that the page before it was the last one.
  const target = mayHaveMore && request.page > 2 ? String(request.page - 1) : undefined;
  if (isOutOfRange && (missing?.subject !== subject || missing.page !== request.page))
    setMissing({ subject, page: request.page, shown: Number(target ?? 1) });
  useEffect(() => {
    if (isOutOfRange) updateQuery({ paged: target }, { isReplace: true });
  }, [isOutOfRange, target, updateQuery]);

  const isSame = last.subject === subject || isStale;
  return {
    totalRows: isKnown ? totalResults : isSame ? last.totalResults : 0,
    isOutOfRange,
    missingPage:
      missing?.subject === subject && missing.shown === request.page ? missing.page : undefined,
  };
}
