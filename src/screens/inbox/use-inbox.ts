import { notesStore, type Note } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useState } from 'react';
import { isInInbox, readPages, toNotesQuery } from './notes-query.ts';

/** The loaded inbox. */
export type Inbox = {
  /**
   * Every message on the loaded pages, newest first, including messages that were removed from the inbox after loading.
   */
  notes: readonly Note[];
  /** Whether the first page is loaded. */
  isKnown: boolean;
  hasMore: boolean;
  isReading: boolean;
  /** Why the last page could not be loaded; otherwise false. */
  error: Error | false;
  onRetry: () => void;
  /** Loads the next page. */
  onMore: () => void;
  /** Loads the remaining pages, and returns the ids of all messages in the inbox. */
  readAllIds: () => Promise<readonly number[]>;
};

/** Loads the inbox page by page. */
export function useInbox(): Inbox {
  const registry = useRegistry();
  const [wanted, setWanted] = useState(1);
  const [hasMore, isReading, error, ...pages] = useSelect(
    (select) => {
      const store = select(notesStore);
      const read = readPages(store, wanted);
      const last = toNotesQuery(Math.min(wanted, read.pages.length + 1));
      return [
        read.hasMore,
        store.isNotesRequesting('getNotes', last),
        store.getNotesError('getNotes', last),
        ...read.pages,
      ] as const;
    },
    [wanted],
  );
  // Removes duplicates: if the inbox changed between requests, a page can start with the last messages of the previous
  // page.
  const notes = [...new Map(pages.flat().map((note) => [note.id, note])).values()];

  const act = registry.dispatch(notesStore);
  const readAgain = (page: number) =>
    void act.invalidateResolution('getNotes', [toNotesQuery(page)]);
  return {
    notes,
    isKnown: pages.length > 0,
    hasMore,
    isReading,
    error,
    onRetry: () => readAgain(Math.min(wanted, pages.length + 1)),
    onMore: () => {
      // Removed messages shift the following pages, so the loaded pages are requested again.
      const hasMoved = notes.some((note) => !isInInbox(note));
      if (hasMoved) for (const page of pages.keys()) readAgain(page + 1);
      setWanted(hasMoved ? pages.length : pages.length + 1);
    },
    readAllIds: async () => {
      for (;;) {
        const read = readPages(registry.select(notesStore), 1);
        if (!read.hasMore)
          return read.pages
            .flat()
            .filter(isInInbox)
            .map(({ id }) => id);
        const next = read.pages.length + 1;
        try {
          await registry.resolveSelect(notesStore).getNotes(toNotesQuery(next));
        } catch (thrown) {
          // Otherwise the cached failure would be returned from now on.
          readAgain(next);
          throw thrown;
        }
      }
    },
  };
}
