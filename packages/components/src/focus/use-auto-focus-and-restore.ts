import { useLayoutEffect, type RefObject } from 'react';
import { findFocusable } from './find-focusable.ts';
import { focusFirst } from './focus-first.ts';

function isBeforeOrAround(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * The elements to focus, in order of preference: the selected tab if the tab list comes first, the controls in document
 * order, the container.
 */
function getTargets(container: HTMLElement): HTMLElement[] {
  const controls = findFocusable(container).filter(
    (control) => !control.hasAttribute('data-skip-focus'),
  );
  // Queried separately: tabs may not be focusable before their first layout.
  const [first] = controls;
  const tabList = container.querySelector('[role="tablist"]');
  const isTabListFirst = !first || !tabList || isBeforeOrAround(tabList, first);
  const tab = isTabListFirst ? tabList?.querySelector<HTMLElement>('[aria-selected="true"]') : null;
  return [...(tab ? [tab] : []), ...controls, container];
}

/** Moves the focus into the element when it is mounted, and restores the previous focus when it is unmounted. */
export function useAutoFocusAndRestore(
  ref: RefObject<HTMLElement | null>,
  focusOnMount: 'first' | 'container' | false,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || focusOnMount === false) return undefined;
    const document = element.ownerDocument;
    const previous = document.activeElement;
    focusFirst(focusOnMount === 'first' ? getTargets(element) : [element], { preventScroll: true });
    return () => {
      // If the user has moved the focus to another part of the page, it must stay there.
      const { activeElement, body } = document;
      const isLost = activeElement === body || element.contains(activeElement);
      if (isLost && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [ref, focusOnMount]);
}
