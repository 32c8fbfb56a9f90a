import { forwardRef, type ButtonHTMLAttributes } from 'react';

export type DropdownButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'children'
> & {
  /** One or two lines: the choice in force, and what it is compared with or belongs to. */
  labels: readonly string[];
  isOpen: boolean;
};

/** The button that opens a filter's panel: its choice in words, on one line or two. */
export const DropdownButton = forwardRef<HTMLButtonElement, DropdownButtonProps>(
  function DropdownButton({ labels, isOpen, className = '', ...rest }, ref) {
    const [first, second] = labels;
    const states = [isOpen ? 'is-open' : '', labels.length > 1 ? 'is-multi-line' : ''];
    return (
      <button
        {...rest}
        ref={ref}
        type="button"
        aria-expanded={isOpen}
        className={['tillview-dropdown-button', ...states, className].filter(Boolean).join(' ')}
      >
        <span className="tillview-dropdown-button__labels">
          <span className="tillview-dropdown-button__label">{first}</span>
          {second !== undefined && (
            <span className="tillview-dropdown-button__label is-second">{second}</span>
          )}
        </span>
        <svg
          className="tillview-dropdown-button__arrow"
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    );
  },
);
