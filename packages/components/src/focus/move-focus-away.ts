import { focusFirst } from './focus-first.ts';

// Also what cannot take the focus now, such as disabled controls: `focusFirst` passes over it.
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Moves the focus from a button that is about to be removed: to the dialog around it, else to the control before it, so
 * that Tab leads to what replaces the button.
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
