import type { ReportRequest, ReportRow } from '@tillview/data';
import { useMemo, useState } from 'react';

type SeenPages = { view: string; pages: ReadonlyMap<number, readonly string[]> };

/** Identifies the pages of a list: pages of another sort or size cannot be compared with them. */
const getView = ({ rows, primary, filters, scope, sort, pageSize }: ReportRequest) =>
  JSON.stringify([rows, primary, filters, scope, sort, pageSize]);

/**
 * The number of rows of a page that were also on another page of the same list, or twice on this one. `rows` is empty
 * while the page is loading. Not a part of `table-extras`, whose code is loaded later: it would miss the first page.
 */
export function useRepeatedRows(request: ReportRequest, rows: readonly ReportRow[]): number {
  const view = useMemo(() => getView(request), [request]);
  const ids = useMemo(() => {
    const key = request.rows.from === 'list' ? request.rows.key : [];
    return key.length === 0 ? [] : rows.map((row) => key.map((field) => row[field]).join('\n'));
  }, [request, rows]);
  const [seen, setSeen] = useState<SeenPages>({ view, pages: new Map() });
  const pages = seen.view === view ? seen.pages : new Map<number, readonly string[]>();
  if (ids.length > 0 && pages.get(request.page)?.join() !== ids.join())
    setSeen({ view, pages: new Map([...pages, [request.page, ids]]) });

  const others = new Set([...pages].flatMap(([page, own]) => (page === request.page ? [] : own)));
  return ids.filter((id, index) => others.has(id) || ids.indexOf(id) < index).length;
}
