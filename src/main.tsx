import { configureNavigation, createBrowserHistory, getPath, getQuery } from '@tillview/navigation';
import type { ReportCall } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { setLocaleData } from '@wordpress/i18n';
import { connectExtensions, getExtensions } from './hook-api/connect-extensions.ts';
import { configureHostDate } from './host/configure-date.ts';
import { cancelUnused, type EarlyReplies, sendEarlyRequests } from './start/early-requests.ts';
import { takeFirstReplies } from './start/first-replies.ts';
import type { HostConfig } from './host/host-config.ts';
import { getMetricsOwner } from './host/session/stored-metrics.ts';
import { configureOptionalFilters } from './host/optional-filters.ts';
import { configureOrderStatuses } from './host/order-statuses.ts';
import type { HostProblem } from './host/parse-host-config.ts';
import { readHost, ROOT_ID } from './host/read-host.ts';
import { restoreRange } from './host/session/restore-range.ts';
import { readTranslation } from './host/read-translation.ts';
import { createShopClock } from './host/shop-clock.ts';
import { getTextLanguage } from './host/text-language.ts';
import { createScreenViews, getScreenCalls } from './start/screen-modules.tsx';
import { findScreen, START_PATH, type Screen } from './screens.ts';
import '@tillview/components/style.css';
import './start/not-loaded.css';

declare global {
  interface Window {
    /** What other plugins may use of the app (docs/extending.md). */
    tillview?: { readonly registry: DataRegistry };
  }
}

/** Shows the message that the page contains for an app that cannot be loaded, which otherwise appears after some time. */
function showLoadFailure(root: HTMLElement, error: unknown): void {
  console.error('Tillview could not be loaded:', error);
  root.querySelector('.tillview-kept-page')?.remove();
  root.querySelector('.tillview-not-loaded')?.classList.add('is-shown');
}

/** The requests of the first view, and the replies to them. */
type FirstRequests = { calls: readonly ReportCall[]; earlyReplies: EarlyReplies };

/**
 * Sends the requests of the first view early, except those that the page has sent before the app was loaded. If the code
 * for them cannot be loaded, the view sends them itself.
 */
async function sendFirstRequests(
  config: HostConfig,
  screen: Screen | undefined,
): Promise<FirstRequests> {
  const sent = takeFirstReplies(window);
  await connectExtensions(window);
  let first: FirstRequests = { calls: [], earlyReplies: new Map() };
  try {
    const calls = screen
      ? await getScreenCalls(screen, getQuery(), config.user?.preferences, config)
      : [];
    first = { calls, earlyReplies: sendEarlyRequests(config, calls, sent) };
  } catch (error) {
    console.warn('Tillview could not send the first requests early:', error);
  }
  cancelUnused(sent, first.earlyReplies);
  return first;
}

/** Describes errors in the host's settings, one sentence each. */
async function describeProblems(problems: readonly HostProblem[]): Promise<string[]> {
  if (problems.length === 0) return [];
  const { describeHostProblems } = await import('./host/describe-host-problems.ts');
  return describeHostProblems(problems);
}

/**
 * The entry point: reads the host's settings and the URL, sends the first view's requests, and loads the app and the
 * screen in parallel. Code that the first requests do not need belongs in `app.tsx` and the screens.
 */
function start(): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`Tillview found no element with the id "${ROOT_ID}" in the page.`);

  readTranslation(document);
  restoreRange(window);
  const { config, problems } = readHost(document);
  const now = createShopClock(config.now);
  root.lang = getTextLanguage();
  if (document.documentElement.dir === 'rtl') {
    setLocaleData({ 'text direction\u0004ltr': ['rtl'] }, 'default');
  }
  configureHostDate(config, now);
  configureNavigation({
    history: createBrowserHistory(window),
    page: config.pageSlug,
    getPersistedParams: () => getExtensions()?.persistedParams,
  });
  configureOrderStatuses(config.orderStatuses);
  configureOptionalFilters(config.optionalFilters);

  const path = getPath();
  const first = findScreen(path === '/' ? START_PATH : path);
  const firstRequests = sendFirstRequests(config, first);
  const views = createScreenViews();
  const firstView = first && views.load(first);
  // The shell shows the failure and offers a retry.
  firstView?.catch(() => undefined);

  Promise.all([import('./app.tsx'), firstRequests, describeProblems(problems)])
    .then(([{ startApp }, requests, sentences]) => {
      // The URL of a build changes with its code: metrics that another build stored may lack fields that this build reads.
      const metricsOwner = getMetricsOwner(config, import.meta.url);
      const registry = startApp(root, {
        config,
        problems: [...sentences, ...config.problems],
        ...requests,
        views,
        firstView,
        now,
        metricsOwner,
        baseUrl: new URL(config.adminUrl, window.location.href).href,
        navigate: (url) => window.location.assign(url),
      });
      window.tillview = { registry };
      // Loaded after the first view, which does not need it.
      import('./start/page-behavior.ts').then(
        ({ connectPage }) => connectPage(root, { registry, metricsOwner, config }),
        (error: unknown) =>
          console.warn(
            'Tillview could not load the code for focus, scroll position and stored data:',
            error,
          ),
      );
    })
    .catch((error: unknown) => showLoadFailure(root, error));
}

start();
