import { beforeEach } from 'vitest';

// jsdom's own answer for `:focus-visible` depends on what earlier tests have focused. As in browsers: focus is visible
// unless the last input was a press of the pointer; in text fields always.
const TEXT_FIELDS = 'textarea, input:not([type="button" i], [type="checkbox" i], [type="radio" i])';

/** Pages whose last input was a press of the pointer; a file may have a page of its own. */
const pressed = new WeakSet<Document>();

beforeEach(() => {
  pressed.delete(document);
});

const own = Element.prototype.matches;
if (own.name !== 'matchesFocusVisible') {
  const page = document;
  globalThis.addEventListener('keydown', () => pressed.delete(page), true);
  for (const press of ['pointerdown', 'mousedown'])
    globalThis.addEventListener(press, () => pressed.add(page), true);
  const matchesFocusVisible = function matchesFocusVisible(this: Element, selector: string) {
    if (selector !== ':focus-visible') return own.call(this, selector);
    const isFocused = page.activeElement === this;
    return isFocused && (!pressed.has(page) || own.call(this, TEXT_FIELDS));
  };
  Object.defineProperty(Element.prototype, 'matches', {
    value: matchesFocusVisible,
    configurable: true,
    writable: true,
  });
}
