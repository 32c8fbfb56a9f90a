import { useLayoutEffect, type RefObject } from 'react';
import { getPosition, type Placement } from './get-position.ts';

/** The interval, in milliseconds, in which an open floating element is repositioned (R9.82). */
export const POPOVER_REPOSITION_DELAY = 500;

type Options = {
  /** The floating element. When it is too tall, it scrolls, or the element in it with `data-scrolls` does. */
  ref: RefObject<HTMLElement | null>;
  anchor: Element | null;
  placement: Placement;
  /** Distance to the anchor, in pixels. */
  gap: number;
  isEnabled?: boolean;
};

function place(element: HTMLElement, anchor: Element, placement: Placement, gap: number): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const inner = element.querySelector('[data-scrolls]');
  const hidden = inner ? inner.scrollHeight - inner.clientHeight : 0;
  const { left, top, maxHeight, side } = getPosition({
    anchor: anchor.getBoundingClientRect(),
    // scrollHeight is not affected by the height limit, and reading it does not change the scroll position.
    size: {
      width: element.offsetWidth,
      height: element.scrollHeight + hidden + element.offsetHeight - element.clientHeight,
    },
    viewport: {
      // `clientWidth` excludes the scrollbar; it is 0 without layout.
      width: element.ownerDocument.documentElement.clientWidth || view.innerWidth,
      height: view.innerHeight,
    },
    placement,
    isRtl: view.getComputedStyle(anchor).direction === 'rtl',
    gap,
  });
  element.style.inset = `${Math.round(top)}px auto auto ${Math.round(left)}px`;
  element.style.maxBlockSize = `${Math.floor(maxHeight)}px`;
  element.dataset['side'] = side;
}

/** Keeps a floating element at its anchor: on scroll, on resize, when its content changes, and twice a second. */
export function useAnchoredPosition({ ref, anchor, placement, gap, isEnabled = true }: Options) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !anchor || !isEnabled) return undefined;
    const update = () => place(element, anchor, placement, gap);
    update();
    const document = element.ownerDocument;
    const view = document.defaultView;
    const timer = setInterval(update, POPOVER_REPOSITION_DELAY);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(anchor);
    // Content that grows inside an element of limited height does not resize the element.
    const contentObserver = new MutationObserver(update);
    contentObserver.observe(element, { childList: true, subtree: true });
    document.addEventListener('scroll', update, { capture: true, passive: true });
    view?.addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      contentObserver.disconnect();
      document.removeEventListener('scroll', update, { capture: true });
      view?.removeEventListener('resize', update);
      element.style.inset = '';
      element.style.maxBlockSize = '';
    };
  }, [ref, anchor, placement, gap, isEnabled]);
}
