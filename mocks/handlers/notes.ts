import type { Note, NoteStatus } from '../entities/administration.ts';
import { RestError } from '../rest-error.ts';
import { parseLocalTime } from '../local-time.ts';
import { withGmt } from './catalog-entities.ts';
import {
  STRINGS,
  linksOf,
  listResponse,
  oneOf,
  pageArgs,
  canEditItem,
  canManageShop,
  sortBy,
  withPermission,
} from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';

const NOTES = '/wc-analytics/admin/notes';
const STATUSES = ['pending', 'actioned', 'unactioned', 'snoozed', 'sent'] as const;

/** The routes of the inbox notes. */
export const noteRoutes: readonly Route[] = withPermission(canEditItem, [
  {
    path: NOTES,
    args: {
      ...pageArgs(),
      order: oneOf(['asc', 'desc'], 'desc'),
      orderby: oneOf(['note_id', 'date', 'type', 'title', 'status'], 'date'),
      type: {
        type: 'list',
        items: 'string',
        enum: ['error', 'warning', 'update', 'info', 'marketing', 'survey', 'email'],
      },
      status: { type: 'list', items: 'string', enum: STATUSES },
      source: STRINGS,
    },
    permission: canManageShop,
    handle: listNotes,
  },
  {
    methods: UPDATE_METHODS,
    path: `${NOTES}/update`,
    handle: (request) => {
      const ids = request.body['noteIds'];
      if (!Array.isArray(ids) || ids.length === 0)
        throw new RestError(
          'woocommerce_note_invalid_ids',
          'Please provide an array of IDs through the noteIds param.',
          422,
        );
      const notes = ids.flatMap((id) =>
        request.store.db.notes.filter((note) => note.id === Number(id)),
      );
      for (const note of notes) applyChange(note, request.body);
      return notesResponse(request, notes);
    },
  },
  {
    methods: ['DELETE'],
    path: `${NOTES}/delete/all`,
    args: { status: { type: 'list', items: 'string', enum: STATUSES } },
    handle: (request) => {
      const statuses = request.args.list('status');
      const notes = request.store.db.notes.filter(
        (note) => !note.is_deleted && (statuses.length === 0 || statuses.includes(note.status)),
      );
      for (const note of notes) note.is_deleted = true;
      return notesResponse(request, notes);
    },
  },
  {
    methods: ['DELETE'],
    path: `${NOTES}/delete/#id`,
    handle: (request) => {
      const note = noteOf(request, 'note');
      note.is_deleted = true;
      return { body: serializeNote(request, note) };
    },
  },
  {
    path: `${NOTES}/#id`,
    permission: canManageShop,
    handle: (request) => ({ body: serializeNote(request, noteOf(request)) }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${NOTES}/#id`,
    handle: (request) => {
      const note = noteOf(request);
      applyChange(note, request.body);
      return { body: serializeNote(request, note) };
    },
  },
  {
    methods: UPDATE_METHODS,
    path: `${NOTES}/#id/action/#action`,
    handle: (request) => {
      const note = noteOf(request);
      const action = note.actions.find(({ id }) => String(id) === request.path['action']);
      if (!action)
        throw new RestError(
          'woocommerce_note_action_invalid_id',
          'Sorry, there is no resource with that ID.',
          404,
        );
      note.is_read = true;
      note.status = action.status;
      return { body: serializeNote(request, note) };
    },
  },
]);

function noteOf({ store, path }: RestRequest, what = 'resource'): Note {
  const note = store.db.notes.find(({ id }) => String(id) === path['id']);
  if (!note)
    throw new RestError(
      'woocommerce_note_invalid_id',
      `Sorry, there is no ${what} with that ID.`,
      404,
    );
  return note;
}

function listNotes(request: RestRequest): RestResponse {
  const { args, store } = request;
  const [types, statuses, sources] = [args.list('type'), args.list('status'), args.list('source')];
  const wanted = (values: readonly string[], value: string) =>
    values.length === 0 || values.includes(value);
  const notes = store.db.notes.filter(
    (note) =>
      !note.is_deleted &&
      wanted(types, note.type) &&
      wanted(statuses, note.status) &&
      wanted(sources, note.source),
  );
  const sorted = sortBy(args, notes, (note, orderby) => {
    if (orderby === 'date') return note.date_created;
    return orderby === 'note_id'
      ? note.id
      : note[orderby === 'type' || orderby === 'title' ? orderby : 'status'];
  });
  const { body } = listResponse(request, sorted, (note) => serializeNote(request, note));
  // A real store sends no number of pages, and sends the number of notes on this page as the total.
  const total = Array.isArray(body) ? body.length : 0;
  return { headers: { 'x-wp-total': String(total) }, body };
}

function notesResponse(request: RestRequest, notes: readonly Note[]): RestResponse {
  const left = request.store.db.notes.filter(({ is_deleted }) => !is_deleted).length;
  return {
    headers: { 'x-wp-total': String(left) },
    body: notes.map((note) => serializeNote(request, note)),
  };
}

function applyChange(note: Note, body: RestRequest['body']): void {
  const status = STATUSES.find((known) => known === body['status']) satisfies
    | NoteStatus
    | undefined;
  if (status) note.status = status;
  if ('is_deleted' in body) note.is_deleted = isTrue(body['is_deleted']);
  if ('is_read' in body) note.is_read = isTrue(body['is_read']);
  const reminder = body['date_reminder'];
  if (typeof reminder === 'string') note.date_reminder = parseLocalTime(reminder.slice(0, 19));
  else if (reminder === null) note.date_reminder = null;
}

const isTrue = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true';

function serializeNote(request: RestRequest, note: Note) {
  const { site, root, store } = request;
  const { date_created, date_reminder, actions, image, title, content } = note;
  return {
    id: note.id,
    name: note.name,
    type: note.type,
    locale: store.settings.locale,
    title,
    content,
    content_data: note.content_data,
    status: note.status,
    source: note.source,
    ...withGmt(request, 'date_created', date_created),
    ...withGmt(request, 'date_reminder', date_reminder),
    is_snoozable: note.is_snoozable,
    actions: actions.map((action) => ({
      ...action,
      nonce_action: null,
      nonce_name: null,
      url: action.query && `${site}/wp-admin/${action.query}`,
    })),
    layout: note.layout,
    image: image && `${site}${image}`,
    is_deleted: note.is_deleted,
    is_read: note.is_read,
    _links: linksOf(root, NOTES, note.id),
  };
}
