import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import { useIsMobileViewport } from '../viewport/index.ts';
import type { Placement } from './get-position.ts';
import { showInTopLayer } from './show-in-top-layer.ts';
import { useAnchoredPosition } from './use-anchored-position.ts';
import { useDismissibleLayer } from './use-dismissible-layer.ts';
import { useAutoFocusAndRestore } from '../focus/index.ts';
import { useBackdropClick } from './use-backdrop-click.ts';
import { useSuppressDoubleClick } from './use-suppress-double-click.ts';

export type PopoverProps = {
  /** The element that it is positioned at. */
  anchor: Element | null;
  /** Called on Escape, on a press outside, when the focus leaves it, and by the close button of the mobile sheet. */
  onClose: () => void;
  children: ReactNode;
  /** Below the start of its anchor unless given. */
  placement?: Placement;
  /** Distance to the anchor in pixels; 4 unless given. */
  gap?: number;
  /**
   * What takes the focus when it opens: the first control, the popover itself, or nothing. With `false` it does not close
   * when the focus moves elsewhere.
   */
  focusOnMount?: 'first' | 'container' | false;
  /** Whether it becomes a sheet over the whole width on mobile; true unless given. */
  expandOnMobile?: boolean;
  /** Heading of the sheet on mobile. */
  headerTitle?: string;
  /** Role for assistive technology; none unless given. */
  role?: 'dialog' | 'group';
  /** Accessible name, for a popover with a role. */
  label?: string;
  className?: string;
};

/**
 * A floating element at its anchor that stays inside the viewport and closes on Escape (only the topmost one) or on a press
 * outside. It is not moved in the document, so that reading order, direction and tab order are natural.
 */
export function Popover({
  anchor,
  onClose,
  children,
  placement = 'bottom-start',
  gap = 4,
  focusOnMount = 'first',
  expandOnMobile = true,
  headerTitle,
  role,
  label,
  className = '',
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSheet = useIsMobileViewport() && expandOnMobile;

  useLayoutEffect(() => {
    if (ref.current) showInTopLayer(ref.current);
  }, []);
  useAnchoredPosition({ ref, anchor, placement, gap, isEnabled: !isSheet });
  useAutoFocusAndRestore(ref, focusOnMount);
  useDismissibleLayer({ ref, anchor, onClose });
  useBackdropClick(ref, onClose, isSheet);
  useSuppressDoubleClick(ref);

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (focusOnMount === false || !(next instanceof Node)) return;
    if (!ref.current?.contains(next) && !anchor?.contains(next)) onClose();
  };

  return (
    <div
      ref={ref}
      className={`tillview-popover${isSheet ? ' is-sheet' : ''} ${className}`.trimEnd()}
      role={role}
      aria-label={label}
      tabIndex={-1}
      onBlur={onBlur}
    >
      <div className="tillview-popover__content">
        {isSheet && (
          <div className="tillview-popover__header">
            <span className="tillview-popover__title">{headerTitle}</span>
            <Button
              variant="quiet"
              isIcon
              aria-label={__('Close', 'tillview')}
              data-skip-focus
              onClick={onClose}
            >
              <CloseIcon />
            </Button>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
