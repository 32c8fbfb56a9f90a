import { beforeEach } from 'vitest';

// In jsdom, `:focus-visible` depends on what earlier tests have focused. Here, as in browsers, focus is visible unless
// the last input was a pointer press; in text fields it always is.
const TEXT_FIELDS = 'textarea, input:not([type="button" i], [type="checkbox" i], [type="radio" i])';

const own = Element.prototype.matches;
const known: unknown = Reflect.get(own, 'pressed');

/** Pages whose last input was a pointer press. Files of a process share the page, so they share this set too. */
const pressed = known instanceof WeakSet ? known : new WeakSet<Document>();

beforeEach(() => {
  pressed.delete(document);
});

if (pressed !== known) {
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
    value: Object.assign(matchesFocusVisible, { pressed }),
    configurable: true,
    writable: true,
  });
}
