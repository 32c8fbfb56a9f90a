import { useLayoutEffect, useRef, type ReactNode } from 'react';
import './modal-dialog.css';

type Props = {
  /** The accessible name. */
  label: string;
  className?: string;
  /** Called by Escape, and by a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page: the browser keeps the focus inside, and gives it back when the dialog is gone. */
export function ModalDialog({ label, className = '', onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // The dialog itself is only its edge: what is pressed there is the backdrop. Escape does the same by keyboard.
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
