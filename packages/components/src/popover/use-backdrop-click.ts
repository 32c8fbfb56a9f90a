import { useEffect, type RefObject } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';

/**
 * Calls `onClick` for a click that began and ended on the element itself, which is the backdrop around its content. It
 * waits for the click: unmounting on pointerdown would send the click to the element below.
 */
export function useBackdropClick(
  ref: RefObject<HTMLElement | null>,
  onClick: () => void,
  isEnabled: boolean,
): void {
  const latest = useLatest(onClick);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isEnabled) return undefined;
    let isPressed = false;
    const onPointerDown = (event: PointerEvent) => {
      isPressed = event.target === element;
    };
    const onBackdropClick = (event: MouseEvent) => {
      if (isPressed && event.target === element) latest.current();
    };
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onBackdropClick);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onBackdropClick);
    };
  }, [ref, isEnabled, latest]);
}
