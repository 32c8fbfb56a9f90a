/** What belongs to the app. Other elements of the admin page keep their key presses. */
const APP = '.tillview-shell, .tillview-portal';

function hide(event: KeyboardEvent): void {
  const isComposition = event.isComposing || event.keyCode === 229;
  if (isComposition && event.target instanceof Element && event.target.closest(APP))
    event.stopImmediatePropagation();
}

/**
 * Hides the key presses of an input method from all controls of the app: Enter confirms its text, Escape cancels it, and
 * arrow keys select a suggestion. Safari reports the Enter after the end of the composition, and marks it only by the key
 * code 229. Returns a function that stops this.
 */
export function ignoreComposition(): () => void {
  window.addEventListener('keydown', hide, true);
  return () => window.removeEventListener('keydown', hide, true);
}
