import type { Note } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { getNoteTarget } from './note-target.ts';
import { NOTES_PER_PAGE, readPages } from './notes-query.ts';

const SITE = 'https://shop.test';
const toSafeRedirect = (url: string) => (url.startsWith(`${SITE}/`) ? url : undefined);
const target = (url: string | undefined, mode: 'wordpress' | 'demo' = 'wordpress') =>
  getNoteTarget(url, { mode, pageSlug: 'tillview', toSafeRedirect });

describe('the target of a note action', () => {
  const ADMIN = `${SITE}/wp-admin/admin.php`;

  it.each(['wc-admin', 'tillview'])('is a screen of the app for its own URLs, from %s', (page) => {
    expect(target(`${ADMIN}?page=${page}&path=/analytics/stock&type=lowstock`)).toEqual({
      kind: 'screen',
      path: '/analytics/stock',
      query: { type: 'lowstock' },
    });
  });

  it('is an admin page for other pages of the store, but undefined in the demo store', () => {
    const url = `${ADMIN}?page=wc-admin&path=/marketing`;
    expect(target(url)).toEqual({ kind: 'admin', url });
    expect(target(url, 'demo')).toBeUndefined();
  });

  it('is an external link for another site, if it uses https', () => {
    const url = 'https://docs.test/a?b';
    expect(target(url)).toEqual({ kind: 'site', url });
  });

  it.each([
    undefined,
    '',
    'http://docs.test/',
    'javascript:alert(1)',
    'https://shop.test@evil.test/',
    'https://',
    '//evil.test/',
  ])('is undefined for %j', (url) => {
    expect(target(url)).toBeUndefined();
  });
});

describe('the pages of the inbox', () => {
  const notes = (length: number) => Array.from({ length }, (_, id) => ({ id }) as Note);
  const read = (lengths: readonly number[], wanted: number) => {
    const requested: number[] = [];
    const of = (query: object) => Number(Reflect.get(query, 'page'));
    const { pages, hasMore } = readPages(
      {
        getNotes: (query) => {
          requested.push(of(query ?? {}));
          return notes(lengths[of(query ?? {}) - 1] ?? 0);
        },
        getNotesTotalCount: (query) => lengths[of(query ?? {}) - 1],
      },
      wanted,
    );
    return { pages: pages.map(({ length }) => length), hasMore, requested };
  };

  it('end with a page that is not full', () => {
    expect(read([NOTES_PER_PAGE, 3], 2)).toEqual({
      pages: [NOTES_PER_PAGE, 3],
      hasMore: false,
      requested: [1, 2],
    });
  });

  it('may have a page after a full one, which is not requested to find out', () => {
    expect(read([NOTES_PER_PAGE], 1)).toMatchObject({ hasMore: true, requested: [1] });
  });

  it('include pages that were loaded before', () => {
    expect(read([NOTES_PER_PAGE, 0], 1)).toMatchObject({ hasMore: false, requested: [1, 2] });
  });

  it('are requested one after the other', () => {
    expect(read([], 2)).toEqual({ pages: [], hasMore: true, requested: [1] });
  });
});
