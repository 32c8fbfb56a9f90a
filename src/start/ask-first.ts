// A classic script of its own for each screen (tools/first-requests.ts), in the head of the page: it sends the requests
// of the first view before the scripts of the platform are loaded. Other code may neither be loaded nor imported here.
import {
  getReportCalls,
  resolveReportRequest,
  type ReportCall,
  type ReportSource,
} from '@tillview/data';
import { parseQuery, type Query } from '@tillview/navigation';
import { configureHostDate } from '../host/configure-date.ts';
import { sendEarlyRequests } from '../host/early-requests.ts';
import { canRequestFirst, passFirstReplies } from '../host/first-replies.ts';
import type { HostConfig } from '../host/host-config.ts';
import { configureOrderStatuses } from '../host/order-statuses.ts';
import { HOST_BLOCK_ID } from '../host/read-host.ts';
import { createStoreClock } from '../host/store-clock.ts';

type Preferences = Readonly<Record<string, string>>;

/**
 * Sends the requests of a screen. Only the app validates the settings of the host: with invalid settings, and after any
 * other failure, nothing is sent, and the app sends its requests itself.
 */
export async function askFirst(
  page: Window,
  getCalls: (
    query: Query,
    preferences: Preferences | undefined,
  ) => readonly ReportCall[] | Promise<readonly ReportCall[]>,
): Promise<void> {
  try {
    const text = page.document.getElementById(HOST_BLOCK_ID)?.textContent;
    if (!text) return;
    const config = JSON.parse(text) as HostConfig;
    configureHostDate(config, createStoreClock(config.now));
    configureOrderStatuses(config.orderStatuses);
    const calls = await getCalls(parseQuery(page.location.search), config.user?.preferences);
    if (canRequestFirst(page)) passFirstReplies(page, sendEarlyRequests(config, calls));
  } catch {
    // The app has its own messages for settings and URLs that cannot be read.
  }
}

/** Sends the requests of a report. */
export const askForReport = (page: Window, source: ReportSource): Promise<void> =>
  askFirst(page, (query) => getReportCalls(resolveReportRequest(source, query)));
