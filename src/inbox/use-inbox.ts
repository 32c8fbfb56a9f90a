import { notesStore, type Note } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useState } from 'react';
import { isInInbox, readPages, toNotesQuery } from './notes-query.ts';

/** The inbox as it was read. */
export type Inbox = {
  /** Every message on the pages that are shown, newest first; those that left the inbox since they were read too. */
  notes: readonly Note[];
  /** Whether the first page was read. */
  isKnown: boolean;
  hasMore: boolean;
  isReading: boolean;
  /** Why the last page could not be read, else false. */
  error: Error | false;
  onReadAgain: () => void;
  /** Reads the next page. */
  onMore: () => void;
  /** Reads what was not read yet, and returns the ids of everything in the inbox. */
  readAllIds: () => Promise<readonly number[]>;
};

/** Reads the inbox page by page. */
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
  // A page that was read while an earlier one changed may begin with what that ended with.
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
    onReadAgain: () => readAgain(Math.min(wanted, pages.length + 1)),
    onMore: () => {
      // What left the inbox moved the pages behind it up.
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
          // Else the failure would be the answer from now on.
          readAgain(next);
          throw thrown;
        }
      }
    },
  };
}
