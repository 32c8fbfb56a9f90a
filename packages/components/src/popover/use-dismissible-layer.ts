import { useEffect, type RefObject } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';

/**
 * The functions that close the open layers of each document, the topmost last; only the topmost one handles Escape. A
 * `WeakMap`, because a page may have several documents, which do not know their layers.
 */
const layers = new WeakMap<Document, (() => void)[]>();

type Options = {
  ref: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The element that opened the layer; a press on it does not count as a press outside. */
  anchor?: Element | null;
  /** Whether a press outside also closes the layer; true by default. */
  closesOnPressOutside?: boolean;
};

// Older browsers and some screen readers send only the key code (R9.69: code 27). During an IME composition, Escape
// cancels only the composition.
function isEscape(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  return event.key === 'Escape' || event.key === 'Esc' || event.keyCode === 27;
}

/** Closes floating layers: the topmost one on Escape, every one on a pointer press outside it. */
export function useDismissibleLayer({
  ref,
  onClose,
  anchor = null,
  closesOnPressOutside = true,
}: Options): void {
  const latest = useLatest(onClose);

  useEffect(() => {
    const document = ref.current?.ownerDocument;
    if (!document) return undefined;
    const close = () => latest.current();
    const stack = layers.get(document) ?? [];
    layers.set(document, stack);
    stack.push(close);

    const onKeyDown = (event: KeyboardEvent) => {
      if (!isEscape(event) || event.defaultPrevented || stack.at(-1) !== close) return;
      // Marks the event as handled, so that the layer below ignores it.
      event.preventDefault();
      close();
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (!closesOnPressOutside || !(target instanceof Node)) return;
      if (ref.current?.contains(target) || anchor?.contains(target)) return;
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      stack.splice(stack.indexOf(close), 1);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [ref, anchor, closesOnPressOutside, latest]);
}
