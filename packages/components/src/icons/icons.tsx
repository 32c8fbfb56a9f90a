import type { ReactNode } from 'react';

export type IconProps = {
  /** Edge length in CSS pixels; 16 by default. */
  size?: number;
  className?: string;
};

type DrawingProps = IconProps & {
  children: ReactNode;
  /** Whether the icon is mirrored in right-to-left. */
  isDirectional?: boolean;
};

/** Icons are decorative; the control around an icon has the accessible name. */
function Drawing({ size = 16, className = '', isDirectional = false, children }: DrawingProps) {
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
      {children}
    </svg>
  );
}

/** An increase, or ascending order. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8 13V3M4 7l4-4 4 4" />
    </Drawing>
  );
}

/** A decrease, or descending order. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8 3v10M4 9l4 4 4-4" />
    </Drawing>
  );
}

/** A control that opens a popover below it. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 6l4 4 4-4" />
    </Drawing>
  );
}

/** Next. Mirrored in right-to-left. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Drawing isDirectional {...props}>
      <path d="M6 4l4 4-4 4" />
    </Drawing>
  );
}

/** Previous or back. Mirrored in right-to-left. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Drawing isDirectional {...props}>
      <path d="M10 4L6 8l4 4" />
    </Drawing>
  );
}

/** Selected or checked. */
export function CheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3.5 8.5l3 3 6-7" />
    </Drawing>
  );
}

/** Close, remove, dismiss. */
export function CloseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 4l8 8M12 4l-8 8" />
    </Drawing>
  );
}

/** More options. */
export function EllipsisIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <g fill="currentColor" stroke="none">
        <circle cx="8" cy="3" r="1.4" />
        <circle cx="8" cy="8" r="1.4" />
        <circle cx="8" cy="13" r="1.4" />
      </g>
    </Drawing>
  );
}

/** The columns of a table. */
export function ColumnsIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9" />
    </Drawing>
  );
}

/** Save to a file. */
export function DownloadIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8 2.5v7.5M5 7.5l3 3 3-3M3 13.5h10" />
    </Drawing>
  );
}

/** Reload. */
export function RefreshIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3" />
    </Drawing>
  );
}

/** Something went wrong. */
export function AlertIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8 2.2l6 11H2zM8 6.5v3M8 11.4v.1" />
    </Drawing>
  );
}

/** An explanation is available. */
export function InfoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.4v3.4M8 5v.1" />
    </Drawing>
  );
}

/** No permission. */
export function LockIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2" />
    </Drawing>
  );
}
