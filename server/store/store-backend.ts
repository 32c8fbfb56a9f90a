import { randomBytes } from 'node:crypto';
import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import type { Backend, PageView } from '../backend.ts';
import { redirectReply } from '../reply.ts';
import { readUser, USER_PATH, type SiteFacts } from '../site/read-site.ts';
import { toZonedInstant } from '../site/zoned-instant.ts';
import { forward } from './forward.ts';
import { refuseForeignHost, refuseForeignRequest } from './guard.ts';
import { readStore, restReader } from './read-store.ts';
import { createStoreClient, StoreFailure, type StoreClientOptions } from './store-client.ts';
import type { StoreSettings } from './store-settings.ts';

type Known = { facts: SiteFacts } | { failure: string };

/** Options besides the settings: the bound address, and limits that tests shorten. */
export type StoreBackendOptions = StoreClientOptions & { host: string };

/**
 * A real store behind the proxy. Its credentials stay in this process: the page gets a random token instead,
 * without which no request is passed on.
 */
export function createStoreBackend(
  settings: StoreSettings,
  { host, ...limits }: StoreBackendOptions,
): Backend {
  const client = createStoreClient(settings, limits);
  const requestToken = randomBytes(32).toString('base64url');
  const read = restReader(client);
  let known: Promise<Known> | undefined;

  const readOnce = (): Promise<Known> => {
    known ??= readStore(client).then(
      (facts) => ({ facts }),
      (error: unknown) => {
        // The next page view asks again, since the store may be back by then.
        known = undefined;
        if (error instanceof StoreFailure) return { failure: error.message };
        throw error;
      },
    );
    return known;
  };

  /** Preferences change with every click on a column, so the person is read for each page. */
  const readPerson = async (facts: SiteFacts): Promise<Known> => {
    try {
      const { status, body } = await read(USER_PATH);
      if (status === 200) return { facts: { ...facts, user: readUser(body) } };
      if (status === 401 || status === 403) known = undefined;
      return { facts };
    } catch (error) {
      if (error instanceof StoreFailure) return { failure: error.message };
      throw error;
    }
  };

  const base: HostConfig = { ...hostDefaults, mode: 'proxy', requestToken };

  return {
    title: `the store at ${client.address}`,
    imageSources: [settings.url.origin, 'https://secure.gravatar.com', 'https://*.gravatar.com'],
    async problems() {
      const found = await readOnce();
      return 'failure' in found ? [found.failure] : found.facts.problems;
    },
    refusePage: (request) => refuseForeignHost(request, host),
    async view(): Promise<PageView> {
      const wasKnown = known !== undefined;
      const first = await readOnce();
      const found = 'facts' in first && wasKnown ? await readPerson(first.facts) : first;
      if ('failure' in found)
        return { config: { ...base, storeName: settings.url.host }, failure: found.failure };
      const { facts } = found;
      const now = settings.now && toZonedInstant(settings.now, facts.timeZone);
      return { config: { ...base, ...facts, ...(now ? { now } : {}) } };
    },
    async rest(request) {
      return refuseForeignRequest(request, host, requestToken) ?? forward(request, client);
    },
    // Orders, products and the like are edited in the store's own admin.
    isApi: () => false,
    elsewhere: (target) => redirectReply(new URL(target.slice(1), settings.url).href),
  };
}
