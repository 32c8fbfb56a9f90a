import { useEffect, useRef, type RefObject } from 'react';

/**
 * The plot goes while the data of another range is on its way, and the focus with it. Call what is returned when
 * the reader asks for that range at the keyboard: the new plot then gets the focus, unless it has gone elsewhere.
 */
export function useReturningFocus(body: RefObject<HTMLElement>, isRequesting: boolean): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isRequesting || !isAsked.current || !body.current) return;
    const document = body.current.ownerDocument;
    isAsked.current = false;
    if (document.activeElement && document.activeElement !== document.body) return;
    body.current.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  }, [body, isRequesting]);
  return () => {
    isAsked.current = true;
  };
}
