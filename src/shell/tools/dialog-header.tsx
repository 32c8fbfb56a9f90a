import { Button, CloseIcon } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import './dialog-header.css';

/** The title of a dialog, and the button that closes it. */
export function DialogHeader({ title, onClose }: { title: string; onClose: () => void }) {
  const label = __('Close', 'tillview');
  return (
    <header className="tillview-dialog__header">
      <h2>{title}</h2>
      <Button variant="quiet" isIcon title={label} onClick={onClose}>
        <CloseIcon />
      </Button>
    </header>
  );
}
