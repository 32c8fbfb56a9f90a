import { focusFirst } from './focus-first.ts';

// Includes elements that cannot get the focus now, such as disabled controls: `focusFirst` skips them.
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Moves the focus away from a button that is about to be removed: to the dialog around it, otherwise to the control
 * before it, so that the next Tab reaches the content that replaces the button.
 */
export function moveFocusAway(button: HTMLElement): void {
  const dialog = button.closest<HTMLElement>('[role="dialog"]');
  const isBefore = (element: HTMLElement) =>
    (button.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  focusFirst(
    dialog
      ? [dialog]
      : [...button.ownerDocument.querySelectorAll<HTMLElement>(CONTROLS)]
          .filter((element) => element.tabIndex >= 0 && isBefore(element))
          .toReversed(),
  );
}
