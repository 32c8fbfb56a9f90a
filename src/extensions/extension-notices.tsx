import { __, sprintf } from '@wordpress/i18n';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { HostConfig } from '../host/host-config.ts';
import { dismissProblems, getProblems, subscribeToProblems } from './problems.ts';

// What the shell has already comes in as props, here as in the other files: code that is shared with it would be split off
// the first view, which costs more than it weighs.
type Props = {
  user: HostConfig['user'];
  /** How the shell shows notices. */
  Frame: ComponentType<{ problems: readonly string[]; onDismiss: () => void }>;
};

/** Names the plugins that failed, to users who can do something about it. */
export function ExtensionNotices({ user, Frame }: Props) {
  const problems = useSyncExternalStore(subscribeToProblems, getProblems);
  if (!user?.capabilities['manage_woocommerce']) return null;
  const namespaces = [...new Set(problems.map(({ namespace }) => namespace))];
  return (
    <Frame
      // A notice that was dismissed says nothing of what fails later.
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
