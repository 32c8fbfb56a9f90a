import {
  getReportRows,
  reportsStore,
  type ReportRequest,
  type ReportRow,
  type ReportRows,
  type WholeList,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from 'react';

/** The rows of a table, and whether all of its pages are known. */
export type TableRows = ReportRows<ReportRow> & {
  /** The rows of all pages in the order of the table; undefined unless they are known. */
  readonly all?: readonly ReportRow[] | undefined;
  /** Whether only pages are known, because the list is too long or the store never sends each row once. */
  readonly isPaged?: boolean;
};

/** Loaded when the first view of a report is complete. */
const loadReader = () => import('./read-whole-list.ts');

const NO_ITEMS = { data: [], totalResults: 0, totalPages: 0 };

/**
 * The rows of a request's table. After the first view (`isFirstViewComplete`), the whole list is read behind its page if
 * it is not too long: the store does not order rows with equal sort values, so its pages repeat some rows and lack
 * others. From then on, sorting and paging need no request.
 */
export function useReportRows(request: ReportRequest, isFirstViewComplete: boolean): TableRows {
  const registry = useRegistry();
  const [list, setList] = useState<WholeList>();
  const known = useMemo(() => list?.getPage(request), [list, request]);
  // A refresh reads the page again that the list was read behind, and then the list.
  const base = known && list ? list.base : request;
  const page = useSelect((select) => getReportRows(select(reportsStore), base), [base]);
  const { items, receivedAt } = page;
  const isSettled = !page.isRequesting && !page.isRefreshing && !page.isError;
  const isList = base.rows.from === 'list';
  const isRead = list?.base === base && list.receivedAt === receivedAt;

  const isWanted = isList && isFirstViewComplete && isSettled && !isRead;
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    void loadReader()
      .then(({ readWholeList }) => readWholeList(registry, base, { items, receivedAt }, signal))
      // Without the whole list, the pages of the store are shown, with a note where they repeat rows (`isPaged`). The next
      // refresh reads the list again.
      .catch(() => ({ base, receivedAt, getPage: () => undefined }))
      .then((found) => signal.aborted || setList(found));
    return () => controller.abort();
  }, [registry, base, items, receivedAt, isWanted]);

  return useMemo(() => {
    if (known) return { ...page, ...known };
    if (!isList) return page;
    if (isRead) return { ...page, isPaged: true };
    // Repeated ids would be shown with wrong amounts until they are merged.
    const isMerging = isSettled && base.rows.from === 'list' && base.rows.segment;
    return isMerging ? { ...page, items: NO_ITEMS, isRequesting: true } : page;
  }, [known, page, isList, isRead, isSettled, base]);
}
