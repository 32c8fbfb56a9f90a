import {
  getListSubject,
  getReportRows,
  MAX_WHOLE_LIST,
  reportsStore,
  type ReportRequest,
  type ReportRow,
  type ReportRows,
  type WholeList,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from 'react';
import type { TableRows } from '../definition/report-definition.ts';

/** Loaded when the first view of a report is complete. */
const loadReader = () => import('./read-whole-list.ts');

const NO_ITEMS = { data: [], totalResults: 0, totalPages: 0 };

/** Whether two requests show another page or order of a list. */
const isTurned = (one: ReportRequest, other: ReportRequest): boolean =>
  one.page !== other.page ||
  one.pageSize !== other.pageSize ||
  one.sort.orderby !== other.sort.orderby ||
  one.sort.order !== other.sort.order;

/** Whether reading the whole list of a page sends requests that can wait until a person needs other rows. */
function canWait(
  { rows, filters }: ReportRequest,
  { data, totalResults }: ReportRows<ReportRow>['items'],
) {
  if (rows.from !== 'list' || rows.segment || rows.getMatcher?.(filters)) return false;
  if (totalResults <= data.length || totalResults > MAX_WHOLE_LIST) return false;
  const ids = new Set(data.map((row) => rows.key.map((field) => String(row[field])).join()));
  return rows.key.length === 0 || ids.size === data.length;
}

/** The first request of the list that a table shows: its page stays as it was opened. */
function useOpened(request: ReportRequest): ReportRequest {
  const [opened, setOpened] = useState(request);
  if (opened === request || getListSubject(opened) === getListSubject(request)) return opened;
  setOpened(request);
  return request;
}

/**
 * The rows of a request's table. The store does not order rows with equal sort values, so its pages repeat some rows and
 * lack others: the whole list is read behind the opened page if it is not too long, when a person sorts or turns the
 * page, when it is needed (`needsAll`), or after the first view if that page already repeats a row. From then on,
 * sorting and paging need no request.
 */
export function useReportRows(
  request: ReportRequest,
  isFirstViewComplete: boolean,
  needsAll = false,
): TableRows {
  const registry = useRegistry();
  const [list, setList] = useState<WholeList>();
  const opened = useOpened(request);
  const known = useMemo(() => list?.getPage(request), [list, request]);
  const isList = request.rows.from === 'list';
  const wasTurned = isList && isTurned(opened, request);
  // Without pages, it is not read again for each page: the store's are shown.
  const isTried = list !== undefined && getListSubject(list.base) === getListSubject(request);
  const isAwaited = wasTurned && !known && !isTried;
  const hasFailed = useSelect(
    (select) => isAwaited && getReportRows(select(reportsStore), opened).isError,
    [isAwaited, opened],
  );
  const behind = isAwaited && !hasFailed ? opened : request;
  // A refresh reads the page again that the list was read behind, and then the list.
  const base = known && list ? list.base : behind;
  const page = useSelect((select) => getReportRows(select(reportsStore), base), [base]);
  const { items, receivedAt } = page;
  const isSettled = !page.isRequesting && !page.isRefreshing && !page.isError;
  const isRead = list?.base === base && list.receivedAt === receivedAt;
  const isNeeded = needsAll || wasTurned || known !== undefined || !canWait(base, items);

  const isWanted = isList && isFirstViewComplete && isSettled && !isRead && isNeeded;
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
    if (base !== request) return { ...page, isRequesting: true };
    if (isRead) return { ...page, isPaged: true };
    // Repeated ids would be shown with wrong amounts until they are merged, and rows that the store's filter should leave out.
    const { rows, filters } = base;
    const isPart = rows.from === 'list' && (rows.segment || rows.getMatcher?.(filters));
    return isPart && !page.isError ? { ...page, items: NO_ITEMS, isRequesting: true } : page;
  }, [known, page, isList, isRead, base, request]);
}
