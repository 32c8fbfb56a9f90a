import { FocusFallback } from '@tillview/components';
import { ensureStores, notesStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { InboxPage } from './inbox-page.tsx';
import './inbox.css';

/** The messages to the store's staff. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [notesStore]));
  return (
    <FocusFallback>
      <ErrorBoundary name={__('Inbox', 'tillview')} resetKey="" onError={onError}>
        <InboxPage />
      </ErrorBoundary>
    </FocusFallback>
  );
}
