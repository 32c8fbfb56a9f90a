import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that defers a layout change until the pointer is up. Otherwise the pressed element would move away
 * from under the pointer, and the click would be lost. When nothing is pressed, or `isEnabled` is false, the change is
 * applied at once.
 */
export function useDeferUntilPointerUp(element: Element | null, isEnabled: boolean) {
  const isPressed = useRef(false);
  const deferred = useRef<() => void>(undefined);
  useEffect(() => {
    const document = element?.ownerDocument;
    if (!document || !isEnabled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Mouse events are enough: for touch, the browser sends them together when the finger is lifted.
    const onMouseDown = () => {
      isPressed.current = true;
    };
    const onMouseUp = () => {
      isPressed.current = false;
      // Waits for the click event, which is dispatched in the same task.
      timer = setTimeout(() => {
        deferred.current?.();
        deferred.current = undefined;
      });
    };
    document.addEventListener('mousedown', onMouseDown, true);
    document.addEventListener('mouseup', onMouseUp, true);
    document.addEventListener('dragend', onMouseUp, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', onMouseDown, true);
      document.removeEventListener('mouseup', onMouseUp, true);
      document.removeEventListener('dragend', onMouseUp, true);
    };
  }, [element, isEnabled]);
  return useCallback((change: () => void) => {
    if (isPressed.current) deferred.current = change;
    else change();
  }, []);
}
