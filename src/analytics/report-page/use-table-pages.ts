import type { RestQuery } from '@tillview/data';
import { getHistory, getNewPath } from '@tillview/navigation';
import { useEffect, useState } from 'react';

type Options = {
  /** What was asked for, as it went out. */
  asked: RestQuery;
  /** Rows of the page that came, and of all pages. */
  rows: number;
  totalRows: number;
  /** Whether there is an answer at all. */
  isKnown: boolean;
};

/** The pages of a table, as its controls need them. */
export type TablePages = {
  /** Rows of all pages; while another page or order of the same rows is read, as many as there were. */
  totalRows: number;
  /** The address names a page that is not there; the first one is on its way. */
  isBeyond: boolean;
};

/**
 * Keeps the controls of a table's pages in place while a page is read, or the one that was pressed would vanish
 * under the reader's hand, and leads from a page that is not there, as in an old bookmark, to the first.
 */
export function useTablePages({ asked, rows, totalRows, isKnown }: Options): TablePages {
  const { page, per_page: _size, orderby: _by, order: _order, ...rest } = asked;
  const subject = JSON.stringify(rest);
  const [last, setLast] = useState({ subject, totalRows: 0 });
  if (isKnown && (last.subject !== subject || last.totalRows !== totalRows))
    setLast({ subject, totalRows });

  const isBeyond = isKnown && rows === 0 && Number(page) > 1;
  useEffect(() => {
    if (isBeyond) getHistory().replace(getNewPath({ paged: undefined }));
  }, [isBeyond]);

  const isSame = last.subject === subject;
  return { totalRows: isKnown ? totalRows : isSame ? last.totalRows : 0, isBeyond };
}
