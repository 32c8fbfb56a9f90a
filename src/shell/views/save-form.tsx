import { Button, TextControl, usePath } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { isViewAddress } from '../../host/start-view.ts';
import { findScreen } from '../../screens.ts';
import type { ListName } from '../lists/use-list-changes.ts';
import { ForAllUsers } from '../parts/for-all-users.tsx';
import {
  getAddress,
  isSameAddress,
  MAX_VIEW_NAME,
  type SavedView,
  toViewName,
} from './saved-view.ts';

type Props = {
  lists: Readonly<Record<ListName, readonly SavedView[]>>;
  /** Whether the user may save views for all users. */
  canShare: boolean;
  /** Resolves to whether the view was saved. */
  onSave: (list: ListName, view: SavedView) => Promise<boolean>;
};

/** The form that saves the current page. What was typed stays until the view is saved. */
export function SaveForm({ lists, canShare, onSave }: Props) {
  const title = findScreen(usePath())?.title() ?? '';
  const [text, setText] = useState(title);
  const [isForAll, setIsForAll] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const address = getAddress();
  const list = isForAll ? 'shared' : 'own';
  const name = toViewName(text);
  const used = lists[list].find((view) => view.name === name);
  const isHere = (view: SavedView) => isSameAddress(view.address, address);
  const same = used && isHere(used) ? used : [...lists.own, ...lists.shared].find(isHere);
  if (!isViewAddress(address))
    return (
      <p className="tillview-list-dialog__empty">
        {__(
          'The address of this page is too long for a saved view. Select fewer items.',
          'tillview',
        )}
      </p>
    );
  const save = async () => {
    setIsSaving(true);
    await onSave(list, { name, address });
    setIsSaving(false);
  };
  return (
    <form
      className="tillview-list-dialog__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && !isSaving) void save();
      }}
    >
      <TextControl
        label={__('Save this page as', 'tillview')}
        value={text}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={setText}
        help={
          same && same.name !== name
            ? /* translators: %s: the name of a saved view. */
              sprintf(__('This page is saved as “%s”.', 'tillview'), same.name)
            : used && used !== same
              ? __('A view has this name. Saving replaces it with this page.', 'tillview')
              : undefined
        }
      />
      <Button variant="primary" type="submit" disabled={name === '' || isSaving}>
        {used ? __('Replace', 'tillview') : __('Save', 'tillview')}
      </Button>
      {canShare && (
        <ForAllUsers
          className="tillview-list-dialog__all"
          checked={isForAll}
          onChange={setIsForAll}
        />
      )}
    </form>
  );
}
