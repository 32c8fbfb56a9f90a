import { useLayoutEffect, useRef, type ReactNode } from 'react';
import './modal-dialog.css';

type Props = {
  /** The accessible name. */
  label: string;
  className?: string;
  /** Called on Escape, and when the backdrop is pressed. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog: the browser keeps the focus inside, and restores it when the dialog closes. */
export function ModalDialog({ label, className = '', onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // Close the dialog before it is removed: otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // The content covers the dialog element, so a press whose target is the element itself is on the backdrop. Escape is
    // the keyboard equivalent.
    <dialog
      ref={ref}
      aria-label={label}
      className={`tillview-dialog ${className}`.trimEnd()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="tillview-dialog__content">{children}</div>
    </dialog>
  );
}
