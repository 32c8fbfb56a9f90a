import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import { createHandler } from '../handler.ts';
import {
  appOf,
  createFakeStore,
  readHostConfig,
  send,
  withListeners,
  type SendOptions,
  type StoreScript,
} from '../server.test-support.ts';
import { createStoreBackend, type StoreBackendOptions } from './store-backend.ts';
import type { StoreSettings } from './store-settings.ts';

/** The password of the fake store's account, with spaces like an application password. */
export const PASSWORD = 'abcd EFGH 1234 ijkl MNOP 5678';
/** The URL of a page of the app. */
export const PAGE = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';
/** The URL of a request that the app sends. */
export const STATS = '/wp-json/wc-analytics/reports/revenue/stats';

/** Starts the proxy for a fake store in each test that calls `setUp`. */
export function withProxy() {
  const listen = withListeners();
  const setUp = async (
    script?: StoreScript,
    { folder = '/', ...settings }: Partial<StoreSettings> & { folder?: string } = {},
    limits: StoreBackendOptions = {},
  ) => {
    const store = createFakeStore(script);
    const { url: storeUrl } = await listen(store.listener);
    const reported: string[] = [];
    const backend = createStoreBackend(
      { url: new URL(folder, storeUrl), user: 'ada', password: PASSWORD, ...settings },
      { timeoutMs: 5000, ...limits },
    );
    const { url } = await listen(
      createHandler({
        backend,
        app: appOf({ modules: ['/app/main.js'] }),
        host: '127.0.0.1',
        report: (message) => reported.push(message),
      }),
    );
    const config = async (): Promise<HostConfig> => {
      const { text } = await send(url + PAGE);
      return readHostConfig(text) ?? hostDefaults;
    };
    let token: string | undefined;
    const getToken = async () => (token ??= (await config()).requestToken ?? '');
    const sendRest = async (target: string, { headers, ...rest }: SendOptions = {}) =>
      send(url + target, {
        headers: { 'x-tillview-token': await getToken(), ...headers },
        ...rest,
      });
    const passedOn = () => store.seen.filter(({ target }) => target.startsWith(STATS));
    return { url, storeUrl, store, backend, reported, config, token: getToken, sendRest, passedOn };
  };
  return { listen, setUp };
}
