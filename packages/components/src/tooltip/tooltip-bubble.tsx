import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showInTopLayer } from '../popover/show-in-top-layer.ts';
import { useAnchoredPosition } from '../popover/use-anchored-position.ts';
import type { Placement } from '../popover/get-position.ts';

export type TooltipBubbleProps = {
  id: string;
  anchor: Element | null;
  placement: Placement;
  onEscape: () => void;
  children: ReactNode;
};

/** The bubble of a tooltip, positioned next to its control. */
export function TooltipBubble({ id, anchor, placement, onEscape, children }: TooltipBubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) showInTopLayer(ref.current);
  }, []);
  useAnchoredPosition({ ref, anchor, placement, gap: 6 });
  useEffect(() => {
    const document = ref.current?.ownerDocument;
    // Does not stop the event, so that Escape also closes the layer below.
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
