import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { notesStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/admin/notes`;
const titles = [
  { id: 2, title: 'Two' },
  { id: 1, title: 'One' },
];

/** A registry with two notes. */
async function withNotes(): Promise<DataRegistry> {
  serve(server, url, titles);
  const registry = createTestRegistry();
  await registry.resolveSelect(notesStore).getNotes({ page: 1 });
  return registry;
}

const notesOf = (registry: DataRegistry) => registry.select(notesStore).getNotes({ page: 1 });

describe('notes', () => {
  it('are read once for equal queries, in the same array while nothing changes', async () => {
    const requests = serve(server, url, titles, 12);
    const registry = createTestRegistry();
    const { getNotes, getNotesTotalCount } = registry.select(notesStore);
    expect(getNotes({ page: 1, type: 'info' })).toEqual([]);
    expect(getNotesTotalCount({ page: 1, type: 'info' })).toBeUndefined();
    const notes = await registry.resolveSelect(notesStore).getNotes({ type: 'info', page: '1' });
    await settle();
    expect(requests).toHaveLength(1);
    expect(notes.map(({ id }) => id)).toEqual([2, 1]);
    expect(getNotes({ page: 1, type: 'info' })).toBe(notes);
    expect(getNotesTotalCount({ page: 1, type: 'info' })).toBe(12);
  });

  it('have the default types without a query, and any type with an empty query (R9.13)', async () => {
    const types: (string | null)[] = [];
    server.use(
      http.get(url, ({ request }) => {
        types.push(new URL(request.url).searchParams.get('type'));
        return HttpResponse.json(types.length === 1 ? titles : [], {
          headers: { 'x-wp-total': types.length === 1 ? '2' : '0' },
        });
      }),
    );
    const registry = createTestRegistry();
    const { getNotes, getNotesTotalCount } = registry.select(notesStore);
    const notes = await registry.resolveSelect(notesStore).getNotes();
    expect(types).toEqual(['info,marketing,survey,warning']);
    expect(getNotes()).toBe(notes);
    expect(getNotesTotalCount()).toBe(2);
    expect(await registry.resolveSelect(notesStore).getNotes({})).toEqual([]);
    expect(types).toEqual(['info,marketing,survey,warning', null]);
    expect(getNotes()).toBe(notes);
  });

  it.each([
    ['removeNote', (registry: DataRegistry) => registry.dispatch(notesStore).removeNote(1), [1]],
    [
      'updateNote',
      (registry: DataRegistry) => registry.dispatch(notesStore).updateNote(2, { is_read: true }),
      [2],
    ],
    [
      'triggerNoteAction',
      (registry: DataRegistry) => registry.dispatch(notesStore).triggerNoteAction(2, 9),
      [2],
    ],
    [
      'batchUpdateNotes',
      (registry: DataRegistry) =>
        registry.dispatch(notesStore).batchUpdateNotes([1, 2], { is_read: true }),
      [1, 2],
    ],
    [
      'removeAllNotes',
      (registry: DataRegistry) => registry.dispatch(notesStore).removeAllNotes(),
      [1, 2],
    ],
  ] as const)('have isUpdating set while %s runs (R3.53, R4.55)', async (operation, call, ids) => {
    const registry = await withNotes();
    const updating = () =>
      notesOf(registry)
        .filter(({ isUpdating }) => isUpdating)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    let release = () => {};
    server.use(
      http.all(`${url}/*`, async () => {
        await new Promise<void>((resolve) => (release = resolve));
        const reply = ids.map((id) => ({ id, is_read: true }));
        return HttpResponse.json(operation.endsWith('Notes') ? reply : reply[0]);
      }),
    );
    const done = call(registry);
    expect(updating()).toEqual(ids);
    await vi.waitFor(() => release());
    await settle();
    release();
    await done;
    expect(updating()).toEqual([]);
    expect(notesOf(registry).find(({ id }) => id === ids[0])).toMatchObject({ is_read: true });
  });
});
