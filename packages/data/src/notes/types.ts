import type { Collection } from '../core/collection.ts';

/** A button of a note. */
export type NoteAction = {
  id: number;
  name: string;
  label: string;
  /** Where it leads, as the server holds it: an address or its query. */
  query: string;
  status: string;
  /** Where it leads; absent or empty for an action that leads nowhere. To be followed only after `toSafeRedirect`. */
  url?: string;
};

/** A message of the store to its people. */
export type Note = {
  id: number;
  name: string;
  /** `info`, `marketing`, `survey`, `warning`, `update`, `error` and others. */
  type: string;
  locale?: string;
  title: string;
  /** HTML. */
  content: string;
  content_data?: unknown;
  /** `unactioned`, `actioned`, `snoozed`, `pending`. */
  status: string;
  source?: string;
  date_created: string | null;
  date_created_gmt?: string | null;
  date_reminder?: string | null;
  date_reminder_gmt?: string | null;
  is_snoozable?: boolean;
  actions: readonly NoteAction[];
  layout?: string;
  image?: string;
  is_deleted?: boolean;
  is_read?: boolean;
  /** A change of the note is under way; kept by the store, unknown to the server. */
  isUpdating?: boolean;
};

/** What a note can be changed to. */
export type NoteFields = Partial<Pick<Note, 'status' | 'is_deleted' | 'is_read'>> & {
  date_reminder?: string | null;
};

/** What the notes store holds. */
export type NotesData = {
  readonly notes: Collection<Note>;
};
