import { Status } from '@tillview/components';
import type { PluginInstallState } from '@tillview/data';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ListRow } from '../list-row.tsx';
import './plugin-list.css';

type Props = {
  slug: string;
  /** The name, or a control that contains it. */
  children: ReactNode;
  state: PluginInstallState;
  /** The action for the plugin. */
  action?: ReactNode;
};

function getStateLabel(state: PluginInstallState): string | undefined {
  if (state === 'unavailable') return undefined;
  return state === 'activated'
    ? _x('Active', 'plugin', 'tillview')
    : _x('Not active', 'plugin', 'tillview');
}

/** A plugin in a list, with its state and its action. */
export function PluginRow({ slug, children, state, action }: Props) {
  const label = getStateLabel(state);
  return (
    <ListRow id={slug} className="tillview-plugin-list__row" isCompact isWrapping>
      <div className="tillview-plugin-list__name">{children}</div>
      {label && <Status tone={state === 'activated' ? 'done' : 'off'}>{label}</Status>}
      {action}
    </ListRow>
  );
}
