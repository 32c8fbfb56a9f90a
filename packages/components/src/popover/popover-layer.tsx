import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useIsMobileViewport } from '../viewport/viewport.ts';
import type { PopoverProps } from './popover-props.ts';
import { showInTopLayer } from './show-in-top-layer.ts';
import { useAnchoredPosition } from './use-anchored-position.ts';
import { useDismissibleLayer } from './use-dismissible-layer.ts';
import { useKeepTabInside } from './use-keep-tab-inside.ts';
import { useAutoFocusAndRestore } from '../focus/use-auto-focus-and-restore.ts';
import { useBackdropClick } from './use-backdrop-click.ts';
import { useSuppressDoubleClick } from './use-suppress-double-click.ts';

/** Renders a `Popover` once its code is loaded. */
export function PopoverLayer({
  anchor,
  onClose,
  children,
  placement = 'bottom-start',
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
  useAnchoredPosition({ ref, anchor, placement, gap: 4, isEnabled: !isSheet });
  useAutoFocusAndRestore(ref, focusOnMount);
  useDismissibleLayer({ ref, anchor, onClose });
  useBackdropClick(ref, onClose, isSheet);
  // Otherwise the Tab key would discard what the user has selected.
  useKeepTabInside(ref, role === 'dialog' && focusOnMount !== false);
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
