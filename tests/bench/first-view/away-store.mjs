// A store that is far away: the one of STORE_URL, behind a proxy that answers later.
import { createServer, request } from 'node:http';

/**
 * Starts a proxy that sends each request `delay` milliseconds later to the store of `STORE_URL`, an address with `http:`.
 * Resolves to the settings of the standalone server for it. Throws without such a store.
 */
export async function startAwayStore(delay) {
  const { STORE_URL, STORE_USER, STORE_APP_PASSWORD } = process.env;
  if (!STORE_URL?.startsWith('http://') || !STORE_USER || !STORE_APP_PASSWORD)
    throw new Error(
      'Set STORE_URL, with http:, STORE_USER and STORE_APP_PASSWORD to the store that is to be away.',
    );
  const proxy = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const { method, url } = incoming;
      const headers = { ...incoming.headers, host: new URL(STORE_URL).host };
      const passed = request(new URL(url, STORE_URL), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode, reply.headers);
        reply.pipe(outgoing);
      });
      passed.once('error', () => outgoing.destroy());
      incoming.pipe(passed);
    }, delay);
  });
  await new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    settings: { STORE_URL: `http://127.0.0.1:${proxy.address().port}` },
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
