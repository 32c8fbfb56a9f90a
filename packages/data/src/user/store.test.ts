import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import usersMe from '../../../../tests/contract/recordings/users-me.json';
import savedPreference from '../../../../tests/contract/recordings/w-user-preference.json';
import resetPreference from '../../../../tests/contract/recordings/w-user-preference-reset.json';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { hydrateUser, userStore } from './index.ts';
import { loadSaving } from './operations.ts';
import type { User } from './types.ts';

// Changes are synchronous only when this code is loaded; a page loads it after the first render.
beforeAll(async () => {
  await loadSaving();
});

const server = startRestServer();
const meUrl = `${API_ROOT}/wp/v2/users/me`;
const userUrl = `${API_ROOT}/wp/v2/users/1`;
const user: User = { id: 1, name: 'Ada', woocommerce_meta: { a: '"old a"', b: '' } };

const metaOf = (registry: DataRegistry) =>
  registry.select(userStore).getCurrentUser()?.woocommerce_meta;

function withUser(): DataRegistry {
  const registry = createTestRegistry();
  hydrateUser(registry, user);
  return registry;
}

/** Holds saves until the test ends them: with the user as sent, or with an error status. */
function holdSaves() {
  const saves: { body: unknown; method: string | null; end: (status?: number) => void }[] = [];
  server.use(
    http.post(userUrl, async ({ request }) => {
      const body = (await request.json()) as { woocommerce_meta: Record<string, string> };
      const method = request.headers.get('x-http-method-override');
      const status = await new Promise<number>((resolve) => {
        saves.push({ body, method, end: (code = 200) => resolve(code) });
      });
      const reply =
        status === 200 ? { ...user, woocommerce_meta: body.woocommerce_meta } : { code: 'no' };
      return HttpResponse.json(reply, { status });
    }),
  );
  return saves;
}

describe('the current user', () => {
  it('is read once, in the edit context', async () => {
    const queries = serve(server, meUrl, usersMe.body);
    const registry = createTestRegistry();
    expect(registry.select(userStore).getCurrentUser()).toBeUndefined();
    expect(await registry.resolveSelect(userStore).getCurrentUser()).toEqual(usersMe.body);
    registry.select(userStore).getCurrentUser();
    await settle();
    expect(queries).toEqual([usersMe.request.query]);
  });

  it('is not requested when the host page provided it', async () => {
    const registry = withUser();
    expect(registry.select(userStore).getCurrentUser()).toBe(user);
    await settle();
    expect(registry.select(userStore).isCurrentUserRequesting()).toBe(false);
    hydrateUser(registry, { id: 2, name: 'Eve' });
    expect(registry.select(userStore).getCurrentUser()).toBe(user);
  });
});

describe('saving preferences', () => {
  it.each([
    [savedPreference, ['coupons']],
    [resetPreference, ''],
  ])('sends the recorded request and stores the reply', async (recording, columns) => {
    const bodies: unknown[] = [];
    server.use(
      http.post(userUrl, async ({ request }) => {
        expect(request.headers.get('x-http-method-override')).toBe(recording.request.method);
        bodies.push(await request.json());
        return HttpResponse.json(recording.body);
      }),
    );
    const registry = createTestRegistry();
    hydrateUser(registry, usersMe.body);
    const saved = await registry
      .dispatch(userStore)
      .updateUserPreferences({ orders_report_columns: columns });
    expect(bodies).toEqual([recording.request.body]);
    expect(saved.woocommerce_meta).toEqual(recording.body.woocommerce_meta);
    expect(registry.select(userStore).getCurrentUser()).toEqual(saved);
  });

  it('stores our own preferences in their WordPress scope, and leaves other scopes unchanged', async () => {
    const bodies: unknown[] = [];
    const scopes = { core: { a: true }, tillview: { favorites: ['orders'] } };
    server.use(
      http.get(meUrl, () =>
        HttpResponse.json({ ...user, meta: { persisted_preferences: scopes } }),
      ),
      http.post(userUrl, async ({ request }) => {
        const body = (await request.json()) as object;
        bodies.push(body);
        return HttpResponse.json({ ...user, ...body });
      }),
    );
    const registry = createTestRegistry();
    await registry.resolveSelect(userStore).getCurrentUser();
    expect(metaOf(registry)).toEqual({
      ...user.woocommerce_meta,
      tillview_favorites: '["orders"]',
    });
    await registry
      .dispatch(userStore)
      .updateUserPreferences({ b: 1, tillview_readable_interval: true });
    expect(bodies).toEqual([
      {
        id: 1,
        woocommerce_meta: { b: '1' },
        meta: {
          persisted_preferences: {
            core: { a: true },
            tillview: { favorites: ['orders'], readable_interval: true },
            _modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          },
        },
      },
    ]);
    expect(metaOf(registry)).toMatchObject({ b: '1', tillview_readable_interval: 'true' });
  });

  it('reverts our own preference when WordPress did not save it', async () => {
    server.use(
      http.get(meUrl, () => HttpResponse.json({ ...user, meta: { persisted_preferences: [] } })),
      http.post(userUrl, () => HttpResponse.json({ ...user, meta: { persisted_preferences: [] } })),
    );
    const registry = withUser();
    const save = registry.dispatch(userStore).updateUserPreferences({ tillview_x: 1 });
    await expect(save).rejects.toMatchObject({ code: 'preference_not_saved' });
    expect(metaOf(registry)).toEqual(user.woocommerce_meta);
  });

  it('shows the new value before the reply', async () => {
    const saves = holdSaves();
    const registry = withUser();
    const saved = registry.dispatch(userStore).updateUserPreferences({ a: [1] });
    expect(metaOf(registry)).toEqual({ a: '[1]', b: '' });
    expect(registry.select(userStore).isUserPreferencesUpdating()).toBe(true);
    await vi.waitFor(() => expect(saves).toHaveLength(1));
    saves[0]?.end();
    await saved;
    expect(registry.select(userStore).isUserPreferencesUpdating()).toBe(false);
  });

  it('sends two saves one after the other, and keeps the newer value when the older save fails', async () => {
    const saves = holdSaves();
    const registry = withUser();
    const { updateUserPreferences } = registry.dispatch(userStore);
    const older = updateUserPreferences({ a: 'first', b: 'first' });
    const newer = updateUserPreferences({ a: 'second' });
    older.catch(() => undefined);
    await vi.waitFor(() => expect(saves).toHaveLength(1));
    saves[0]?.end(500);
    await expect(older).rejects.toMatchObject({ status: 500 });
    expect(metaOf(registry)).toEqual({ a: '"second"', b: '' });
    await vi.waitFor(() => expect(saves).toHaveLength(2));
    saves[1]?.end();
    await newer;
    expect(metaOf(registry)).toEqual({ a: '"second"', b: '' });
  });

  it.each([
    ['does not contain it', { b: '' }],
    ['contains the old value', { a: '"old a"', b: '' }],
    ['has no preferences at all', undefined],
  ])('throws and reverts when the server did not save it: the reply %s', async (_, kept) => {
    server.use(http.post(userUrl, () => HttpResponse.json({ ...user, woocommerce_meta: kept })));
    const registry = withUser();
    await expect(
      registry.dispatch(userStore).updateUserPreferences({ a: [1], b: '' }),
    ).rejects.toMatchObject({
      code: 'preference_not_saved',
      message: 'The store did not save this setting (a).',
    });
    expect(metaOf(registry)).toEqual(user.woocommerce_meta);
  });

  it('accepts a reply with the same value in another notation', async () => {
    server.use(
      http.post(userUrl, () => HttpResponse.json({ ...user, woocommerce_meta: { a: '[ 1 ]' } })),
    );
    const registry = withUser();
    await registry.dispatch(userStore).updateUserPreferences({ a: [1] });
    expect(metaOf(registry)).toMatchObject({ a: '[ 1 ]' });
  });

  it('throws without preferences or without a user', async () => {
    const nothing = { code: 'nothing_to_save' };
    await expect(withUser().dispatch(userStore).updateUserPreferences({})).rejects.toMatchObject(
      nothing,
    );
    await expect(
      createTestRegistry().dispatch(userStore).updateUserPreferences({ a: 1 }),
    ).rejects.toMatchObject(nothing);
  });
});

describe('changing a preference that is a list', () => {
  /** Serves a list that another tab has changed since the page was opened. */
  function serveChangedList(list: string) {
    const bodies: unknown[] = [];
    server.use(
      http.get(meUrl, () => HttpResponse.json({ ...user, woocommerce_meta: { a: list } })),
      http.post(userUrl, async ({ request }) => {
        const body = (await request.json()) as { woocommerce_meta: Record<string, string> };
        bodies.push(body.woocommerce_meta);
        return HttpResponse.json({ ...user, woocommerce_meta: body.woocommerce_meta });
      }),
    );
    return bodies;
  }

  it.each([
    [
      'keeps entries that another tab added',
      '["x","y"]',
      { add: ['z'], remove: [] },
      '["x","y","z"]',
    ],
    [
      'does not restore entries that another tab removed',
      '[]',
      { add: ['z'], remove: ['x'] },
      '["z"]',
    ],
    ['does not add duplicates', '["z","x"]', { add: ['z'], remove: [] }, '["z","x"]'],
    ['replaces a value that is not a list', '{broken', { add: ['z'], remove: [] }, '["z"]'],
  ])('%s', async (_, list, change, expected) => {
    const bodies = serveChangedList(list);
    const registry = withUser();
    await registry.dispatch(userStore).updateUserPreferenceList('a', change);
    expect(bodies).toEqual([{ a: expected }]);
    expect(metaOf(registry)).toEqual({ a: expected, b: '' });
  });
});

/** The locks of a browser: one task of a name after the other, also of other tabs. */
function createLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, _: unknown, task: () => Promise<unknown>) => {
      const result = (last.get(name) ?? Promise.resolve()).then(task, task);
      last.set(name, result);
      return result;
    },
  };
}

/** Serves the preferences of a user, as WooCommerce and WordPress store them. */
function servePreferences(): void {
  let stored: User = { ...user, woocommerce_meta: {} };
  server.use(
    http.get(meUrl, () => HttpResponse.json(stored)),
    http.post(userUrl, async ({ request }) => {
      const { woocommerce_meta: woo, meta } = (await request.json()) as Partial<User>;
      stored = {
        ...stored,
        meta: meta ?? stored.meta,
        woocommerce_meta: { ...stored.woocommerce_meta, ...woo },
      };
      return HttpResponse.json(stored);
    }),
  );
}

/** What a tab that is opened now has. */
async function readStored(): Promise<User['woocommerce_meta']> {
  const registry = createTestRegistry();
  await registry.resolveSelect(userStore).getCurrentUser();
  return metaOf(registry);
}

it.each(['of WooCommerce', 'own'])(
  'keeps entries of a preference that two tabs save at once: %s',
  async (kind) => {
    const name = kind === 'own' ? 'tillview_views' : 'a';
    servePreferences();
    vi.stubGlobal('navigator', { locks: createLocks() });
    try {
      const tabs = ['one', 'two'].map((entry) => {
        const { updateUserPreferenceList } = withUser().dispatch(userStore);
        return updateUserPreferenceList(name, { add: [entry], remove: [] });
      });
      await Promise.all(tabs);
    } finally {
      vi.unstubAllGlobals();
    }
    expect((await readStored())?.[name]).toBe('["one","two"]');
  },
);

it.each([
  ['two tabs', createLocks()],
  ['a tab without locks', undefined],
])('keeps both of two own preferences that are saved at once: %s', async (_, locks) => {
  servePreferences();
  vi.stubGlobal('navigator', { locks });
  try {
    const [one, two] = [withUser(), locks ? withUser() : undefined];
    await Promise.all([
      one.dispatch(userStore).updateUserPreferences({ tillview_one: true }),
      (two ?? one).dispatch(userStore).updateUserPreferences({ tillview_two: true }),
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(await readStored()).toMatchObject({ tillview_one: 'true', tillview_two: 'true' });
});

describe('changing an entry of a preference that another tab has changed', () => {
  type Entry = { readonly name: string; readonly value: number };
  const [X, Y] = [
    { name: 'x', value: 1 },
    { name: 'y', value: 1 },
  ];
  const readEntries = (stored: unknown) => (Array.isArray(stored) ? stored : []) as Entry[];
  const setX = (stored: unknown) =>
    readEntries(stored).map((entry) => (entry.name === 'x' ? { ...entry, value: 3 } : entry));

  /** Two tabs with the entries X and Y: the other one saves what `change` returns; this one then sets the value of X. */
  async function openTabs(change: readonly Entry[]) {
    servePreferences();
    const tab = withUser();
    await tab.dispatch(userStore).updateUserPreferences({ tillview_goals: [X, Y] });
    await withUser().dispatch(userStore).updateUserPreferences({ tillview_goals: change });
    const { changeUserPreference } = tab.dispatch(userStore);
    return {
      save: () => changeUserPreference('tillview_goals', { read: readEntries, change: setX }),
      getShown: () => JSON.parse(metaOf(tab)?.['tillview_goals'] ?? '') as unknown,
    };
  }

  it.each([
    ['changed', [{ ...X, value: 2 }, Y], [{ ...X, value: 3 }, Y]],
    ['removed', [Y], [Y]],
  ])('says that it was %s, shows it, and saves when tried again', async (_, theirs, expected) => {
    const { save, getShown } = await openTabs(theirs);
    await expect(save()).rejects.toMatchObject({ code: 'tillview_conflict' });
    expect(getShown()).toEqual(theirs);
    await save();
    expect(await readStored()).toMatchObject({ tillview_goals: JSON.stringify(expected) });
  });

  it('keeps what was changed in other entries', async () => {
    const { save } = await openTabs([X, { ...Y, value: 2 }, { name: 'z', value: 1 }]);
    await save();
    expect(await readStored()).toMatchObject({
      tillview_goals: JSON.stringify([
        { ...X, value: 3 },
        { ...Y, value: 2 },
        { name: 'z', value: 1 },
      ]),
    });
  });

  it('compares the fields of a preference that is an object', async () => {
    servePreferences();
    const read = (stored: unknown) => ({ one: 1, two: 1, ...(stored as object) });
    const [tab, other] = [withUser(), withUser()];
    const set = (registry: DataRegistry, fields: object) =>
      registry.dispatch(userStore).changeUserPreference('tillview_days', {
        read,
        change: (stored) => ({ ...read(stored), ...fields }),
      });
    await set(other, { two: 2 });
    await set(tab, { one: 2 });
    expect(await readStored()).toMatchObject({ tillview_days: '{"one":2,"two":2}' });
    await expect(set(other, { one: 3 })).rejects.toMatchObject({ code: 'tillview_conflict' });
  });
});
