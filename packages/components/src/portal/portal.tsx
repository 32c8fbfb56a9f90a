import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDismissibleLayer } from '../popover/use-dismissible-layer.ts';

export type PortalProps = {
  children: ReactNode;
  /** Called on Escape when this is the topmost layer. */
  onClose: () => void;
};

function PortalBody({ children, onClose, body }: PortalProps & { body: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null);
  useDismissibleLayer({ ref, onClose, closesOnPressOutside: false });
  return createPortal(
    <div ref={ref} className="tillview-portal">
      {children}
    </div>,
    body,
  );
}

/** Renders its children at the end of the body; Escape closes it (R9.69). */
export function Portal(props: PortalProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={(node) => node && setBody(node.ownerDocument.body)} hidden />
      {body && <PortalBody {...props} body={body} />}
    </>
  );
}
