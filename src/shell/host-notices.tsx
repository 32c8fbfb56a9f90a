import { __ } from '@wordpress/i18n';
import { useState } from 'react';

type Props = {
  /** One sentence per problem; nothing is shown when it is empty. */
  problems: readonly string[];
  /** Called when the user dismisses the notice. */
  onDismiss?: () => void;
};

/**
 * A notice that lists problems until it is dismissed, such as host settings that could not be read and the values used
 * instead.
 */
export function HostNotices({ problems, onDismiss }: Props) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || problems.length === 0) return null;
  return (
    <div className="tillview-shell__notices">
      <div className="tillview-shell__notice" role="status">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        <button
          type="button"
          className="tillview-shell__dismiss"
          onClick={() => {
            setDismissed(true);
            onDismiss?.();
          }}
        >
          {__('Dismiss', 'tillview')}
        </button>
      </div>
    </div>
  );
}
