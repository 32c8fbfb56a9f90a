import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showInTopLayer } from '../popover/show-in-top-layer.ts';
import { useAnchoredPosition } from '../popover/use-anchored-position.ts';

export type TooltipBubbleProps = {
  id: string;
  anchor: Element | null;
  onEscape: () => void;
  children: ReactNode;
};

/** The bubble of a tooltip, above its control. */
export function TooltipBubble({ id, anchor, onEscape, children }: TooltipBubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) showInTopLayer(ref.current);
  }, []);
  useAnchoredPosition({ ref, anchor, placement: 'top', gap: 6 });
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
