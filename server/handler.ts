import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';
import { checkHost, checkSite, checkToken } from './guard.ts';
import { hostFiles } from './page/host-files.ts';
import { createPageReplies, type AppSource } from './page-replies.ts';
import { BodyTooLarge } from './read-body.ts';
import { redirectReply, restError, textReply, type Reply } from './reply.ts';
import { sendReply } from './send-reply.ts';
import type { Session } from './session.ts';
import { staticReply } from './static-reply.ts';

export type HandlerOptions = {
  backend: Backend;
  app: AppSource;
  /** The address that the server is bound to, such as `127.0.0.1`. */
  host: string;
  /** Restricts which browsers may open pages; if absent, every browser that reaches the server may. */
  session?: Session;
  /** Called with each unexpected error; the text contains no credentials. */
  report: (message: string) => void;
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const ADMIN = '/wp-admin/';
const ADMIN_PAGE = '/wp-admin/admin.php';
const PAGE_SLUG = 'wc-admin';
const START = `${ADMIN_PAGE}?page=${PAGE_SLUG}`;
const APP_FILES = '/app/';
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Creates the request listener of the server. */
export function createHandler(options: HandlerOptions): Handler {
  const { backend, app, host, session, report } = options;
  const requestToken = randomBytes(32).toString('base64url');
  const pages = createPageReplies(backend, app, requestToken);

  const handlePage = async (request: IncomingMessage, url: URL): Promise<Reply> => {
    const { pathname } = url;
    const refused = session && (await pages.forSession(url, session.check(request)));
    if (refused) return refused;
    if (pathname === '/' || pathname === '/wp-admin' || pathname === ADMIN)
      return redirectReply(START);
    if (pathname === ADMIN_PAGE && url.searchParams.get('page') === PAGE_SLUG)
      return pages.app(url);
    if (!pathname.startsWith(ADMIN))
      return pages.notFound(url, 'The URL may be outdated or mistyped.');
    const target = pathname + url.search;
    return (
      backend.redirectAdmin(target) ??
      (await pages.notFound(url, 'The demo store has its analytics pages only.'))
    );
  };

  const handle = async (request: IncomingMessage): Promise<Reply> => {
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
    return handlePage(request, url);
  };

  const handleSafely = async (request: IncomingMessage): Promise<Reply> => {
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof BodyTooLarge)
        return restError(413, 'tillview_body_too_large', error.message);
      if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL')
        return restError(400, 'tillview_bad_address', 'The address of the request is not valid.');
      if (request.destroyed && !request.complete) {
        report(`The browser closed the connection while it sent a ${request.method} request.`);
        return textReply(400, '');
      }
      report(
        `A request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return restError(500, 'tillview_failure', 'Something went wrong in the Tillview server.');
    }
  };

  return (request, response) => {
    handleSafely(request)
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
