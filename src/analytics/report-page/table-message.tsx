import { Button } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { createContext, useContext, useState, type ReactNode } from 'react';

/** Shows a message above the rows of a table, such as why a change was not saved; undefined removes it. */
export type ShowTableMessage = (message: string | undefined) => void;

const ShowContext = createContext<ShowTableMessage>(() => undefined);
const MessageContext = createContext<string | undefined>(undefined);

/** Around a table whose cells may report something. */
export function TableMessageProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<string>();
  return (
    <ShowContext.Provider value={setMessage}>
      <MessageContext.Provider value={message}>{children}</MessageContext.Provider>
    </ShowContext.Provider>
  );
}

/** For cells that change something: how they report a failure to the user. */
export function useTableMessage(): ShowTableMessage {
  return useContext(ShowContext);
}

/** What a cell has reported, until the user dismisses it. */
export function TableMessage() {
  const message = useContext(MessageContext);
  const show = useContext(ShowContext);
  return (
    // Always there, so that screen readers announce what is put into it.
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
