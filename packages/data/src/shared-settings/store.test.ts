import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { sharedSettingsStore } from './store.ts';
import type { SharedSettings } from './types.ts';

const server = startRestServer();
const URL = `${API_ROOT}/tillview/v1/shared`;
const VIEW = { name: 'Net sales', address: 'path=%2Fanalytics%2Frevenue' };
const GOAL = { metric: 'orders_count', unit: 'month', by: 'amount', value: 120 } as const;

it('sends no request to a store without the plugin', async () => {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(false) });
  await expect(registry.resolveSelect(sharedSettingsStore).getSharedSettings()).resolves.toBeNull();
});

type Settings = Record<'goals' | 'notes' | 'views', object[]>;

/** A server whose settings are changed by others before the first read of a save, or between its read and its write. */
function serve(initial: Partial<Settings>) {
  const settings: Settings = { goals: [], notes: [], views: [], ...initial };
  const site = {
    settings,
    version: 1,
    /** Applied before the next write. */
    others: undefined as Partial<Settings> | undefined,
  };
  const change = (changes: Partial<Settings>) => {
    Object.assign(site.settings, changes);
    site.version += 1;
  };
  const reply = () => HttpResponse.json({ ...site.settings, version: String(site.version) });
  server.use(
    http.get(URL, reply),
    http.post(URL, async ({ request }) => {
      if (site.others) change(site.others);
      site.others = undefined;
      const { version, ...changes } = (await request.json()) as { version: string };
      if (version !== String(site.version))
        return HttpResponse.json({ code: 'tillview_conflict' }, { status: 409 });
      change(changes);
      return reply();
    }),
  );
  return { site, change };
}

async function open() {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(true) });
  await registry.resolveSelect(sharedSettingsStore).getSharedSettings();
  const { changeSharedSettings } = registry.dispatch(sharedSettingsStore);
  return { changeSharedSettings, read: registry.select(sharedSettingsStore).getSharedSettings };
}

const OTHER_VIEW = { ...VIEW, name: 'Orders' };

it.each(['before', 'after'])('keeps what others save %s the read', async (when) => {
  const { site, change } = serve({ views: [] });
  const { changeSharedSettings, read } = await open();
  if (when === 'before') change({ views: [VIEW] });
  else site.others = { views: [VIEW] };
  await changeSharedSettings(({ views }) => ({ views: [...views, OTHER_VIEW] }));
  expect(read()?.views).toEqual([VIEW, OTHER_VIEW]);
});

it('keeps the settings when a save fails', async () => {
  serve({ views: [VIEW] });
  const { changeSharedSettings, read } = await open();
  server.use(http.post(URL, () => HttpResponse.json({ code: 'no' }, { status: 403 })));
  await expect(changeSharedSettings(() => ({ goals: [GOAL] }))).rejects.toMatchObject({
    status: 403,
  });
  expect(read()).toMatchObject({ goals: [], views: [VIEW] });
});

const replace = ({ goals }: SharedSettings) => ({
  goals: [...goals.filter(({ metric }) => metric !== GOAL.metric), GOAL],
});

it.each([
  ['added', [], [{ ...GOAL, value: 7 }]],
  ['changed', [{ ...GOAL, value: 6 }], [{ ...GOAL, value: 7 }]],
  ['removed', [{ ...GOAL, value: 6 }], []],
])(
  'says that others have %s the same entry, and saves it when tried again',
  async (_, goals, theirs) => {
    const { site } = serve({ goals });
    const { changeSharedSettings, read } = await open();
    site.others = { goals: theirs };
    await expect(changeSharedSettings(replace)).rejects.toMatchObject({
      code: 'tillview_conflict',
    });
    expect(read()?.goals).toEqual(theirs);
    await changeSharedSettings(replace);
    expect(read()?.goals).toEqual([GOAL]);
  },
);

it.each([
  ['removed', ({ goals }: SharedSettings) => ({ goals: goals.slice(1) }), []],
  ['changed to the same', replace, [GOAL]],
])('saves what others have %s, too', async (_, change, theirs) => {
  const { site } = serve({ goals: [{ ...GOAL, value: 6 }] });
  const { changeSharedSettings, read } = await open();
  site.others = { goals: theirs };
  await changeSharedSettings(change);
  expect(read()?.goals).toEqual(theirs);
});
