import { Pagination, Placeholder } from '@tillview/components';
import { isOffline } from '@tillview/data';
import type { ReactNode } from 'react';
import { useOnline } from '../../host/use-online.ts';
import { RequestError } from '../request-error.tsx';
import { RowFocus } from './row-focus.tsx';
import { useRedirectFromEmptyPage, type PageNumber } from './use-page-number.ts';
import './list.css';

type LoadingProps = {
  /** Announced to screen readers. */
  label: string;
  /** The number of placeholder lines: about as many as the list has items, or as fit on a screen. */
  lines: number;
  /** The height of a row with its border, as a CSS length. */
  height: string;
};

/** The placeholder of a list while it is loading. */
export function ListLoading({ label, lines, height }: LoadingProps) {
  return (
    <div className="tillview-list__loading" aria-busy="true">
      <p className="tillview-visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="tillview-list__row" style={{ blockSize: height }}>
          <Placeholder width="40%" />
        </div>
      ))}
    </div>
  );
}

type StatusProps = LoadingProps & {
  isKnown: boolean;
  /** Why the list could not be loaded; otherwise false. */
  error: Error | false | undefined;
  /** What was requested, such as "the reviews". */
  subject: string;
  onRetry: () => void;
  /** Whether the error is a line beside content; by default when the list is known. */
  isInline?: boolean;
};

/** The placeholder of a list while it is loading, or why it could not be loaded. Retries when the browser is online. */
export function ListStatus({
  isKnown,
  error,
  subject,
  onRetry,
  isInline = isKnown,
  ...loading
}: StatusProps) {
  useOnline(isOffline(error), onRetry);
  if (error) return <RequestError {...{ error, subject, onRetry, isInline }} />;
  return isKnown ? null : <ListLoading {...loading} />;
}

/** A list of rows. The focus stays in the list when the focused row is removed; see `RowFocus`. */
export function List({ children }: { children: ReactNode }) {
  return (
    <RowFocus>
      <ul className="tillview-list">{children}</ul>
    </RowFocus>
  );
}

/** The content below the rows of a list. */
export function ListEnd({ children }: { children: ReactNode }) {
  return <div className="tillview-list__end">{children}</div>;
}

type PagesProps = {
  pages: PageNumber;
  perPage: number;
  /** The number of items on all pages; undefined until it is known. */
  total: number | undefined;
  /** Whether the current page has no items. */
  isEmpty: boolean;
};

/** The pagination of a list; nothing for a single page. */
export function ListPages({ pages, perPage, total = 0, isEmpty }: PagesProps) {
  useRedirectFromEmptyPage(pages, isEmpty);
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
