import { useEffect, useRef, type RefObject } from 'react';

/**
 * The plot goes while the data of another range is on its way, and the focus with it. Call what is returned when
 * the reader asks for that range at the keyboard: the new plot then gets the focus, unless it has gone elsewhere.
 */
export function useReturningFocus(body: RefObject<HTMLElement>, isRequesting: boolean): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isRequesting || !isAsked.current || !body.current) return;
    isAsked.current = false;
    const plot = body.current.querySelector<HTMLElement>('[role="application"]');
    // What lies around the plot may have kept the focus for it; a reader who went elsewhere stays there.
    const { activeElement } = body.current.ownerDocument;
    if (!activeElement || activeElement.contains(plot)) plot?.focus({ preventScroll: true });
  }, [body, isRequesting]);
  return () => {
    isAsked.current = true;
  };
}
