import { useEffect, useRef } from 'react';

/** Fields that take what is typed. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key press may be text for a field. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether this is a Mac or another Apple device, whose keyboards have ⌘ and ⌥. */
export const isAppleDevice = (): boolean => /Mac|iP(?:hone|ad|od)/.test(window.navigator.userAgent);

/** Calls back with each key press on the page, before any control; true keeps it from them and from the browser. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
