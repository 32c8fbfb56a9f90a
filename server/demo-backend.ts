import type { IncomingMessage } from 'node:http';
import { hostDefaults } from '../src/host/host-config.ts';
import { createDemoStore } from '../mocks/demo-store.ts';
import { parseDemoSettings } from '../mocks/demo-settings.ts';
import { handleRequest } from '../mocks/server.ts';
import type { Backend } from './backend.ts';
import { readBody } from './read-body.ts';
import type { Reply } from './reply.ts';
import { INDEX_PATH, readSite, readUser, USER_PATH, type SiteFacts } from './site/read-site.ts';
import { toZonedInstant } from './site/zoned-instant.ts';

const MAX_BODY_BYTES = 1024 * 1024;

async function toWebRequest(request: IncomingMessage): Promise<Request> {
  const body = await readBody(request, MAX_BODY_BYTES);
  const method = request.method ?? 'GET';
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`), {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  });
}

async function toReply(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(response.headers) },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The demo store, in the memory of this process. Throws if a `DEMO_…` variable is invalid. */
export function createDemoBackend(env: Readonly<Record<string, string | undefined>>): Backend {
  const store = createDemoStore(parseDemoSettings(env), { legacyRoutes: true });
  const { settings, nonce } = store;

  const read = async (path: string) => {
    const response = await handleRequest(
      store,
      new Request(`http://localhost/wp-json/${path}`, { headers: { 'X-WP-Nonce': nonce } }),
    );
    const body: unknown = await response.json();
    return { status: response.status, body };
  };

  let facts: Promise<SiteFacts> | undefined;
  const readFacts = async () => {
    const [index, user] = await Promise.all([read(INDEX_PATH), read(USER_PATH)]);
    return (await readSite(index.body, user.body, read)).facts;
  };

  return {
    title: 'the demo store',
    imageSources: [],
    async problems() {
      facts ??= readFacts();
      return (await facts).problems;
    },
    async view() {
      facts ??= readFacts();
      const [site, { body: user }] = await Promise.all([facts, read(USER_PATH)]);
      return {
        config: {
          ...hostDefaults,
          ...site,
          user: readUser(user),
          avatars: false,
          nonce,
          ...(settings.now ? { now: toZonedInstant(settings.now, settings.timeZone) } : {}),
        },
      };
    },
    async rest(request) {
      const response = await handleRequest(store, await toWebRequest(request));
      // A simulated lost connection.
      if (response.type === 'error') request.socket.destroy();
      return toReply(response);
    },
    isApi: ({ pathname, searchParams }) =>
      (pathname === '/' && searchParams.has('wp_theme_preview')) ||
      pathname === '/wp-admin/admin-ajax.php' ||
      (pathname.startsWith('/wp-admin/') &&
        searchParams.get('action') === 'woocommerce_admin_download_report_csv'),
    redirectAdmin: () => undefined,
  };
}
