import { useLayoutEffect, type RefObject } from 'react';
import { findFocusable } from './find-focusable.ts';
import { focusFirst } from './focus-first.ts';

function isBeforeOrAround(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The controls in document order, the selected tab before the other tabs, and the container last. */
function getTargets(container: HTMLElement): HTMLElement[] {
  const controls = findFocusable(container).filter(
    (control) => !control.hasAttribute('data-skip-focus'),
  );
  // Looked up apart from the controls: tabs may not be focusable before their first layout.
  const [first] = controls;
  const tabList = container.querySelector('[role="tablist"]');
  const isTabListFirst = !first || !tabList || isBeforeOrAround(tabList, first);
  const tab = isTabListFirst ? tabList?.querySelector<HTMLElement>('[aria-selected="true"]') : null;
  return [...(tab ? [tab] : []), ...controls, container];
}

/** Takes the focus when the element is mounted, and restores it to where it was when the element is unmounted. */
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
      // Focus that the user has moved to another part of the page stays there.
      const { activeElement, body } = document;
      const isLost = activeElement === body || element.contains(activeElement);
      if (isLost && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [ref, focusOnMount]);
}
