import { __ } from '@wordpress/i18n';
import { useState } from 'react';

type Props = {
  /** One sentence each; none: nothing is shown. */
  problems: readonly string[];
  /** Called when the user dismisses them. */
  onDismiss?: () => void;
};

/** Says once what could not be read from the host, and what stands in for it. */
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
