import { SettingError } from './setting-error.ts';
import { parseStoreSettings, type StoreSettings } from './store/store-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the server listens and which shop stands behind it; `store` is `null` for the demo store. */
export type ServerSettings = {
  port: number;
  host: string;
  store: StoreSettings | null;
};

const DEFAULT_PORT = 8080;

/** Reads `PORT`, `HOST` and the `STORE_…` variables; throws `SettingError` with one sentence. */
export function parseServerSettings(env: Environment): ServerSettings {
  const portText = env['PORT']?.trim() ?? '';
  const port = portText === '' ? DEFAULT_PORT : Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(`PORT must be a whole number from 0 to 65535, not "${portText}".`);
  return { port, host: env['HOST']?.trim() || '127.0.0.1', store: parseStoreSettings(env) };
}
