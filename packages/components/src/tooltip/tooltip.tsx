import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { showInTopLayer } from '../popover/show-in-top-layer.ts';
import { useAnchoredPosition } from '../popover/use-anchored-position.ts';
import type { Placement } from '../popover/index.ts';
import { useTooltip } from './use-tooltip.ts';

export type TooltipProps = {
  /** What is said; without it the child stands alone. */
  text?: ReactNode;
  /** One element that takes `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Above its child unless given. */
  placement?: Placement;
  /** Whether the text also describes the child to screen readers; false where the child says it already. */
  isDescription?: boolean;
};

type BubbleProps = {
  id: string;
  anchor: Element | null;
  placement: Placement;
  onEscape: () => void;
  children: ReactNode;
};

function Bubble({ id, anchor, placement, onEscape, children }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) showInTopLayer(ref.current);
  }, []);
  useAnchoredPosition({ ref, anchor, placement, gap: 6 });
  useEffect(() => {
    const document = ref.current?.ownerDocument;
    // The key is left to the layer below: a tooltip is never in the way of closing what it belongs to.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document?.addEventListener('keydown', onKeyDown);
    return () => document?.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
  return (
    <span ref={ref} id={id} role="tooltip" className="tillview-tooltip__bubble">
      {children}
    </span>
  );
}

/** What may hold nothing but its own kind of item, by the rules of ARIA. */
const COMPOSITES = '[role="menu"], [role="listbox"], [role="tree"]';

/** Where a bubble is written: beside its child, or beside the menu that its child is an item of. */
function findHost(wrapper: HTMLElement): HTMLElement {
  return wrapper.closest(COMPOSITES)?.parentElement ?? wrapper;
}

/** A short explanation of its child, for the pointer after 700 ms (spec §9) and for the keyboard at once. */
export function Tooltip({ text, children, placement = 'top', isDescription = true }: TooltipProps) {
  const id = useId();
  const { isVisible, hide, handlers } = useTooltip();
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null);
  if (text === undefined || text === null || text === '') return children;
  const isShown = isVisible && wrapper !== null;
  const describedBy = [children.props['aria-describedby'], isShown && isDescription && id]
    .filter(Boolean)
    .join(' ');
  return (
    <span className="tillview-tooltip" role="presentation" ref={setWrapper} {...handlers}>
      {cloneElement(children, { 'aria-describedby': describedBy || undefined })}
      {isShown &&
        createPortal(
          <Bubble id={id} anchor={wrapper.firstElementChild} placement={placement} onEscape={hide}>
            {text}
          </Bubble>,
          findHost(wrapper),
        )}
    </span>
  );
}
