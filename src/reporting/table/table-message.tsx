import { Button } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { createContext, useContext, useState, type ReactNode } from 'react';

/** Shows a message above the rows of a table, such as why a change was not saved; undefined removes it. */
export type ShowTableMessage = (message: string | undefined) => void;

const ShowContext = createContext<ShowTableMessage>(() => undefined);
const MessageContext = createContext<string | undefined>(undefined);

/** Wrapped around a table whose cells can show a message. */
export function TableMessageProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<string>();
  return (
    <ShowContext.Provider value={setMessage}>
      <MessageContext.Provider value={message}>{children}</MessageContext.Provider>
    </ShowContext.Provider>
  );
}

/** Returns the function with which an editable cell shows an error to the user. */
export function useTableMessage(): ShowTableMessage {
  return useContext(ShowContext);
}

/** The message of a cell, until the user dismisses it. */
export function TableMessage() {
  const message = useContext(MessageContext);
  const show = useContext(ShowContext);
  return (
    // Always in the DOM, since screen readers announce only changes of an existing live region.
    <div role="alert">
      {message !== undefined && (
        <p className="tillview-report__notice">
          {message}{' '}
          <Button variant="link" onClick={() => show(undefined)}>
            {__('Dismiss', 'tillview')}
          </Button>
        </p>
      )}
    </div>
  );
}
