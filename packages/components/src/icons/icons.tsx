import type { ReactElement } from 'react';

export type IconProps = {
  /** Edge length in CSS pixels; 16 by default. */
  size?: number;
  className?: string;
};

/**
 * Creates an icon from a path or from shapes. It is decorative: the control around an icon has the accessible name.
 * `isDirectional`: whether it is mirrored in right-to-left.
 */
const createIcon = (drawing: string | ReactElement, isDirectional = false) =>
  function Icon({ size = 16, className = '' }: IconProps) {
    const direction = isDirectional ? ' is-directional' : '';
    return (
      <svg
        className={`tillview-icon${direction} ${className}`.trimEnd()}
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
      </svg>
    );
  };

/** An increase, or ascending order. */
export const ArrowUpIcon = createIcon('M8 13V3M4 7l4-4 4 4');

/** A decrease, or descending order. */
export const ArrowDownIcon = createIcon('M8 3v10M4 9l4 4 4-4');

/** A control that opens a popover below it. */
export const ChevronDownIcon = createIcon('M4 6l4 4 4-4');

/** Next. Mirrored in right-to-left. */
export const ChevronEndIcon = createIcon('M6 4l4 4-4 4', true);

/** Previous or back. Mirrored in right-to-left. */
export const ChevronStartIcon = createIcon('M10 4L6 8l4 4', true);

/** Selected or checked. */
export const CheckIcon = createIcon('M3.5 8.5l3 3 6-7');

/** Close, remove, dismiss. */
export const CloseIcon = createIcon('M4 4l8 8M12 4l-8 8');

/** More options. */
export const EllipsisIcon = createIcon(
  <g fill="currentColor" stroke="none">
    <circle cx="8" cy="3" r="1.4" />
    <circle cx="8" cy="8" r="1.4" />
    <circle cx="8" cy="13" r="1.4" />
  </g>,
);

/** The columns of a table. */
export const ColumnsIcon = createIcon('M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9');

/** Save to a file. */
export const DownloadIcon = createIcon('M8 2.5v7.5M5 7.5l3 3 3-3M3 13.5h10');

/** Reload. */
export const RefreshIcon = createIcon('M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3');

/** Something went wrong. */
export const AlertIcon = createIcon('M8 2.2l6 11H2zM8 6.5v3M8 11.4v.1');

/** An explanation is available. */
export const InfoIcon = createIcon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 7.4v3.4M8 5v.1" />
  </>,
);

/** No permission. */
export const LockIcon = createIcon('M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2');
