import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import { useTooltip } from './use-tooltip.ts';

export type TooltipProps = {
  /** The text. Without it, there is no tooltip. */
  text?: ReactNode;
  /** An element that accepts `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** Roles that allow only certain children in ARIA. */
const COMPOSITES = '[role="menu"], [role="listbox"], [role="tree"]';

/**
 * The parent element of the bubble: the wrapper of the child, or the parent of the menu, list box or tree that contains
 * the child.
 */
function findHost(wrapper: HTMLElement): HTMLElement {
  return wrapper.closest(COMPOSITES)?.parentElement ?? wrapper;
}

/** A tooltip, shown 700 ms after the pointer rests on its child (R9.77), or at once on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { isVisible, hide, handlers } = useTooltip();
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null);
  // If the code of the bubble cannot be loaded, no tooltip is shown.
  const Bubble = useLazyParts(isVisible).parts?.TooltipBubble;
  if (text === undefined || text === null || text === '') return children;
  const isShown = isVisible && wrapper !== null && Bubble !== undefined;
  const describedBy = [children.props['aria-describedby'], isShown && id].filter(Boolean).join(' ');
  return (
    <span className="tillview-tooltip" role="presentation" ref={setWrapper} {...handlers}>
      {cloneElement(children, { 'aria-describedby': describedBy || undefined })}
      {isShown &&
        createPortal(
          <Bubble id={id} anchor={wrapper.firstElementChild} onEscape={hide}>
            {text}
          </Bubble>,
          findHost(wrapper),
        )}
    </span>
  );
}
