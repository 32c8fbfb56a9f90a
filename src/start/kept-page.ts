import { toTrustedHtml } from '@tillview/currency';
import type { HostConfig } from '../host/host-config.ts';
import { sessionKeys } from '../host/preferences.ts';
import { HOST_BLOCK_ID, ROOT_ID } from '../host/read-host.ts';
import { readSessionData } from '../host/session/session-data.ts';
import { getMetricsOwner } from '../host/session/stored-metrics.ts';

/** A page as it was left, to be shown while the app is loading. */
export type KeptPage = {
  /** The addresses of the page, see `getAddress`. */
  addresses: readonly string[];
  /** The language of the document. */
  language: string;
  /** The width of the window in CSS pixels: the chart is drawn for it. */
  width: number;
  /** The end of the day in the store's time zone, in milliseconds since 1970: ranges such as "Today" are then other days. */
  until: number;
  html: string;
};

/** The query string of a URL, independent of the order of its parameters. */
export const getAddress = (search: string): string =>
  [...new URLSearchParams(search)].map(String).toSorted().join('&');

/**
 * Returns the owner of a kept page: the user, the store and the build, which the host names at the root element.
 * Undefined without one of them, for example in development.
 */
export const getPageOwner = (root: HTMLElement, config: HostConfig): string | undefined =>
  root.dataset['build'] === undefined ? undefined : getMetricsOwner(config, root.dataset['build']);

function parsePage(value: unknown): KeptPage | undefined {
  const page = Object(value) as { readonly [Name in keyof KeptPage]?: unknown };
  return Array.isArray(page.addresses) &&
    typeof page.html === 'string' &&
    typeof page.until === 'number'
    ? (value as KeptPage)
    : undefined;
}

function show({ document, innerWidth, location }: Window): void {
  const root = document.getElementById(ROOT_ID);
  const text = document.getElementById(HOST_BLOCK_ID)?.textContent;
  if (!root || !text) return;
  const config = JSON.parse(text) as HostConfig;
  const kept = readSessionData(sessionKeys.page, getPageOwner(root, config), parsePage);
  if (
    !kept?.addresses.includes(getAddress(location.search)) ||
    kept.language !== document.documentElement.lang ||
    kept.width !== innerWidth ||
    kept.until <= Date.now()
  )
    return;
  const page = document.createElement('div');
  page.className = 'tillview-kept-page';
  page.inert = true;
  // The app has rendered it, so texts of the store are escaped.
  page.innerHTML = toTrustedHtml(kept.html);
  root.append(page);
  // Appears if the app is not loaded by then: the figures would look as if they were being refreshed.
  root.querySelector('.tillview-not-loaded')?.addEventListener('animationend', () => page.remove());
}

/**
 * Shows the page as the user has left it in this tab, if it has the same address, until the app renders the page. It
 * cannot be used, and its header shows the time of its metrics. A classic script of its own, behind the root element
 * (tools/page-scripts.ts).
 */
export function showKeptPage(page: Window): void {
  try {
    show(page);
  } catch {
    // Storage can be disabled, and other scripts can write invalid data: then the page begins empty.
  }
}
