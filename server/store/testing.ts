import type { HostConfig } from '../../src/host/host-config.ts';
import { createHandler } from '../handler.ts';
import { ask, pretendStore, withListeners, type Asking, type StoreScript } from '../testing.ts';
import { createStoreBackend } from './store-backend.ts';
import type { StoreSettings } from './store-settings.ts';

/** What the pretend store's account has for a password, with the spaces of application passwords. */
export const PASSWORD = 'abcd EFGH 1234 ijkl MNOP 5678';
/** The page of the app. */
export const PAGE = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';
/** A request that the app makes. */
export const STATS = '/wp-json/wc-analytics/reports/revenue/stats';

/** Puts the proxy in front of a pretend store for each test that asks for it. */
export function withProxy() {
  const listen = withListeners();
  const setUp = async (
    script?: StoreScript,
    { timeoutMs = 5000, ...more }: Partial<StoreSettings> & { timeoutMs?: number } = {},
  ) => {
    const store = pretendStore(script);
    const { url: storeUrl } = await listen(store.listener);
    const said: string[] = [];
    const backend = createStoreBackend(
      { url: new URL(`${storeUrl}/`), user: 'ada', password: PASSWORD, ...more },
      { host: '127.0.0.1', timeoutMs },
    );
    const app = { files: new Map(), modules: ['/app/main.js'], preloads: [], styles: [] };
    const { url } = await listen(
      createHandler({ backend, app, report: (message) => said.push(message) }),
    );
    const config = async (): Promise<HostConfig> => {
      const { text } = await ask(url + PAGE);
      const json = /id="tillview-host">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null';
      return JSON.parse(json) as HostConfig;
    };
    const token = async () => (await config()).requestToken ?? '';
    const askRest = async (target: string, { headers, ...rest }: Asking = {}) =>
      ask(url + target, { headers: { 'x-tillview-token': await token(), ...headers }, ...rest });
    const passedOn = () => store.seen.filter(({ target }) => target.startsWith(STATS));
    return { url, storeUrl, store, backend, said, config, token, askRest, passedOn };
  };
  return { listen, setUp };
}
