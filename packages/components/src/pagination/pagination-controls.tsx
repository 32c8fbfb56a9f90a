import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { PageAction } from './page-action.ts';
import { PageArrows } from './page-arrows.tsx';
import { PagePicker } from './page-picker.tsx';

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

type PaginationControlsProps = {
  page: number;
  perPage: number;
  pageCount: number;
  isTotalUnknown: boolean;
  perPageOptions: readonly number[];
  showPagePicker: boolean;
  showPerPagePicker: boolean;
  showPageArrowsLabel: boolean;
  onPageChange: ((page: number, action?: PageAction) => void) | undefined;
  onPerPageChange: (perPage: number) => void;
};

/** The controls of a pagination: arrows, page field and page size. */
export function PaginationControls(props: PaginationControlsProps) {
  const { page, pageCount, isTotalUnknown, onPageChange } = props;
  const hasPages = pageCount > 1;
  return (
    <>
      {hasPages && (
        <PageArrows
          page={page}
          pageCount={pageCount}
          isTotalUnknown={isTotalUnknown}
          showLabel={props.showPageArrowsLabel}
          onStep={(to, action) => onPageChange?.(to, action)}
        />
      )}
      {hasPages && props.showPagePicker && !isTotalUnknown && (
        <PagePicker page={page} pageCount={pageCount} onPick={(to) => onPageChange?.(to, 'goto')} />
      )}
      {props.showPerPagePicker && (
        <PageSize
          perPage={props.perPage}
          options={props.perPageOptions}
          onChange={props.onPerPageChange}
        />
      )}
    </>
  );
}
