import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { getCalendarKeys, type CalendarPhrases } from './calendar-phrases.ts';
import './calendar-help.css';

type CalendarHelpProps = {
  phrases: CalendarPhrases;
  isOpen: boolean;
  /** Called with the button, which gets the focus when the help is closed. */
  onOpen: (opener: HTMLElement) => void;
  onClose: () => void;
};

/** The keyboard shortcuts of a calendar, opened by a button or by `?` on a day. */
export function CalendarHelp({ phrases, isOpen, onOpen, onClose }: CalendarHelpProps) {
  return (
    <div className="tillview-calendar-help">
      <Button
        variant="quiet"
        isSmall
        className="tillview-calendar-help__button"
        aria-label={phrases.showKeyboardShortcutsPanel}
        aria-expanded={isOpen}
        onClick={(event) => (isOpen ? onClose() : onOpen(event.currentTarget))}
      >
        ?
      </Button>
      {isOpen && <Keys phrases={phrases} onClose={onClose} />}
    </div>
  );
}

function Keys({ phrases, onClose }: Pick<CalendarHelpProps, 'phrases' | 'onClose'>) {
  const close = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div role="dialog" aria-label={phrases.keyboardShortcuts}>
      <div className="tillview-calendar-help__header">
        <strong>{phrases.keyboardShortcuts}</strong>
        <Button
          ref={close}
          variant="quiet"
          isIcon
          isSmall
          aria-label={phrases.hideKeyboardShortcutsPanel}
          onClick={onClose}
        >
          <CloseIcon />
        </Button>
      </div>
      <dl className="tillview-calendar-help__keys">
        {getCalendarKeys(phrases).map(([key, action]) => (
          <div key={key} className="tillview-calendar-help__key">
            <dt>{key}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
