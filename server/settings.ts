import { isLoopback } from './loopback.ts';
import { SettingError } from './setting-error.ts';
import { parseStoreSettings, type StoreSettings } from './store/store-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address that the server listens on, and the store that it shows; `store` is `null` for the demo store. */
export type ServerSettings = {
  port: number;
  host: string;
  store: StoreSettings | null;
};

const DEFAULT_PORT = 8080;

/** The variable that allows a `HOST` other than this machine; its name states the risk. */
const NETWORK_OPT_IN = 'ALLOW_UNENCRYPTED_NETWORK_ACCESS';

function parseHost(env: Environment): string {
  const host = env['HOST']?.trim() || '127.0.0.1';
  if (isLoopback(host) || env[NETWORK_OPT_IN]?.trim() === 'yes') return host;
  throw new SettingError(
    `HOST "${host}" opens this server to other machines, and what it sends is not encrypted: anyone on the network can read it. Set ${NETWORK_OPT_IN}=yes to allow that.`,
  );
}

/** Reads `PORT`, `HOST` and the `STORE_…` variables. Throws `SettingError` if one is invalid. */
export function parseServerSettings(env: Environment): ServerSettings {
  const portText = env['PORT']?.trim() ?? '';
  const port = portText === '' ? DEFAULT_PORT : Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(`PORT must be a whole number from 0 to 65535, not "${portText}".`);
  return { port, host: parseHost(env), store: parseStoreSettings(env) };
}
