import { notesStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { InboxPage } from './inbox-page.tsx';
import './inbox.css';

/** The screen with the messages to the store's staff. */
export function Screen({ onError }: ScreenProps) {
  useStores([notesStore]);
  return (
    <ScreenPart name={__('Inbox', 'tillview')} onError={onError}>
      <InboxPage />
    </ScreenPart>
  );
}
