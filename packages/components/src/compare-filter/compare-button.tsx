import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Tooltip } from '../tooltip/index.ts';

/** Fewer items than this are no comparison (spec §5). */
export const MINIMUM_TO_COMPARE = 2;

export type CompareButtonProps = {
  /** How many items are selected. */
  count: number;
  /** Says why the button is disabled with too few items. */
  helpText?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Disables the button without an explanation. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Starts a comparison of the selected items; with fewer than two it is disabled and a tooltip says what to do
 * (spec §5). It stays reachable by keyboard, since otherwise nobody there could read why.
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
