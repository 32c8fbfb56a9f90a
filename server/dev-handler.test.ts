import { expect, it, vi } from 'vitest';
import { createDevHandler, type DevHandlerOptions } from './dev-handler.ts';
import { createFakeStore, send, withListeners } from './server.test-support.ts';

const listen = withListeners();

async function start(env: DevHandlerOptions['env'], html = '<!-- by Vite -->') {
  const transformPage = vi.fn<DevHandlerOptions['transformPage']>((_target, page) =>
    Promise.resolve(page.replace('</body>', `${html}</body>`)),
  );
  const handler = await createDevHandler({
    env,
    address: 'http://localhost:5173',
    sessionKey: 'key-of-the-session',
    transformPage,
    translations: { locales: [], read: () => Promise.resolve({}) },
  });
  const { url } = await listen(handler);
  return { url, transformPage };
}

it("serves the page of the demo store from the sources, with Vite's scripts", async () => {
  const { url, transformPage } = await start({});
  const target = '/wp-admin/admin.php?page=wc-admin';
  const { status, text } = await send(url + target, { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  expect(text).toContain('src="/src/main.tsx"');
  expect(text).toContain('<!-- by Vite -->');
  expect(transformPage).toHaveBeenCalledExactlyOnceWith(target, expect.any(String));
  const reply = await send(`${url}/wp-json/wc-analytics/reports/orders?per_page=1`);
  expect(reply.status).not.toBe(404);
});

it('requires a session when it serves a real store', async () => {
  const store = createFakeStore();
  const { url: storeUrl } = await listen(store.listener);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { url } = await start({
    STORE_URL: storeUrl,
    STORE_USER: 'ada',
    STORE_APP_PASSWORD: 'word',
  });
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringMatching(/^To sign in, open http:\/\/localhost:5173\/\S+$/)]);
  const link = lines[0]?.slice('To sign in, open http://localhost:5173'.length) ?? '';
  const page = '/wp-admin/admin.php?page=wc-admin';
  const refused = await send(url + page, { headers: { accept: 'text/html' } });
  expect(refused.text).not.toContain('/src/main.tsx');
  const signedIn = await send(url + link);
  expect(signedIn.status).toBeLessThan(400);
  expect(String(signedIn.headers['set-cookie'])).toContain('key-of-the-session');
});
