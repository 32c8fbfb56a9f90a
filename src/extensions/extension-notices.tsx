import { __, sprintf } from '@wordpress/i18n';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.ts';
import { HostNotices } from '../shell/host-notices.tsx';
import { getProblems, subscribeToProblems } from './problems.ts';

/** Names the plugins that failed, to users who can do something about it. */
export function ExtensionNotices() {
  const problems = useSyncExternalStore(subscribeToProblems, getProblems);
  const { user } = useHost();
  if (!user?.capabilities['manage_woocommerce']) return null;
  const namespaces = [...new Set(problems.map(({ namespace }) => namespace))];
  return (
    <HostNotices
      // A notice that was dismissed says nothing of what fails later.
      key={namespaces.length}
      problems={namespaces.map((namespace) =>
        sprintf(
          /* translators: 1: the name that a plugin registers under; 2: names of hooks, separated by commas. */
          __(
            'The plugin “%1$s” could not change the reports. They are shown without it. For its developer: %2$s. The browser console has the reason.',
            'tillview',
          ),
          namespace,
          problems
            .filter((problem) => problem.namespace === namespace)
            .map(({ hook }) => hook)
            .join(', '),
        ),
      )}
    />
  );
}
