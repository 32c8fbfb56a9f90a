// A classic script of its own for each screen (tools/page-scripts.ts), in the head of the page: it sends the requests
// of the first view before the scripts of the platform are loaded. Other code may neither be loaded nor imported here,
// and neither moment nor texts are in it.
import { resolveRequestParams } from '@tillview/data';
import { configureRanges } from '@tillview/date';
import type { Query } from '@tillview/navigation';
import { sendEarlyRequests } from './early-requests.ts';
import { canRequestFirst, passFirstReplies } from './first-replies.ts';
import type { HostConfig } from '../host/host-config.ts';
import { getRangePreferences } from '../host/preferences.ts';
import { HOST_BLOCK_ID } from '../host/read-host.ts';
import { restoreRange } from '../host/session/restore-range.ts';
import { createShopClock } from '../host/shop-clock.ts';
import type { GetCalls } from '../shell/screen-view.ts';
import { fromPlainSource, type PlainSource } from './plain-source.ts';

/** Leaves the requests to the app, which reads all URLs. */
function leave(): never {
  throw new Error('Only the app reads this URL.');
}

/** Reads a URL whose parameters are neither lists nor maps, and are encoded without errors. */
function parsePlainQuery(search: string): Query {
  return /[[\]]/.test(decodeURIComponent(search))
    ? leave()
    : Object.fromEntries(new URLSearchParams(search));
}

/**
 * Sends the requests of a screen, which it makes from the sources in the script. Only the app validates the settings of
 * the host: with invalid settings, and after any other failure, nothing is sent, and the app sends its requests itself.
 */
export async function askFirst(
  page: Window,
  getCalls: GetCalls,
  sources: Readonly<Record<string, PlainSource>>,
): Promise<void> {
  try {
    restoreRange(page);
    const text = page.document.getElementById(HOST_BLOCK_ID)?.textContent;
    if (!text) return;
    // A host leaves out what it does not set.
    const config = JSON.parse(text) as Pick<HostConfig, 'restRoot' | 'nonce'> & Partial<HostConfig>;
    const { utcOffset, timeZone, weekStart, defaultDateRange, user, now } = config;
    configureRanges({
      timeZone: utcOffset ?? timeZone,
      weekStart,
      defaultDateRange,
      ...getRangePreferences(user?.preferences),
      now: createShopClock(now),
    });
    const calls = await getCalls(parsePlainQuery(page.location.search), user?.preferences, {
      load: async (report) => fromPlainSource(sources[report]!),
      // Advanced filters are left to the app.
      resolve: (source, query) => resolveRequestParams(source, query, {}, leave),
      host: config,
    });
    if (canRequestFirst(page)) passFirstReplies(page, sendEarlyRequests(config, calls));
  } catch {
    // The app has its own messages for settings and URLs that cannot be read.
  }
}
