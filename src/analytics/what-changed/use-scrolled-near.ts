import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window an element counts as near it, in pixels. */
const MARGIN = 200;

function isNearWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -MARGIN && top < element.ownerDocument.documentElement.clientHeight + MARGIN;
}

/**
 * Whether the user has scrolled to an element. What is in the window before anything was scrolled does not count: that is
 * the first view, which asks for nothing more. `key` names the content: another one has to come near again.
 */
export function useScrolledNear(key: string): {
  ref: RefObject<HTMLDivElement>;
  isNear: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  const [nearKey, setNearKey] = useState<string>();
  const isNear = nearKey === key;
  useEffect(() => {
    const document = ref.current?.ownerDocument;
    if (!document || isNear) return undefined;
    const look = () => {
      if (ref.current && isNearWindow(ref.current)) setNearKey(key);
    };
    const onScroll = () => {
      hasScrolled.current = true;
      look();
    };
    if (hasScrolled.current) look();
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => document.removeEventListener('scroll', onScroll);
  }, [isNear, key]);
  return { ref, isNear };
}
