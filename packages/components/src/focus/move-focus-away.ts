import { findTabbable, focusFirst } from './find-focusable.ts';

/**
 * Moves the focus from a button that is about to be removed: to the dialog around it, else to the control before it, so
 * that Tab leads to what replaces the button.
 */
export function moveFocusAway(button: HTMLElement): void {
  const dialog = button.closest<HTMLElement>('[role="dialog"]');
  const isBefore = (element: HTMLElement) =>
    (button.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  focusFirst(
    dialog ? [dialog] : findTabbable(button.ownerDocument.body).filter(isBefore).toReversed(),
  );
}
