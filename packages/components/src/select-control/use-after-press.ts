import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what moves the page until no button of the pointer is held: what is being pressed would move away from
 * under it, and the click would be lost. Without a press, or where nothing moves, it happens at once.
 */
export function useAfterPress(element: Element | null, isMoving: boolean) {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const document = element?.ownerDocument;
    if (!document || !isMoving) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A finger has no press of its own here: the browser tells of a whole one when it is lifted.
    const onPress = () => {
      isPressed.current = true;
    };
    const onRelease = () => {
      isPressed.current = false;
      // Behind the click, which comes in the same turn.
      timer = setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    document.addEventListener('mousedown', onPress, true);
    document.addEventListener('mouseup', onRelease, true);
    document.addEventListener('dragend', onRelease, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', onPress, true);
      document.removeEventListener('mouseup', onRelease, true);
      document.removeEventListener('dragend', onRelease, true);
    };
  }, [element, isMoving]);
  return useCallback((act: () => void) => {
    if (isPressed.current) waiting.current = act;
    else act();
  }, []);
}
