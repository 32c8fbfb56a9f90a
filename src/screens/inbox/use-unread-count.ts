import { ensureStores, notesStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { HeaderCount } from '../../shell/tools/header-counts-context.ts';
import { isInInbox, readPages } from './notes-query.ts';

/**
 * Returns the number of unread messages in the inbox; undefined until it is known, or if it is not available. Sends no
 * request for a user without permission.
 */
export function useUnreadCount(isAllowed: boolean): HeaderCount | undefined {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [notesStore]));
  const { count, isMore, isKnown } = useSelect(
    (select) => {
      const { pages, hasMore } = readPages(select(notesStore), isAllowed ? 1 : 0);
      const unread = pages.flat().filter((note) => isInInbox(note) && !note.is_read);
      return {
        count: unread.length,
        isMore: hasMore,
        isKnown: isAllowed && pages.length > 0,
      };
    },
    [isAllowed],
  );
  if (!isKnown) return undefined;
  const text = isMore
    ? /* translators: %d: number of unread messages that are known; there may be more. */
      __('At least %d unread', 'tillview')
    : /* translators: %d: number of unread messages. */
      _n('%d unread', '%d unread', count, 'tillview');
  return { count, isMore, label: sprintf(text, count) };
}
