import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { isAppleDevice } from '../../host/use-key-down.ts';
import { openDialog } from '../tools/dialog-state.ts';
import { DialogHeader } from '../tools/dialog-header.tsx';
import { ModalDialog } from '../tools/modal-dialog.tsx';
import { isShortcutOn, rememberShortcut } from './shortcut-choices.ts';
import { getKeyNames, shortcuts, type Shortcut } from './shortcuts.ts';
import './shortcut-list.css';

function ShortcutItem({ shortcut }: { shortcut: Shortcut }) {
  const [isOn, setIsOn] = useState(() => isShortcutOn(shortcut.id));
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => {
            rememberShortcut(shortcut.id, !isOn);
            setIsOn(!isOn);
          }}
        />
        <span className="tillview-shortcuts__label">{shortcut.label()}</span>
        <span className="tillview-shortcuts__keys" dir="ltr">
          {getKeyNames(shortcut, isAppleDevice()).map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </span>
      </label>
    </li>
  );
}

/** The dialog that lists the shortcuts, with a switch for each of them. */
export function ShortcutList() {
  const close = () => openDialog(undefined);
  const title = __('Keyboard shortcuts', 'tillview');
  return (
    <ModalDialog label={title} className="tillview-shortcuts" onClose={close}>
      <DialogHeader title={title} onClose={close} />
      <p>
        {__(
          'Shortcuts work everywhere except in text fields. Clear a checkbox to turn one off in this browser.',
          'tillview',
        )}
      </p>
      <ul>
        {shortcuts.map((shortcut) => (
          <ShortcutItem key={shortcut.id} shortcut={shortcut} />
        ))}
      </ul>
    </ModalDialog>
  );
}
