import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells of a press on the element itself, which is what lies around the parts in it: one that began and ended there.
 * Sooner would be too soon, as whatever lies under the finger when the element is gone gets the rest of the press.
 */
export function usePressOnScrim(
  ref: RefObject<HTMLElement | null>,
  onPress: () => void,
  isEnabled: boolean,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    const element = ref.current;
    if (!element || !isEnabled) return undefined;
    let isBegun = false;
    const onPointerDown = (event: PointerEvent) => {
      isBegun = event.target === element;
    };
    const onClick = (event: MouseEvent) => {
      if (isBegun && event.target === element) latest.current();
    };
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick);
    };
  }, [ref, isEnabled]);
}
