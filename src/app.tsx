import { isLoadingCode, lazyWithRetry, VariationSeparatorContext } from '@tillview/components';
import { CurrencyContext, CurrencyFactory } from '@tillview/currency';
import {
  hydrateReports,
  parseReports,
  hydrateUser,
  prefetchReports,
  registerReportStores,
  SHARED_SETTINGS_PATH,
  type ReportCall,
} from '@tillview/data';
import { RegistryProvider, createRegistry, type DataRegistry } from '@wordpress/data';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectRest } from './host/connect-rest.ts';
import type { EarlyReplies } from './start/early-requests.ts';
import { createErrorNotices, ErrorNoticesContext } from './host/error-notices.ts';
import type { HostConfig } from './host/host-config.ts';
import { HostContext } from './host/host-context.ts';
import { createKeptDays } from './host/session/kept-days.ts';
import { slowStore } from './host/session/slow-store.ts';
import { readStoredMetrics } from './host/session/stored-metrics.ts';
import { keepTranslatedText } from './host/translated-text.ts';
import { whenFirstViewLoaded } from './shell/first-view.ts';
import { MAX_BATCH_REQUESTS } from './start/batch.ts';
import { createRequestMerger, type MergePhase } from './start/merge-requests.ts';
import { createStartMiddleware } from './start/start-middleware.ts';
import { Shell } from './shell/shell.tsx';
import type { ScreenView, ScreenViews } from './shell/screen-view.ts';
import { HeaderCountsContext } from './shell/tools/header-counts-context.ts';

type Options = {
  config: HostConfig;
  /** Errors in the host's settings, one sentence each. */
  problems: readonly string[];
  /** The requests of the first view. */
  calls: readonly ReportCall[];
  earlyReplies: EarlyReplies;
  views: ScreenViews;
  /** The first screen while its code is loading; undefined if the app has no screen at this URL. */
  firstView: Promise<ScreenView> | undefined;
  now: () => Date;
  /** Identifies the user whose stored metrics may be shown, see `getMetricsOwner`. */
  metricsOwner: string | undefined;
  /** The absolute URL of the admin directory. */
  baseUrl: string;
  /** Leaves the app for another URL. */
  navigate: (url: string) => void;
};

/** Loaded with the tools of the shell, after the first view. */
const headerCounts = {
  HeaderCounts: lazyWithRetry(() => import('./start/header-counts.tsx')),
};

/**
 * How long the app waits for the code and the metrics of its first screen before it shows placeholders, in milliseconds.
 * Often the store has replied while the code was loaded: then the page is rendered once, instead of three times.
 */
const PLACEHOLDER_DELAY = 100;

/** How long the requests of what is loaded after the first view are sent together, in milliseconds. */
const REST_TIME = 8000;

/** Resolves with a task, or after a time in milliseconds. */
function waitAtMost(time: number, task: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    void task.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Runs a task once, when its result is first needed. */
function lazily<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= task());
}

/** Registers the data stores and renders the app into the host's element. Returns the registry. */
export function startApp(root: HTMLElement, options: Options): DataRegistry {
  const { config, problems, calls, earlyReplies, views, firstView } = options;
  const { now, metricsOwner, baseUrl, navigate } = options;
  const { mergesRequests } = config;
  // Where the requests of the first view are sent already, all others are the rest.
  let phase: MergePhase = calls.length > 0 ? 'rest' : 'first';
  let restEnds = Infinity;
  const merger = mergesRequests
    ? createRequestMerger(
        config,
        () => (Date.now() < restEnds ? phase : 'single'),
        isLoadingCode,
        earlyReplies,
      )
    : undefined;
  // The host has reported them.
  if (config.shared)
    earlyReplies.set(
      SHARED_SETTINGS_PATH,
      Promise.resolve(new Response(JSON.stringify(config.shared))),
    );
  connectRest(config, createStartMiddleware(config, earlyReplies, merger?.fetch));
  const endStart = () => {
    phase = 'single';
    merger?.sendNow();
  };

  const registry = createRegistry();
  // Loaded when the first optional route is needed, which is after the first view.
  const lookup = lazily(async () => {
    const { createRouteLookup } = await import('./host/optional-routes.ts');
    return createRouteLookup(metricsOwner, config.routes);
  });
  const errorNotices = createErrorNotices();
  registerReportStores(registry, {
    notifyError: errorNotices.add,
    now: () => now().getTime(),
    navigate,
    baseUrl,
    hasRoute: async (route) => (await lookup())(route),
    keptDays: createKeptDays(config),
    slowStore,
    ...(mergesRequests ? { maxParallelReads: MAX_BATCH_REQUESTS } : {}),
  });
  if (config.user) {
    const { preferences, ...user } = config.user;
    hydrateUser(registry, { ...user, woocommerce_meta: preferences });
  }
  const stored = readStoredMetrics(metricsOwner, parseReports);
  hydrateReports(registry, stored);
  const metrics = prefetchReports(registry, calls);

  keepTranslatedText();
  const app = (
    <StrictMode>
      <RegistryProvider value={registry}>
        <HostContext.Provider value={config}>
          <CurrencyContext.Provider value={CurrencyFactory(config.currency)}>
            <VariationSeparatorContext.Provider value={config.variationTitleSeparator}>
              <HeaderCountsContext.Provider value={headerCounts}>
                <ErrorNoticesContext.Provider value={errorNotices}>
                  <Shell
                    problems={problems}
                    views={views}
                    onError={(error, stack) =>
                      console.error('Tillview could not render a part of the page:', error, stack)
                    }
                  />
                </ErrorNoticesContext.Provider>
              </HeaderCountsContext.Provider>
            </VariationSeparatorContext.Provider>
          </CurrencyContext.Provider>
        </HostContext.Provider>
      </RegistryProvider>
    </StrictMode>
  );
  // The page as it was left stays until the code is loaded: its metrics are stored.
  const hasKeptPage = root.querySelector('.tillview-kept-page') !== null;
  const whenReady = hasKeptPage
    ? Promise.allSettled([firstView])
    : waitAtMost(PLACEHOLDER_DELAY, Promise.allSettled([firstView, stored ? undefined : metrics]));
  void whenReady.then(() => createRoot(root).render(app));

  void whenFirstViewLoaded(registry).then(() => {
    if (phase === 'first') phase = 'rest';
    restEnds = Date.now() + REST_TIME;
  });
  // What a person asks for does not wait for the rest of the page.
  for (const event of merger ? ['pointerdown', 'keydown'] : [])
    root.ownerDocument.addEventListener(event, endStart, { once: true, capture: true });

  // Loaded after the first view, which does not need these data stores. A screen that needs one registers it itself.
  whenFirstViewLoaded(registry)
    .then(() => import('./start/other-stores.ts'))
    .then(
      ({ registerOtherStores }) => registerOtherStores(registry),
      (error: unknown) =>
        console.warn('Tillview could not load all data stores. Reload the page.', error),
    );
  return registry;
}
