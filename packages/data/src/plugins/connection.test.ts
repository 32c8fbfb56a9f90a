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

/** A test server and registry that record requests, redirects and notices in order. */
function prepare({ connectAction = CONNECT_URL, failing = '' } = {}) {
  const events: string[] = [];
  const respond = (name: string, body: Record<string, unknown>) => {
    events.push(name);
    return name === failing
      ? HttpResponse.json({ code: 'no', message: 'No `jetpack` here.' }, { status: 500 })
      : HttpResponse.json(body);
  };
  server.use(
    http.post(`${root}/install`, () => respond('install', { data: done })),
    http.post(`${root}/activate`, () => respond('activate', { data: done })),
    http.get(`${root}/connect-jetpack`, ({ request }) => {
      events.push(`back to ${queryOf(request)['redirect_url']}`);
      return respond('connect', { connectAction });
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
  it('installs, activates, gets the connect URL that returns to the dashboard, and redirects to it (R1.49, R4.70, R4.71)', async () => {
    const { act, events } = prepare();
    await act.installJetpackAndConnect(undefined, getAdminLink);
    expect(events).toEqual(['install', 'activate', BACK, 'connect', `go to ${CONNECT_URL}`]);
  });

  it('only returns the URL with connectToJetpack', async () => {
    const { act, events } = prepare();
    expect(await act.connectToJetpack(getAdminLink)).toBe(CONNECT_URL);
    expect(events).toEqual([BACK, 'connect']);
  });

  it.each([
    ['install', ['install']],
    ['activate', ['install', 'activate']],
    ['connect', ['install', 'activate', BACK, 'connect']],
  ])(
    'shows an error and does not redirect when it fails to %s (R8.29)',
    async (failing, requested) => {
      const { act, events, select } = prepare({ failing });
      const connected = act.installJetpackAndConnect(undefined, getAdminLink);
      await expect(connected).rejects.toMatchObject({ code: 'no', status: 500 });
      expect(events).toEqual([...requested, 'notice: No Jetpack here.']);
      expect(select.getPluginsError('installJetpackAndConnect')).toMatchObject({ code: 'no' });
      expect(select.isPluginsRequesting('installJetpackAndConnect')).toBe(false);
    },
  );

  it('calls the caller’s error action instead of showing a notice', async () => {
    const { act, events } = prepare({ failing: 'install' });
    const reported: string[] = [];
    const connected = act.installJetpackAndConnect(
      (message) => reported.push(message),
      getAdminLink,
    );
    await expect(connected).rejects.toMatchObject({ code: 'no' });
    expect([reported, events]).toEqual([['No Jetpack here.'], ['install']]);
  });

  it('shows the error, then redirects to the failure URL (R8.30)', async () => {
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

  it('redirects to the connect URL on success', async () => {
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
  ])('never redirects to %j', async (evil) => {
    const { act, events } = prepare({ connectAction: evil });
    const connected = act.connectToJetpackWithFailureRedirect(evil, () => undefined, getAdminLink);
    await expect(connected).rejects.toBeInstanceOf(Error);
    expect(events.filter((event) => event.startsWith('go to'))).toEqual([]);
  });
});
