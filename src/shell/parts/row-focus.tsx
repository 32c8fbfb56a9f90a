import { useEffect, useRef, type ReactNode } from 'react';

type FocusedControl = {
  readonly control: Element;
  /** The `data-key` and the index of its row. */
  readonly key: string | undefined;
  readonly index: number;
  /** The `data-action` of the control. */
  readonly action: string | null;
};

const CONTROLS = 'button:not(:disabled), a[href]';

const getRows = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-key]')];

/**
 * Keeps the focus in a list when the focused row or control is removed: moves it to the same control of the same row,
 * or of the row that is now at its index. Each row needs a `data-key`. When no rows are left, the surrounding
 * `FocusFallback` handles it.
 */
export function RowFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<FocusedControl | null>(null);

  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new MutationObserver(() => {
      if (!focused.current || focused.current.control.isConnected) return;
      const { key, index, action } = focused.current;
      focused.current = null;
      const { activeElement, body } = list.ownerDocument;
      if (activeElement !== null && activeElement !== body) return;
      const rows = getRows(list);
      const row = rows.find(({ dataset }) => dataset['key'] === key) ?? rows[index] ?? rows.at(-1);
      const next = row?.querySelector(`[data-action='${action}']`) ?? row?.querySelector(CONTROLS);
      if (next instanceof HTMLElement) next.focus();
    });
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      onFocus={({ target, currentTarget }) => {
        const row = target.closest<HTMLElement>('[data-key]');
        focused.current = {
          control: target,
          key: row?.dataset['key'],
          index: row ? getRows(currentTarget).indexOf(row) : 0,
          action: target.getAttribute('data-action'),
        };
      }}
      // React fires no blur event when the focused element is removed.
      onBlur={() => {
        focused.current = null;
      }}
    >
      {children}
    </div>
  );
}
