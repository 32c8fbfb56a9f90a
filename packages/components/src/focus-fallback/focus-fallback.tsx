import { useEffect, useRef, type ReactNode } from 'react';

export type FocusFallbackProps = {
  children: ReactNode;
  className?: string;
};

/** The control that has the focus, and the innermost `FocusFallback` around it. */
type FocusedControl = { control: Element; fallback: Element | null };

/**
 * Gets the focus when the focused control inside is removed, such as a Retry button that was pressed. Otherwise
 * keyboard users would start again at the top of the page. If fallbacks are nested, the innermost one gets the focus.
 */
export function FocusFallback({ children, className }: FocusFallbackProps) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<FocusedControl | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => {
      if (!focused.current || focused.current.control.isConnected) return;
      const { fallback } = focused.current;
      focused.current = null;
      if (fallback !== element && fallback?.isConnected) return;
      const { activeElement, body } = element.ownerDocument;
      if (activeElement !== null && activeElement !== body) return;
      // Set only now: an element that is always focusable would get the focus on any click on its background.
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      className={className}
      data-focus-fallback
      onFocus={({ target, currentTarget }) => {
        // A dialog that closes restores the focus itself, also to the page as a whole.
        if (currentTarget.contains(target.closest('dialog'))) return;
        focused.current = { control: target, fallback: target.closest('[data-focus-fallback]') };
      }}
      // React fires no blur event when the focused element is removed.
      onBlur={({ target, currentTarget }) => {
        focused.current = null;
        if (target === currentTarget) currentTarget.removeAttribute('tabindex');
      }}
    >
      {children}
    </div>
  );
}
