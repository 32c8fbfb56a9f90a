import { useEffect, useRef, type RefObject } from 'react';

/**
 * The plot is unmounted while the data of another range is loading, and loses the focus. Call the returned function
 * when the user selects that range by keyboard: the new plot then gets the focus, unless the user has moved it
 * elsewhere. Stale data counts as loading.
 */
export function useRestoreFocus(body: RefObject<HTMLElement>, isRequesting: boolean): () => void {
  const isPending = useRef(false);
  useEffect(() => {
    if (isRequesting || !isPending.current || !body.current) return;
    isPending.current = false;
    const plot = body.current.querySelector<HTMLElement>('[role="application"]');
    // A FocusFallback around the plot may have taken the focus in the meantime. If the focus is anywhere else, the user has
    // moved it.
    const { activeElement } = body.current.ownerDocument;
    if (!activeElement || activeElement.contains(plot)) plot?.focus({ preventScroll: true });
  }, [body, isRequesting]);
  return () => {
    isPending.current = true;
  };
}
