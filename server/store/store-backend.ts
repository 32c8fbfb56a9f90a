import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import type { Backend, PageFailure, PageView } from '../backend.ts';
import { redirectReply } from '../reply.ts';
import { parseJson } from '../site/read-json.ts';
import { readUser } from '../site/read-site.ts';
import { toZonedInstant } from '../site/zoned-instant.ts';
import { forward } from './forward.ts';
import { readStore } from './read-store.ts';
import { createStoreClient, type StoreClientOptions } from './store-client.ts';
import {
  createStoreReadings,
  MAX_WAIT_MS,
  type CurrentReading,
  type StoreReadingsOptions,
} from './store-readings.ts';
import type { StoreSettings } from './store-settings.ts';

/** Limits that tests reduce. */
export type StoreBackendOptions = StoreClientOptions & StoreReadingsOptions;

const RETRY_SECONDS = 3;

/**
 * The store's admin URL. WordPress itself may be in another folder than the site; `siteUrl` is the URL of that folder.
 */
function toAdminUrl(storeUrl: URL, siteUrl: string): string {
  const site = URL.canParse(siteUrl) ? new URL(siteUrl) : storeUrl;
  const { pathname } = site.host === storeUrl.host ? site : storeUrl;
  return `${storeUrl.origin}${pathname.replace(/\/*$/, '/')}wp-admin/`;
}

/**
 * Creates the backend for a real store behind the proxy. Its credentials never leave this process except in requests to
 * the store.
 */
export function createStoreBackend(
  settings: StoreSettings,
  options: StoreBackendOptions = {},
): Backend {
  const client = createStoreClient(settings, options);
  const readings = createStoreReadings(() => readStore(client), options);
  const base: HostConfig = { ...hostDefaults, mode: 'proxy' };

  const seconds = (options.maxWaitMs ?? MAX_WAIT_MS) / 1000;
  const reasonOf = (current: Exclude<CurrentReading, { reading: unknown }>): string =>
    'failure' in current
      ? current.failure
      : `The store at ${client.address} did not answer within ${seconds} seconds.`;

  const toFailure = (current: Exclude<CurrentReading, { reading: unknown }>): PageFailure => {
    const text = reasonOf(current);
    const reloading = `${text} This page reloads by itself.`;
    if (!('failure' in current))
      return { title: 'The store is slow to answer', text: reloading, retryAfter: RETRY_SECONDS };
    const title = 'The store cannot be shown';
    const { retryAfter } = current;
    return retryAfter === undefined ? { title, text } : { title, text: reloading, retryAfter };
  };

  return {
    title: `the store at ${client.address}`,
    imageSources: [settings.url.origin, 'https://secure.gravatar.com', 'https://*.gravatar.com'],
    async problems() {
      const current = await readings.get();
      return 'reading' in current ? current.reading.facts.problems : [reasonOf(current)];
    },
    async view(): Promise<PageView> {
      const current = await readings.get();
      if (!('reading' in current))
        return {
          config: { ...base, storeName: settings.url.host },
          failure: toFailure(current),
        };
      const { facts } = current.reading;
      const now = settings.now && toZonedInstant(settings.now, facts.timeZone);
      return { config: { ...base, ...facts, ...(now ? { now } : {}) } };
    },
    rest: (request) =>
      forward(request, {
        client,
        userId: readings.latest()?.facts.user?.id,
        onUserSaved(body) {
          const user = readUser(parseJson(body));
          if (user) readings.savePreferences(user.preferences);
        },
        onRefused: readings.forget,
      }),
    // Orders, products and the like are edited in the store's own admin.
    isApi: () => false,
    redirectAdmin(target) {
      const admin = toAdminUrl(settings.url, readings.latest()?.siteUrl ?? '');
      return redirectReply(new URL(admin + target.slice('/wp-admin/'.length)).href);
    },
  };
}
