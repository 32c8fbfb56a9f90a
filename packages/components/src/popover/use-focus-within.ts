import { useLayoutEffect, type RefObject } from 'react';
import { FOCUSABLE } from './focusable.ts';

/** Takes the focus when the element appears, and gives it back to where it was when the element goes. */
export function useFocusWithin(
  ref: RefObject<HTMLElement | null>,
  focusOnMount: 'first' | 'container' | false,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || focusOnMount === false) return undefined;
    const document = element.ownerDocument;
    const previous = document.activeElement;
    const first = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (candidate) => !candidate.hasAttribute('data-skip-focus'),
    );
    // Of tabs the one that holds comes first, wherever it stands.
    const tab = first
      ?.closest('[role="tablist"]')
      ?.querySelector<HTMLElement>('[aria-selected="true"]');
    const target = focusOnMount === 'first' ? (tab ?? first ?? element) : element;
    target.focus({ preventScroll: true });
    return () => {
      // Only when the focus would be lost with the element, or was lost in it: who went elsewhere stays there.
      const { activeElement, body } = document;
      const isLost = activeElement === body || element.contains(activeElement);
      if (isLost && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [ref, focusOnMount]);
}
