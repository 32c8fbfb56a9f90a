import { useEffect, useRef, type RefObject } from 'react';

type Layer = {
  close: () => void;
};

/** The open layers of each document, the topmost last: Escape belongs to that one alone. */
const layers = new WeakMap<Document, Layer[]>();

type Options = {
  ref: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** What opened the layer; a press there is not a press outside. */
  anchor?: Element | null;
  /** Whether a press outside closes the layer too; true unless given. */
  closesOnPressOutside?: boolean;
};

// Older browsers and some screen readers name the key only by its code (spec §9: code 27). While a character is put
// together out of several keys, Escape gives up that character alone.
function isEscape(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  return event.key === 'Escape' || event.key === 'Esc' || event.keyCode === 27;
}

/** Closes what floats above the page: the topmost layer on Escape, every layer on a press outside of it. */
export function useDismissibleLayer({
  ref,
  onClose,
  anchor = null,
  closesOnPressOutside = true,
}: Options): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    const document = ref.current?.ownerDocument;
    if (!document) return undefined;
    const layer: Layer = { close: () => latest.current() };
    const stack = layers.get(document) ?? [];
    layers.set(document, stack);
    stack.push(layer);

    const onKeyDown = (event: KeyboardEvent) => {
      if (!isEscape(event) || event.defaultPrevented || stack.at(-1) !== layer) return;
      // Marks the key as used, so that the layer below does not take it as well.
      event.preventDefault();
      layer.close();
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (!closesOnPressOutside || !(target instanceof Node)) return;
      if (ref.current?.contains(target) || anchor?.contains(target)) return;
      layer.close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      stack.splice(stack.indexOf(layer), 1);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [ref, anchor, closesOnPressOutside]);
}
