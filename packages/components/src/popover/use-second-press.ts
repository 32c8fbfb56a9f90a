import { useEffect, type RefObject } from 'react';

/**
 * Takes the second half of a double click whose first half, inside the element, made it go: it was meant for nothing of
 * what lies below.
 */
export function useSecondPress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const document = element.ownerDocument;
    let isPressedHere = false;
    const onPress = ({ target }: PointerEvent) => {
      isPressedHere = target instanceof Node && element.contains(target);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      if (!isPressedHere) return;
      const take = (event: MouseEvent) => {
        if (event.detail > 1) {
          event.preventDefault();
          event.stopPropagation();
        }
        // Whatever else is pressed is another press.
        else if (event.type === 'mousedown') stop();
      };
      const stop = () => {
        document.removeEventListener('mousedown', take, true);
        document.removeEventListener('click', take, true);
      };
      document.addEventListener('mousedown', take, true);
      document.addEventListener('click', take, true);
    };
  }, [ref]);
}
