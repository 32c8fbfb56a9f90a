import type { SortOrder } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getHeaderName } from './header-name.ts';
import { getNextDirection, type Sort } from './sorting.ts';
import type { TableHeader } from './types.ts';

type HeaderCellProps = {
  header: TableHeader;
  className: string;
  sort: Sort;
  /** `undefined` where sorting is not possible, as in a placeholder. */
  onSort?: ((key: string, direction: SortOrder) => void) | undefined;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function getDescription(header: TableHeader, next: SortOrder): string {
  const name = header.screenReaderLabel ?? getHeaderName(header);
  return next === 'asc'
    ? /* translators: %s: the name of a table column. */
      sprintf(__('Sort by %s in ascending order', 'tillview'), name)
    : /* translators: %s: the name of a table column. */
      sprintf(__('Sort by %s in descending order', 'tillview'), name);
}

function Label({ header }: { header: TableHeader }) {
  // A control, such as "select all", stays accessible; an abbreviation is hidden from screen readers.
  if (!header.screenReaderLabel || typeof header.label !== 'string') return header.label;
  return (
    <>
      <span aria-hidden="true">{header.label}</span>
      <VisuallyHidden>{header.screenReaderLabel}</VisuallyHidden>
    </>
  );
}

/** The header of a column. In a sortable column it contains a button, described by the next sort order. */
export function HeaderCell({ header, className, sort, onSort }: HeaderCellProps) {
  const id = useId();
  const isSorted = sort.key === header.key;
  if (!header.isSortable)
    return (
      <th scope="col" className={className} title={header.description}>
        <span className="tillview-table__label">
          <Label header={header} />
        </span>
      </th>
    );

  const next = getNextDirection(header.key, sort);
  const shown = isSorted ? sort.direction : next;
  const Icon = shown === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      title={header.description}
      className={`${className} is-sortable${isSorted ? ' is-sorted' : ''}`}
      aria-sort={isSorted ? ARIA_SORT[sort.direction] : 'none'}
    >
      <button
        type="button"
        className="tillview-table__sort"
        aria-describedby={id}
        onClick={() => onSort?.(header.key, next)}
      >
        <span className="tillview-table__label">
          <Label header={header} />
        </span>
        <Icon size={14} className="tillview-table__arrow" />
      </button>
      {/* `hidden` instead of visually hidden: the text describes the button and must not be part of the column's name. */}
      <span id={id} hidden>
        {[header.description, getDescription(header, next)].filter(Boolean).join(' ')}
      </span>
    </th>
  );
}
