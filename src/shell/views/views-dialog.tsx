import { Notice, Spinner } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { copyLink } from '../../host/clipboard.ts';
import { userPreferences } from '../../host/preferences.ts';
import { openDialog } from '../tools/dialog-state.ts';
import { type ListMessage, ListMessages } from '../lists/list-messages.tsx';
import { type ListAction, type ListName, useListChanges } from '../lists/use-list-changes.ts';
import { DialogHeader } from '../tools/dialog-header.tsx';
import { ModalDialog } from '../tools/modal-dialog.tsx';
import { useErrorText } from '../use-error-text.ts';
import { getViewUrl, type SavedView, withoutView, withView } from './saved-view.ts';
import { SaveForm } from './save-form.tsx';
import { useViews } from './use-views.ts';
import { ViewRows } from './view-rows.tsx';
import '../parts/select.css';
import '../lists/list-dialog.css';

const close = () => openDialog(undefined);

type StartProps = {
  lists: Readonly<Record<ListName, readonly SavedView[]>>;
  /** The address of the page; undefined for the Overview. */
  start: string | undefined;
  onSelect: (address: string) => void;
};

/** The select for the page that opens first. */
function StartSelect({ lists, start, onSelect }: StartProps) {
  const isListed = [...lists.own, ...lists.shared].some(({ address }) => address === start);
  return (
    <label className="tillview-list-dialog__start">
      <span>{__('Page that opens first', 'tillview')}</span>
      <select
        className="tillview-select"
        value={start ?? ''}
        onChange={({ target }) => onSelect(target.value)}
      >
        <option value="">{__('Overview', 'tillview')}</option>
        {start !== undefined && !isListed && (
          <option value={start}>{__('A page that is not saved', 'tillview')}</option>
        )}
        {(['own', 'shared'] as const).flatMap((list) =>
          lists[list].map(({ name, address }) => (
            <option key={`${list} ${name}`} value={address}>
              {name}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

/** The dialog that saves the current page under a name, and lists, renames, orders, shares and removes the views. */
export function ViewsDialog() {
  const id = useId();
  const views = useViews();
  const { start, sharedSetting, preferences } = views;
  const { lists, run, failed } = useListChanges(views);
  const getErrorText = useErrorText();
  const [message, setMessage] = useState<ListMessage<SavedView>>();
  const title = __('Saved views', 'tillview');

  const change = async (action: ListAction<SavedView>): Promise<boolean> => {
    setMessage(undefined);
    return run(action);
  };
  const remove = async (list: ListName, view: SavedView, before: string | undefined) => {
    const isStart = view.address === start;
    const action = {
      list,
      change: withoutView(view.name),
      failure: __('The view was not removed.', 'tillview'),
      preferences: isStart ? { [userPreferences.startView]: '' } : undefined,
    };
    const undo = {
      list,
      change: withView(view, before),
      failure: __('The view was not saved.', 'tillview'),
      preferences: isStart ? { [userPreferences.startView]: view.address } : undefined,
    };
    /* translators: %s: the name of a saved view. */
    const text = sprintf(__('“%s” was removed.', 'tillview'), view.name);
    if (await change(action)) setMessage({ text, undo });
  };
  const copy = async (view: SavedView) => {
    try {
      await copyLink(getViewUrl(view));
      /* translators: %s: the name of a saved view. */
      setMessage({ text: sprintf(__('The link to “%s” was copied.', 'tillview'), view.name) });
    } catch (error) {
      setMessage({
        text: `${__('The link was not copied.', 'tillview')} ${getErrorText(error)}`,
      });
    }
  };
  const rows = (list: ListName, canChange: boolean) => (
    <ViewRows
      views={lists[list]}
      canChange={canChange}
      onChange={(each) => change({ list, ...each })}
      onRemove={(view, before) => void remove(list, view, before)}
      onCopy={(view) => void copy(view)}
    />
  );
  const isEmpty = lists.own.length + lists.shared.length === 0;
  return (
    <ModalDialog label={title} className="tillview-list-dialog" onClose={close}>
      <DialogHeader title={title} onClose={close} />
      <SaveForm
        lists={lists}
        canShare={sharedSetting.canSave}
        onSave={async (list, view) => {
          const replaced = lists[list].find(({ name }) => name === view.name);
          const isStart = replaced !== undefined && replaced.address === start;
          const isSaved = await change({
            list,
            change: withView(view),
            // The page that opens first is the view as it is now.
            preferences: isStart ? { [userPreferences.startView]: view.address } : undefined,
            failure: __('The view was not saved.', 'tillview'),
          });
          if (isSaved)
            /* translators: %s: the name of a saved view. */
            setMessage({ text: sprintf(__('“%s” was saved.', 'tillview'), view.name) });
          return isSaved;
        }}
      />
      <ListMessages {...{ failed, message }} onRun={change} />
      {preferences.isRequesting && <Spinner />}
      {isEmpty && !preferences.isRequesting && (
        <p className="tillview-list-dialog__empty">
          {__(
            'No views are saved yet. A view keeps the filters, the range and the sort order of a page.',
            'tillview',
          )}
        </p>
      )}
      {lists.own.length > 0 && (
        <section aria-labelledby={`${id}-own`}>
          <h3 id={`${id}-own`}>{__('Only for you', 'tillview')}</h3>
          {rows('own', true)}
        </section>
      )}
      {lists.shared.length > 0 && (
        <section aria-labelledby={`${id}-shared`}>
          <h3 id={`${id}-shared`}>{__('For all users', 'tillview')}</h3>
          {rows('shared', sharedSetting.canSave)}
        </section>
      )}
      {sharedSetting.error !== undefined && !sharedSetting.isAvailable && (
        <Notice
          status="error"
          actions={[{ label: __('Retry', 'tillview'), onClick: sharedSetting.onRetry }]}
        >
          {__('The views for all users could not be loaded.', 'tillview')}{' '}
          {getErrorText(sharedSetting.error)}
        </Notice>
      )}
      {(!isEmpty || start !== undefined) && (
        <StartSelect
          {...{ lists, start }}
          onSelect={(address) =>
            void change({
              preferences: { [userPreferences.startView]: address },
              failure: __('The page that opens first was not saved.', 'tillview'),
            })
          }
        />
      )}
    </ModalDialog>
  );
}
