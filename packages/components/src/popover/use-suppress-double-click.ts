import { useEffect, type RefObject } from 'react';

/**
 * Suppresses the second click of a double click whose first click, inside the element, unmounted the element: the user
 * did not aim at the content below.
 */
export function useSuppressDoubleClick(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const document = element.ownerDocument;
    let isPressedInside = false;
    const onPointerDown = ({ target }: PointerEvent) => {
      isPressedInside = target instanceof Node && element.contains(target);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      if (!isPressedInside) return;
      const suppress = (event: MouseEvent) => {
        if (event.detail > 1) {
          event.preventDefault();
          event.stopPropagation();
        }
        // A new single press ends the double click.
        else if (event.type === 'mousedown') stop();
      };
      const stop = () => {
        document.removeEventListener('mousedown', suppress, true);
        document.removeEventListener('click', suppress, true);
      };
      document.addEventListener('mousedown', suppress, true);
      document.addEventListener('click', suppress, true);
    };
  }, [ref]);
}
