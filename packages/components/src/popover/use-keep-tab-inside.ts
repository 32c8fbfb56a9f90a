import { useEffect, type RefObject } from 'react';
import { findTabStops } from '../focus/find-focusable.ts';
import { focusFirst } from '../focus/focus-first.ts';

/** Lets the Tab key go from the last control of an element to its first, so that the focus does not leave it. */
export function useKeepTabInside(ref: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const stops = findTabStops(element);
      if (event.target !== stops.at(event.shiftKey ? 0 : -1)) return;
      event.preventDefault();
      focusFirst(event.shiftKey ? stops.toReversed() : stops);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [ref, isEnabled]);
}
