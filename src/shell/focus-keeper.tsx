import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  className?: string;
};

/** The control that has the focus, and the innermost keeper around it. */
type Holder = { control: Element; keeper: Element | null };

/**
 * Takes the focus over when the control that had it goes away, as Retry does once it is pressed. Otherwise who
 * works by keyboard would be sent back to the top of the page. Of several around a control the innermost does it.
 */
export function FocusKeeper({ children, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const holder = useRef<Holder | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => {
      if (!holder.current || holder.current.control.isConnected) return;
      const { keeper } = holder.current;
      holder.current = null;
      if (keeper !== element && keeper?.isConnected) return;
      const { activeElement, body } = element.ownerDocument;
      if (activeElement !== null && activeElement !== body) return;
      // Only now: else each press on empty ground would give it the focus.
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
      data-keeps-focus
      onFocus={({ target }) => {
        holder.current = { control: target, keeper: target.closest('[data-keeps-focus]') };
      }}
      // React tells nothing of the focus that an element loses by going away.
      onBlur={({ target, currentTarget }) => {
        holder.current = null;
        if (target === currentTarget) currentTarget.removeAttribute('tabindex');
      }}
    >
      {children}
    </div>
  );
}
