import { Pagination, Placeholder } from '@tillview/components';
import type { ReactNode } from 'react';
import { RowFocus } from './row-focus.tsx';
import { usePastEnd, type PageNumber } from './use-page-number.ts';
import './list.css';

type LoadingProps = {
  /** Said to screen readers. */
  label: string;
  /** About as many as the list has, or as fit on a screen. */
  lines: number;
  /** Of a line, as a CSS length. */
  height: string;
};

/** What stands in the place of a list while it is loading. */
export function ListLoading({ label, lines, height }: LoadingProps) {
  return (
    <div className="tillview-list__loading" aria-busy="true">
      <p className="tillview-visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <Placeholder key={line} height={height} />
      ))}
    </div>
  );
}

/** The rows of a list. The focus stays in it when its row goes; see `RowFocus`. */
export function List({ children }: { children: ReactNode }) {
  return (
    <RowFocus>
      <ul className="tillview-list">{children}</ul>
    </RowFocus>
  );
}

/** What stands below the rows of a list. */
export function ListEnd({ children }: { children: ReactNode }) {
  return <div className="tillview-list__end">{children}</div>;
}

type PagesProps = {
  pages: PageNumber;
  perPage: number;
  /** The number of items on all pages; undefined while it is not known. */
  total: number | undefined;
  /** Whether the shown page has no items. */
  isEmpty: boolean;
};

/** The way to the other pages of a list, where there are some. */
export function ListPages({ pages, perPage, total = 0, isEmpty }: PagesProps) {
  usePastEnd(pages, isEmpty);
  if (total <= perPage) return null;
  return (
    <ListEnd>
      <Pagination
        page={pages.page}
        perPage={perPage}
        total={total}
        showPerPagePicker={false}
        onPageChange={(to) => pages.onPageChange(to)}
      />
    </ListEnd>
  );
}
