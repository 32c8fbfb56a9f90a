import { __, sprintf } from '@wordpress/i18n';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { HostConfig } from '../host/host-config.ts';
import { dismissProblems, getProblems, subscribeToProblems } from './problems.ts';

// Components of the shell are passed as props, here and in the other files: an import would split shared code off the
// chunk of the first view, which would make that view slower.
type Props = {
  user: HostConfig['user'];
  /** The shell's component for notices. */
  Frame: ComponentType<{ problems: readonly string[]; onDismiss: () => void }>;
};

/** Names the plugins that failed, for users who can manage the store. */
export function ExtensionNotices({ user, Frame }: Props) {
  const problems = useSyncExternalStore(subscribeToProblems, getProblems);
  if (!user?.capabilities['manage_woocommerce']) return null;
  const namespaces = [...new Set(problems.map(({ namespace }) => namespace))];
  return (
    <Frame
      // Remounts after a further failure: a dismissed notice must appear again.
      key={namespaces.length}
      onDismiss={dismissProblems}
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
