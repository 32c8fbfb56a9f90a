import { useEffect, useRef, useState, type RefObject } from 'react';

/** The maximum distance from the viewport at which an element counts as near, in pixels. */
const MARGIN = 200;

function isNearWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -MARGIN && top < element.ownerDocument.documentElement.clientHeight + MARGIN;
}

/**
 * Whether the user has scrolled near an element. Before the first scroll no element is near, so that the first view
 * causes no further requests. `content` is compared by reference: new content has to come near again.
 */
export function useScrolledNear(content: unknown): {
  ref: RefObject<HTMLDivElement>;
  isNear: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  const [near, setNear] = useState<{ content: unknown }>();
  const isNear = near !== undefined && near.content === content;
  useEffect(() => {
    const document = ref.current?.ownerDocument;
    if (!document || isNear) return undefined;
    const check = () => {
      if (ref.current && isNearWindow(ref.current)) setNear({ content });
    };
    const onScroll = () => {
      hasScrolled.current = true;
      check();
    };
    if (hasScrolled.current) check();
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => document.removeEventListener('scroll', onScroll);
  }, [isNear, content]);
  return { ref, isNear };
}
