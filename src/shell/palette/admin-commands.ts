import { select, subscribe } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadAdminPalette } from '../../host/deferred-scripts.ts';
import type { Command } from './command.ts';

/** The data store with the commands of the admin's palette, in WordPress 6.9 and later. */
const ADMIN_COMMANDS = 'core/commands';

/** A command of the admin's palette, whose callback closes it first. */
type AdminCommand = {
  readonly name: string;
  readonly label: string;
  readonly callback: (options: { close: () => void }) => void;
};

const isAdminCommand = (value: unknown): value is AdminCommand =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'label'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'callback') === 'function';

/** What the data store of the admin has; undefined before it is registered. It is not in the registry of the app. */
function readCommands(): unknown {
  const store: unknown = select(ADMIN_COMMANDS);
  const get: unknown = store && Reflect.get(store, 'getCommands');
  return typeof get === 'function' ? Reflect.apply(get, store, []) : undefined;
}

/** The commands in a reply of the admin's data store, except for the links to our own screens. */
export const toCommands = (replied: unknown): Command[] =>
  (Array.isArray(replied) ? replied : [])
    .filter(isAdminCommand)
    .filter(({ name }) => !name.startsWith('tillview'))
    .map(({ name, label, callback }) => ({
      id: `admin ${name}`,
      label,
      group: __('Admin', 'tillview'),
      // Our palette is closed before a command runs.
      run: () => callback({ close: () => undefined }),
    }));

/**
 * Loads the commands of the admin's palette when ours is opened, and returns those that are registered. Other hosts and older
 * versions of WordPress have none.
 */
export function useAdminCommands() {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isOpen = !hasFailed;
    if (isOpen) loadAdminPalette().catch(() => isOpen && setHasFailed(true));
    return () => {
      isOpen = false;
    };
  }, [hasFailed]);
  const replied = useSyncExternalStore(subscribe, readCommands);
  return {
    commands: useMemo(() => toCommands(replied), [replied]),
    hasFailed,
    onRetry: useCallback(() => setHasFailed(false), []),
  };
}
