import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import './compare-button.css';

/** The minimum number of items to compare (R5.23). */
export const MINIMUM_TO_COMPARE = 2;

export type CompareButtonProps = {
  /** How many items are selected. */
  count: number;
  /** Explains why the button is disabled with too few items. */
  helpText?: string | undefined;
  /** Called on a click, unless it is disabled. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Disables the button without an explanation. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Starts a comparison of the selected items; with fewer than two it is disabled, with a tooltip that explains why
 * (R5.24). It stays focusable, so that keyboard users can read the tooltip.
 */
export function CompareButton({
  count,
  helpText,
  onClick,
  disabled = false,
  className = '',
  children,
}: CompareButtonProps) {
  const isTooFew = !disabled && count < MINIMUM_TO_COMPARE;
  return (
    <Tooltip text={isTooFew ? helpText : undefined}>
      <Button
        className={`tillview-compare-button ${className}`.trimEnd()}
        disabled={disabled}
        aria-disabled={isTooFew || undefined}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          if (!isTooFew) onClick?.(event);
        }}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
