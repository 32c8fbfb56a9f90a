import { hostDefaults, type HostConfig } from '../src/host/host-config.ts';
import { getStartAddress } from '../src/host/start-view.ts';
import { createShopClock } from '../src/host/shop-clock.ts';
import type { AppBuild } from './app-build.ts';
import type { Backend, PageFailure, PageView } from './backend.ts';
import { hostFileAddresses } from './page/host-files.ts';
import { renderHostPage, type PageContent } from './page/host-page.ts';
import { getMenu } from './page/menu.ts';
import { htmlReply, redirectReply, type Reply } from './reply.ts';
import { pageHeaders } from './security-headers.ts';
import type { SessionCheck } from './session.ts';
import { getUtcOffset } from './site/zoned-instant.ts';
import { translatePage, type Translations } from './translations.ts';

/** The app as this server serves it: a build, or the sources in development. */
export type AppSource = {
  /** The current build; `undefined` while it is being replaced. */
  build(): AppBuild | undefined;
  /** Development only: lets Vite add its own scripts to the page, which then has no content security policy. */
  transformPage?: (target: string, html: string) => Promise<string>;
  /** If absent, every page is in English. */
  translations?: Translations;
};

/** The replies that are HTML pages. */
export type PageReplies = {
  /** The page that loads the app. */
  app(url: URL): Promise<Reply>;
  notFound(url: URL, text: string): Promise<Reply>;
  /** The reply for a browser whose session does not allow the request; `undefined` if it does. */
  forSession(url: URL, check: SessionCheck): Promise<Reply | undefined>;
};

const rebuilding: PageFailure = {
  title: 'Tillview is being rebuilt',
  text: 'This page reloads by itself. If it does not, reload it in a moment.',
  retryAfter: 2,
};

/** The config of a page for a browser that is not signed in: it contains no data of the store. */
const anonymous: HostConfig = { ...hostDefaults, mode: 'proxy' };

/** Whether a URL names more than the admin page, so that it does not open the page that the user has chosen as first. */
const hasAddress = (url: URL): boolean => [...url.searchParams.keys()].join() !== 'page';

const messageOf = (title: string, text: string, retry?: string): PageContent => ({
  kind: 'message',
  title,
  text,
  retry,
});

/** Creates the page replies of a store. Each page contains `requestToken`, which its REST requests must send. */
export function createPageReplies(
  backend: Backend,
  app: AppSource,
  requestToken: string,
): PageReplies {
  const render = async (
    url: URL,
    status: number,
    { config, failure }: PageView,
    message?: PageContent,
  ): Promise<Reply> => {
    const build = app.build();
    const problem = message ? undefined : (failure ?? (build ? undefined : rebuilding));
    const shown = problem
      ? messageOf(problem.title, problem.text, url.pathname + url.search)
      : { kind: 'app' as const };
    const content = message ?? shown;
    const path = url.searchParams.get('path') || '/';
    const files = build?.filesOf(content.kind === 'app' ? path : undefined);
    const isAnonymous = config === anonymous;
    const translation = app.translations && (await translatePage(app.translations, config.locale));
    const html = renderHostPage({
      config,
      content,
      menu: isAnonymous ? [] : getMenu(config.user),
      translation,
      files: {
        styles: [...(files?.styles ?? []), hostFileAddresses.style],
        scripts: [hostFileAddresses.script],
        modules: files?.modules ?? [],
        preloads: files?.preloads ?? [],
        firstRequests: build?.firstRequestsOf(path),
        keptPage: build?.keptPage,
        icon: hostFileAddresses.icon,
      },
      path,
    });
    const { transformPage } = app;
    const text = transformPage ? await transformPage(url.pathname + url.search, html) : html;
    const reply = htmlReply(problem ? 503 : status, text);
    const policy = transformPage
      ? {}
      : pageHeaders(config, isAnonymous ? [] : backend.imageSources);
    const headers = { ...reply.headers, ...policy };
    if (problem?.retryAfter === undefined) return { ...reply, headers };
    return { ...reply, headers: { ...headers, refresh: String(problem.retryAfter) } };
  };

  const page = async (url: URL, message?: PageContent, status = 200): Promise<Reply> => {
    const { config, ...view } = await backend.view();
    const start =
      message || hasAddress(url) ? undefined : getStartAddress(config.user?.preferences);
    if (start !== undefined) return redirectReply(`${url.pathname}${url.search}&${start}`);
    const now = createShopClock(config.now)().getTime();
    const utcOffset = getUtcOffset(config.timeZone, now);
    return render(
      url,
      status,
      { config: { ...config, utcOffset, requestToken }, ...view },
      message,
    );
  };

  return {
    app: (url) => page(url),
    notFound: (url, text) => page(url, messageOf('Page not found', text), 404),
    async forSession(url, check) {
      const view = { config: anonymous };
      switch (check.kind) {
        case 'open':
          return undefined;
        case 'refused':
          return render(url, 403, view, messageOf('Not signed in', check.text));
        case 'redirect':
          return redirectReply(check.location, check.setCookie);
        case 'reopen': {
          const reply = await render(url, 200, view, messageOf('Opening Tillview', 'One moment.'));
          const refresh = `0;url=${check.location}`;
          return { ...reply, headers: { ...reply.headers, refresh } };
        }
      }
    },
  };
}
