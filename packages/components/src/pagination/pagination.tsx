import { PAGE_SIZES } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import type { PageAction } from './page-action.ts';
import { PageArrows } from './page-arrows.tsx';
import { PagePicker } from './page-picker.tsx';

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  /** Rows on a page. */
  perPage: number;
  /** Rows on all pages together. */
  total: number;
  /** Whether `total` is only the least that there are, so that no number of pages is shown. */
  isTotalUnknown?: boolean;
  /** Called without an action when a larger page size makes the current page exceed the last one. */
  onPageChange?: (page: number, action?: PageAction) => void;
  /** Called with the new number of rows per page. */
  onPerPageChange?: (perPage: number) => void;
  /** Whether there is a field to jump to a page; true unless given. */
  showPagePicker?: boolean;
  /** Whether the number of rows per page can be selected; true unless given. */
  showPerPagePicker?: boolean;
  /** Whether "Page x of y" is shown; true unless given. */
  showPageArrowsLabel?: boolean;
  /** The numbers of rows per page; 25, 50, 75 and 100 unless given (R9.49). */
  perPageOptions?: readonly number[];
  className?: string;
  /** Replaces everything inside. */
  children?: (state: { pageCount: number }) => ReactNode;
};

type PageSizeProps = {
  perPage: number;
  options: readonly number[];
  onChange: (perPage: number) => void;
};

function PageSize({ perPage, options, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <div className="tillview-pagination__page-size">
      <label htmlFor={id}>{__('Rows per page', 'tillview')}</label>
      <select
        id={id}
        className="tillview-pagination__field"
        value={perPage}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}

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
  if (!hasPages && total <= smallest) return null;

  const changeSize = (size: number) => {
    onPerPageChange?.(size);
    const last = Math.ceil(total / size);
    if (page > last) onPageChange?.(last);
  };
  if (!hasPages && !showPerPagePicker && !children) return null;

  return (
    <div
      className={`tillview-pagination ${className}`.trimEnd()}
      role="group"
      aria-label={__('Pages', 'tillview')}
    >
      {children ? (
        children({ pageCount })
      ) : (
        <>
          {hasPages && (
            <PageArrows
              page={page}
              pageCount={pageCount}
              isTotalUnknown={isTotalUnknown}
              showLabel={showPageArrowsLabel}
              onStep={(to, action) => onPageChange?.(to, action)}
            />
          )}
          {hasPages && showPagePicker && !isTotalUnknown && (
            <PagePicker
              page={page}
              pageCount={pageCount}
              onPick={(to) => onPageChange?.(to, 'goto')}
            />
          )}
          {showPerPagePicker && (
            <PageSize perPage={perPage} options={perPageOptions} onChange={changeSize} />
          )}
        </>
      )}
    </div>
  );
}
