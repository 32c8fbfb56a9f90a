import { Notice } from '@tillview/components';
import { toPlainText } from '@tillview/data';
import { useContext, useSyncExternalStore } from 'react';
import { ErrorNoticesContext } from '../../host/error-notices.ts';

/** The errors that the data stores report, each until it is dismissed. */
export function ErrorNotices() {
  const { get, subscribe, remove } = useContext(ErrorNoticesContext);
  const messages = useSyncExternalStore(subscribe, get);
  return messages.map((message) => (
    <div key={message} className="tillview-shell__notices">
      <Notice status="error" onRemove={() => remove(message)}>
        {toPlainText(message)}
      </Notice>
    </div>
  ));
}
