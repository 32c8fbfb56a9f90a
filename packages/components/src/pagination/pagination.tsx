import { PAGE_SIZES } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import type { PageAction } from './page-action.ts';

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  /** The number of rows per page. */
  perPage: number;
  /** The number of rows on all pages. */
  total: number;
  /** Whether `total` is only a minimum, so that no page count is shown. */
  isTotalUnknown?: boolean;
  /** Called without an action when a larger page size makes the current page exceed the last one. */
  onPageChange?: (page: number, action?: PageAction) => void;
  /** Called with the new number of rows per page. */
  onPerPageChange?: (perPage: number) => void;
  /** Whether there is a field to jump to a page; true by default. */
  showPagePicker?: boolean;
  /** Whether the number of rows per page can be selected; true by default. */
  showPerPagePicker?: boolean;
  /** Whether "Page x of y" is shown; true by default. */
  showPageArrowsLabel?: boolean;
  /** The numbers of rows per page; 25, 50, 75 and 100 by default (R9.49). */
  perPageOptions?: readonly number[];
  className?: string;
  /** Renders content that replaces all controls. */
  children?: (state: { pageCount: number }) => ReactNode;
};

/**
 * The pagination of a list. With one page only the page size is shown, and only when the list is longer than the smallest
 * page size (R9.50, readings B48).
 */
export function Pagination({
  page,
  perPage,
  total,
  isTotalUnknown = false,
  onPageChange,
  onPerPageChange,
  showPagePicker = true,
  showPerPagePicker = true,
  showPageArrowsLabel = true,
  perPageOptions = PAGE_SIZES,
  className = '',
  children,
}: PaginationProps) {
  const pageCount = perPage > 0 && total > 0 ? Math.ceil(total / perPage) : 0;
  const hasPages = pageCount > 1;
  const smallest = Math.min(...perPageOptions);
  const isShown = (hasPages || total > smallest) && (hasPages || showPerPagePicker || !!children);
  const { parts, retry } = useLazyParts(isShown && !children);
  if (!isShown) return null;

  const changeSize = (size: number) => {
    onPerPageChange?.(size);
    const last = Math.ceil(total / size);
    if (page > last) onPageChange?.(last);
  };
  return (
    <div
      className={`tillview-pagination ${className}`.trimEnd()}
      role="group"
      aria-label={__('Pages', 'tillview')}
    >
      {children
        ? children({ pageCount })
        : parts && (
            <parts.PaginationControls
              {...{ page, perPage, pageCount, isTotalUnknown, perPageOptions, onPageChange }}
              {...{ showPagePicker, showPerPagePicker, showPageArrowsLabel }}
              onPerPageChange={changeSize}
            />
          )}
      {!parts && !children && (
        // As high as a field, so that the layout does not shift.
        <span className="tillview-pagination__field is-loading" aria-hidden="true" />
      )}
      {retry && (
        <span role="alert">
          {__('A part of the page could not be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={retry}>
            {__('Retry', 'tillview')}
          </Button>
        </span>
      )}
    </div>
  );
}
