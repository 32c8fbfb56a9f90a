import { ArrowDownIcon, ArrowUpIcon, Button, Link, TextControl } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ListAction } from '../lists/use-list-changes.ts';
import { RowFocus } from '../parts/row-focus.tsx';
import { openDialog } from '../tools/dialog-state.ts';
import {
  getAddress,
  getViewUrl,
  isSameAddress,
  MAX_VIEW_NAME,
  type SavedView,
  toViewName,
  withName,
  withOrder,
} from './saved-view.ts';

type RenameProps = {
  view: SavedView;
  views: readonly SavedView[];
  onRename: (name: string) => void;
  onCancel: () => void;
};

function RenameRow({ view, views, onRename, onCancel }: RenameProps) {
  const [text, setText] = useState(view.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const name = toViewName(text);
  const isUsed = views.some((other) => other !== view && other.name === name);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== '' && !isUsed) onRename(name);
  };
  return (
    <form className="tillview-list-dialog__form" onSubmit={onSubmit}>
      <TextControl
        /* translators: %s: the name of a saved view. */
        label={sprintf(__('New name of “%s”', 'tillview'), view.name)}
        value={text}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        ref={field}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise it also closes the dialog.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
        onChange={setText}
        help={isUsed ? __('Another view has this name.', 'tillview') : undefined}
      />
      <Button variant="primary" type="submit" disabled={name === '' || isUsed}>
        {__('Save', 'tillview')}
      </Button>
      <Button onClick={onCancel}>{__('Cancel', 'tillview')}</Button>
    </form>
  );
}

type MoveProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
};

/** The buttons that move a view up and down. */
function MoveButtons({ name, isFirst, isLast, onMove }: MoveProps) {
  const button = (action: 'up' | 'down', label: string, icon: ReactNode, isEnd: boolean) => (
    <Button
      variant="quiet"
      isIcon
      isSmall
      data-action={action}
      title={label}
      // Not `disabled`: a disabled button loses the focus.
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onMove(action === 'up' ? -1 : 1);
      }}
    >
      {icon}
    </Button>
  );
  return (
    <>
      {button(
        'up',
        /* translators: %s: the name of a saved view. */
        sprintf(__('Move “%s” up', 'tillview'), name),
        <ArrowUpIcon />,
        isFirst,
      )}
      {button(
        'down',
        /* translators: %s: the name of a saved view. */
        sprintf(__('Move “%s” down', 'tillview'), name),
        <ArrowDownIcon />,
        isLast,
      )}
    </>
  );
}

type Props = {
  views: readonly SavedView[];
  canChange: boolean;
  onChange: (change: Pick<ListAction<SavedView>, 'change' | 'failure'>) => Promise<boolean>;
  /** Called with the view, and the name of the view after it. */
  onRemove: (view: SavedView, before: string | undefined) => void;
  onCopy: (view: SavedView) => void;
};

/** A list of saved views, with what can be done with each. */
export function ViewRows({ views, canChange, onChange, onRemove, onCopy }: Props) {
  const [renamed, setRenamed] = useState<string>();
  // A moved row loses the focus when the browser inserts it elsewhere.
  const [moved, setMoved] = useState<{ name: string; action: string }>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!moved) return;
    const rows = [...(list.current?.children ?? [])];
    const row = rows.find((each) => each.getAttribute('data-key') === moved.name);
    row?.querySelector<HTMLElement>(`[data-action='${moved.action}']`)?.focus();
  }, [moved]);
  const current = getAddress();

  const row = (view: SavedView, at: number) => {
    const { name } = view;
    if (renamed === name)
      return (
        <RenameRow
          view={view}
          views={views}
          onCancel={() => setRenamed(undefined)}
          onRename={(next) => {
            setRenamed(undefined);
            if (next === name) return;
            void onChange({
              change: withName(name, next),
              failure: __('The view was not renamed.', 'tillview'),
            });
          }}
        />
      );
    const move = (step: -1 | 1) => {
      // The view that is then after it.
      const before = views[step < 0 ? at - 1 : at + 2]?.name;
      void onChange({
        change: withOrder(name, before),
        failure: __('The view was not moved.', 'tillview'),
      });
      setMoved({ name, action: step < 0 ? 'up' : 'down' });
    };
    const action = (text: string, label: string, onClick: () => void) => (
      <Button variant="link" data-action={text} aria-label={label} onClick={onClick}>
        {text}
      </Button>
    );
    return (
      <>
        <Link
          className="tillview-list-dialog__name"
          href={getViewUrl(view)}
          aria-current={isSameAddress(view.address, current) ? 'page' : undefined}
          onClick={() => openDialog(undefined)}
        >
          {name}
        </Link>
        <span className="tillview-list-dialog__actions">
          {canChange &&
            action(
              __('Rename', 'tillview'),
              /* translators: %s: the name of a saved view. */
              sprintf(__('Rename “%s”', 'tillview'), name),
              () => setRenamed(name),
            )}
          {action(
            __('Copy link', 'tillview'),
            /* translators: %s: the name of a saved view. */
            sprintf(__('Copy link to “%s”', 'tillview'), name),
            () => onCopy(view),
          )}
          {canChange &&
            action(
              __('Remove', 'tillview'),
              /* translators: %s: the name of a saved view. */
              sprintf(__('Remove “%s”', 'tillview'), name),
              () => onRemove(view, views[at + 1]?.name),
            )}
          {canChange && views.length > 1 && (
            <MoveButtons
              name={name}
              isFirst={at === 0}
              isLast={at === views.length - 1}
              onMove={move}
            />
          )}
        </span>
      </>
    );
  };
  return (
    <RowFocus>
      <ul ref={list}>
        {views.map((view, at) => (
          <li key={view.name} data-key={view.name}>
            {row(view, at)}
          </li>
        ))}
      </ul>
    </RowFocus>
  );
}
