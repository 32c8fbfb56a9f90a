import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

export type DropdownButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'children'
> & {
  /** One or two lines: the current selection, and a second line that describes it. */
  labels: readonly string[];
  /** Whether its popover is open. */
  isOpen: boolean;
};

/** The button that opens the panel of a filter, with the current selection on one or two lines. */
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
        <ChevronDownIcon className="tillview-dropdown-button__arrow" />
      </button>
    );
  },
);
