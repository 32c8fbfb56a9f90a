import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
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

/** Reads the commands of a data store of the admin, which other hosts and older versions do not have. */
function readCommands(): readonly unknown[] {
  const store: unknown = select(ADMIN_COMMANDS);
  const get: unknown = store && Reflect.get(store, 'getCommands');
  const commands: unknown = typeof get === 'function' ? Reflect.apply(get, store, []) : [];
  return Array.isArray(commands) ? commands : [];
}

/** The commands of the admin's palette, except for the links to our own screens. Read when our palette is opened. */
export const getAdminCommands = (): Command[] =>
  readCommands()
    .filter(isAdminCommand)
    .filter(({ name }) => !name.startsWith('tillview'))
    .map(({ name, label, callback }) => ({
      id: `admin ${name}`,
      label,
      group: __('Admin', 'tillview'),
      // Our palette is closed before a command runs.
      run: () => callback({ close: () => undefined }),
    }));
