import { Button, usePath, VisuallyHidden } from '@tillview/components';
import { useRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { openDialog } from '../tools/dialog-state.ts';
import { ModalDialog } from '../tools/modal-dialog.tsx';
import { useAdminCommands } from './admin-commands.ts';
import type { Command } from './command.ts';
import { useViews } from '../views/use-views.ts';
import { getCommands } from './commands.ts';
import { search, searchNearest } from './search.ts';
import { useFoundItems } from './use-found-items.ts';
import './palette.css';

const close = () => openDialog(undefined);

function run(command: Command): void {
  // Restore the focus before the command runs, because the command may move it.
  flushSync(close);
  command.run();
}

/** The index that a key moves to in a list of `count` options; undefined for other keys. */
function getNext(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'PageDown':
      return Math.min(at + 8, count - 1);
    case 'PageUp':
      return Math.max(at - 8, 0);
    default:
      return undefined;
  }
}

/** What a text finds: commands and items of the store, or what is nearest. */
function useResults(typed: string) {
  const path = usePath();
  const registry = useRegistry();
  const { own, shared } = useViews();
  const admin = useAdminCommands();
  const commands = useMemo(
    () => [...getCommands(path, registry, [...own, ...shared]), ...admin.commands],
    [path, registry, own, shared, admin.commands],
  );
  const matching = useMemo(() => search(commands, typed), [commands, typed]);
  const items = useFoundItems(typed);
  const isNothing = matching.length + items.commands.length === 0 && !items.isSearching;
  const nearest = useMemo(
    () => (isNothing ? searchNearest(commands, typed) : []),
    [isNothing, commands, typed],
  );
  const found = useMemo(
    () => (isNothing ? nearest : [...matching, ...items.commands]),
    [isNothing, nearest, matching, items.commands],
  );
  return { found, items, admin, isNearest: nearest.length > 0 };
}

/** The command palette: a search field, and the list of matching commands and items of the store. */
export function Palette() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { found, items, admin, isNearest } = useResults(typed);
  useEffect(() => {
    if (found[active]) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = found[active];
    if (event.key === 'Enter' && command) {
      event.preventDefault();
      run(command);
      return;
    }
    const next = found.length > 0 ? getNext(event.key, active, found.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  const label = __('Search and commands', 'tillview');
  return (
    <ModalDialog label={label} className="tillview-palette" onClose={close}>
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={__('Search, or ask: best customers, refunds last quarter', 'tillview')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">
          {!isNearest &&
            !items.isSearching &&
            sprintf(
              /* translators: %d: number of results. */
              _n('%d result', '%d results', found.length, 'tillview'),
              found.length,
            )}
        </span>
      </VisuallyHidden>
      {isNearest && (
        <p className="tillview-palette__note" role="status">
          {sprintf(
            /* translators: %s: the typed text. */
            __('No results for "%s". Similar:', 'tillview'),
            typed.trim(),
          )}
        </p>
      )}
      <div
        ref={list}
        className="tillview-palette__list"
        role="listbox"
        // Otherwise it would be a stop of the Tab key where it scrolls.
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={label}
      >
        {found.map((command, index) => (
          // The keyboard is handled by the field, which keeps the focus.
          <button
            type="button"
            tabIndex={-1}
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            <span className="tillview-palette__group">
              {[command.group, command.range].filter((part) => part !== undefined).join(' · ')}
            </span>
          </button>
        ))}
      </div>
      {items.isSearching && (
        <p className="tillview-palette__note">{__('Searching the store…', 'tillview')}</p>
      )}
      {items.hasFailed && (
        <p className="tillview-palette__note" role="status">
          {__('Some items of the store could not be searched.', 'tillview')}{' '}
          <Button variant="link" onClick={items.onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      {admin.hasFailed && (
        <p className="tillview-palette__note" role="status">
          {__('The commands of the admin could not be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={admin.onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      {found.length === 0 && !items.isSearching && !items.hasFailed && (
        <p className="tillview-palette__note">{__('No results', 'tillview')}</p>
      )}
    </ModalDialog>
  );
}
