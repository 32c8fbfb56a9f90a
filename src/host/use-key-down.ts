import { useEffect, useRef } from 'react';

/** Elements that accept text input. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key press may be text input. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether this is an Apple device, whose keyboard has ⌘ and ⌥ keys. */
export const isAppleDevice = (): boolean => /Mac|iP(?:hone|ad|od)/.test(window.navigator.userAgent);

/**
 * Calls `onKeyDown` for each key press on the page, before any control. If it returns true, the controls and the
 * browser do not receive the event.
 */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}
