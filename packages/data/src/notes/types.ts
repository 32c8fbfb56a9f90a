import type { Collection } from '../core/collection.ts';

/** A button of a note. */
export type NoteAction = {
  id: number;
  name: string;
  label: string;
  /** The link as the server stores it: a URL or only its query. */
  query: string;
  status: string;
  /**
   * The URL that the button opens; absent or empty for an action without a link. Check it with `toSafeRedirect` before
   * redirecting.
   */
  url?: string;
};

/** A note in the inbox. */
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
  /** Whether a change of the note is pending; client-side only. */
  isUpdating?: boolean;
};

/** The fields of a note that can be changed. */
export type NoteFields = Partial<Pick<Note, 'status' | 'is_deleted' | 'is_read'>> & {
  date_reminder?: string | null;
};

/** State of the notes data store. */
export type NotesData = {
  readonly notes: Collection<Note>;
};
