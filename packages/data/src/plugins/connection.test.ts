import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, queryOf, startRestServer } from '../testing/rest-server.ts';
import { pluginsStore } from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-admin/plugins`;
const CONNECT_URL = 'https://jetpack.wordpress.com/jetpack.authorize/1/?a=b';
const baseUrl = 'http://shop.test/wp-admin/admin.php?page=wc-admin';
const getAdminLink = (path: string) => `http://shop.test/wp-admin/${path}`;
const done = { installed: ['jetpack'], activated: ['jetpack'] };

/** A shop that writes down, in order, what it is asked and where the browser is sent. */
function prepare({ connectAction = CONNECT_URL, failing = '' } = {}) {
  const events: string[] = [];
  const answer = (name: string, body: Record<string, unknown>) => {
    events.push(name);
    return name === failing
      ? HttpResponse.json({ code: 'no', message: 'No `jetpack` here.' }, { status: 500 })
      : HttpResponse.json(body);
  };
  server.use(
    http.post(`${root}/install`, () => answer('install', { data: done })),
    http.post(`${root}/activate`, () => answer('activate', { data: done })),
    http.get(`${root}/connect-jetpack`, ({ request }) => {
      events.push(`back to ${queryOf(request)['redirect_url']}`);
      return answer('connect', { connectAction });
    }),
  );
  const registry = createTestRegistry({
    baseUrl,
    navigate: (url) => events.push(`go to ${url}`),
    notifyError: (message) => events.push(`notice: ${message}`),
  });
  return { act: registry.dispatch(pluginsStore), events, select: registry.select(pluginsStore) };
}

const BACK = 'back to http://shop.test/wp-admin/admin.php?page=wc-admin';

describe('connecting the site', () => {
  it('installs, activates, gets the address that leads back to the dashboard, and goes there (R1.49, R4.70, R4.71)', async () => {
    const { act, events } = prepare();
    await act.installJetpackAndConnect(undefined, getAdminLink);
    expect(events).toEqual(['install', 'activate', BACK, 'connect', `go to ${CONNECT_URL}`]);
  });

  it('gives the address alone', async () => {
    const { act, events } = prepare();
    expect(await act.connectToJetpack(getAdminLink)).toBe(CONNECT_URL);
    expect(events).toEqual([BACK, 'connect']);
  });

  it.each([
    ['install', ['install']],
    ['activate', ['install', 'activate']],
    ['connect', ['install', 'activate', BACK, 'connect']],
  ])('that fails to %s tells the person, and goes nowhere (R8.29)', async (failing, asked) => {
    const { act, events, select } = prepare({ failing });
    const connected = act.installJetpackAndConnect(undefined, getAdminLink);
    await expect(connected).rejects.toMatchObject({ code: 'no', status: 500 });
    expect(events).toEqual([...asked, 'notice: No Jetpack here.']);
    expect(select.getPluginsError('installJetpackAndConnect')).toMatchObject({ code: 'no' });
    expect(select.isPluginsRequesting('installJetpackAndConnect')).toBe(false);
  });

  it('that fails tells by the caller’s own way, when there is one', async () => {
    const { act, events } = prepare({ failing: 'install' });
    const told: string[] = [];
    const connected = act.installJetpackAndConnect((message) => told.push(message), getAdminLink);
    await expect(connected).rejects.toMatchObject({ code: 'no' });
    expect([told, events]).toEqual([['No Jetpack here.'], ['install']]);
  });

  it('with a way out goes there when it fails, after it was told (R8.30)', async () => {
    const { act, events } = prepare({ failing: 'connect' });
    const out = 'admin.php?page=wc-admin&reset=1';
    const connected = act.connectToJetpackWithFailureRedirect(out, undefined, getAdminLink);
    await expect(connected).rejects.toMatchObject({ code: 'no' });
    expect(events).toEqual([
      BACK,
      'connect',
      'notice: No Jetpack here.',
      `go to http://shop.test/wp-admin/${out}`,
    ]);
  });

  it('with a way out goes to the service when it does not fail', async () => {
    const { act, events } = prepare();
    await act.connectToJetpackWithFailureRedirect('admin.php', undefined, getAdminLink);
    expect(events).toEqual([BACK, 'connect', `go to ${CONNECT_URL}`]);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.test/',
    '//evil.test/',
    'http://wordpress.com/',
    '',
  ])('never goes to %j, whatever the store or the caller says', async (evil) => {
    const { act, events } = prepare({ connectAction: evil });
    const connected = act.connectToJetpackWithFailureRedirect(evil, () => undefined, getAdminLink);
    await expect(connected).rejects.toBeInstanceOf(Error);
    expect(events.filter((event) => event.startsWith('go to'))).toEqual([]);
  });
});
