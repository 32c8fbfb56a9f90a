import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostDefaults } from '../src/host/host-config.ts';
import type { AppBuild } from './app-build.ts';
import type { Backend, PageFailure, PageView } from './backend.ts';
import { checkHost, checkSite, checkToken } from './guard.ts';
import { hostFileAddresses, hostFiles } from './page/host-files.ts';
import { renderHostPage, type PageContent } from './page/host-page.ts';
import { chunksOf, menu } from './page/menu.ts';
import { BodyTooLarge } from './read-body.ts';
import { htmlReply, redirectReply, restError, textReply, type Reply } from './reply.ts';
import { pageHeaders } from './security-headers.ts';
import { sendReply } from './send-reply.ts';
import type { Session } from './session.ts';
import { staticReply } from './static-reply.ts';

/** The app as this server offers it: a build, or the sources in development. */
export type AppSource = {
  /** The build as it is now; `undefined` while it is being replaced. */
  build(): AppBuild | undefined;
  /** Development only: lets Vite put its own scripts into the page, which then has no content policy. */
  transformPage?: (target: string, html: string) => Promise<string>;
};

export type HandlerOptions = {
  backend: Backend;
  app: AppSource;
  /** The address that the server is bound to, such as `127.0.0.1`. */
  host: string;
  /** Whose browser may open pages; absent: every browser that reaches the server. */
  session?: Session;
  /** Called with each error of our own; the text holds no credentials. */
  report: (message: string) => void;
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const ADMIN = '/wp-admin/';
const ADMIN_PAGE = '/wp-admin/admin.php';
const PAGE_SLUG = 'wc-admin';
const START = `${ADMIN_PAGE}?page=${PAGE_SLUG}`;
const APP_FILES = '/app/';
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const rebuilding: PageFailure = {
  title: 'Tillview is being rebuilt',
  text: 'This page reloads by itself. If it does not, reload it in a moment.',
  retryAfter: 2,
};

/** A page for a browser that is not signed in: it carries nothing of the store. */
const anonymous: PageView['config'] = { ...hostDefaults, mode: 'proxy' };

/** Makes the function that answers every request of the server. */
export function createHandler(options: HandlerOptions): Handler {
  const { backend, app, host, session, report } = options;
  const requestToken = randomBytes(32).toString('base64url');

  const render = async (
    url: URL,
    status: number,
    { config, failure }: PageView,
    message?: PageContent,
  ): Promise<Reply> => {
    const build = app.build();
    const problem = failure ?? (build ? undefined : rebuilding);
    const content: PageContent =
      message ??
      (problem === undefined
        ? { kind: 'app' }
        : { kind: 'message', title: problem.title, text: problem.text });
    const path = url.searchParams.get('path') || '/';
    const files = build?.filesOf(content.kind === 'app' ? chunksOf(path) : []);
    const html = renderHostPage({
      config,
      content,
      menu: config === anonymous ? [] : menu,
      files: {
        styles: [...(files?.styles ?? []), hostFileAddresses.style],
        scripts: [hostFileAddresses.script],
        modules: files?.modules ?? [],
        preloads: files?.preloads ?? [],
        icon: hostFileAddresses.icon,
      },
      path,
    });
    const text = app.transformPage
      ? await app.transformPage(url.pathname + url.search, html)
      : html;
    const reply = htmlReply(problem && !message ? 503 : status, text);
    const headers = {
      ...reply.headers,
      ...(app.transformPage
        ? {}
        : pageHeaders(config, config === anonymous ? [] : backend.imageSources)),
      ...(problem?.retryAfter && !message ? { refresh: String(problem.retryAfter) } : {}),
    };
    return { ...reply, headers };
  };

  const page = async (url: URL, message?: PageContent, status = 200): Promise<Reply> => {
    const { config, failure } = await backend.view();
    const view = { config: { ...config, requestToken }, ...(failure ? { failure } : {}) };
    return render(url, status, view, message);
  };

  const notFound = (url: URL, text: string) =>
    page(url, { kind: 'message', title: 'Page not found', text }, 404);

  /** Answers a page request of a browser that is not signed in; `undefined` lets it through. */
  const checkSession = async (request: IncomingMessage, url: URL): Promise<Reply | undefined> => {
    const check = session?.check(request);
    if (!check || check.kind === 'open') return undefined;
    if (check.kind === 'refused') {
      const message = { kind: 'message', title: 'Not signed in', text: check.text } as const;
      return render(url, 403, { config: anonymous }, message);
    }
    if (check.kind === 'redirect') return redirectReply(check.location, check.setCookie);
    const message = { kind: 'message', title: 'Opening Tillview', text: 'One moment.' } as const;
    const reply = await render(url, 200, { config: anonymous }, message);
    return { ...reply, headers: { ...reply.headers, refresh: `0;url=${check.location}` } };
  };

  const answerPage = async (request: IncomingMessage, url: URL): Promise<Reply> => {
    const { pathname } = url;
    const refused = await checkSession(request, url);
    if (refused) return refused;
    if (pathname === '/' || pathname === '/wp-admin' || pathname === ADMIN)
      return redirectReply(START);
    if (pathname === ADMIN_PAGE && url.searchParams.get('page') === PAGE_SLUG) return page(url);
    if (!pathname.startsWith(ADMIN)) return notFound(url, 'The address may be old or mistyped.');
    const target = pathname + url.search;
    return (
      backend.redirectAdmin(target) ??
      (await notFound(url, 'The demo store has its analytics pages only.'))
    );
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const method = request.method ?? 'GET';
    if (!METHODS.includes(method)) return methodNotAllowed(METHODS);
    const refused = checkHost(request, host) ?? checkSite(request);
    if (refused) return refused;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    if (pathname === '/wp-json' || pathname.startsWith('/wp-json/'))
      return checkToken(request, requestToken) ?? backend.rest(request);
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD']);
    if (backend.isApi(url)) return backend.rest(request);
    const file = app.build()?.files.get(pathname) ?? hostFiles.get(pathname);
    const found = file && (await staticReply(file, request));
    if (found) return found;
    if (pathname.startsWith(APP_FILES))
      return textReply(404, 'This file is not part of the current build. Reload the page.');
    return answerPage(request, url);
  };

  const answerSafely = async (request: IncomingMessage): Promise<Reply> => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof BodyTooLarge)
        return restError(413, 'tillview_body_too_large', error.message);
      if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL')
        return restError(400, 'tillview_bad_address', 'The address of the request is not valid.');
      report(
        `A request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return restError(500, 'tillview_failure', 'Something went wrong in the Tillview server.');
    }
  };

  return (request, response) => {
    answerSafely(request)
      .then((reply) => sendReply(request, response, reply))
      .catch((error: unknown) => {
        report(`A reply could not be written: ${String(error)}`);
        response.destroy();
      });
  };
}

function methodNotAllowed(allowed: readonly string[]): Reply {
  const reply = restError(405, 'tillview_method', 'This method is not allowed here.');
  return { ...reply, headers: { ...reply.headers, allow: allowed.join(', ') } };
}
