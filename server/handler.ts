import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';
import { hostFileAddresses, hostFiles } from './page/host-files.ts';
import { renderHostPage, type PageContent, type PageFiles } from './page/host-page.ts';
import { BodyTooLarge } from './read-body.ts';
import { htmlReply, redirectReply, restError, type Reply } from './reply.ts';
import { pageHeaders } from './security-headers.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

/** The app as this server offers it: built files, or the sources in development. */
type AppSource = {
  files: StaticFiles;
  modules: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
  /** Development only: lets Vite put its own scripts into the page, which then has no content policy. */
  transformPage?: (target: string, html: string) => Promise<string>;
};

export type HandlerOptions = {
  backend: Backend;
  app: AppSource;
  /** Told of faults of our own; the text holds no credentials. */
  report: (message: string) => void;
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const ADMIN = '/wp-admin/';
const ADMIN_PAGE = '/wp-admin/admin.php';
const PAGE_SLUG = 'wc-admin';
const START = `${ADMIN_PAGE}?page=${PAGE_SLUG}`;

const acceptsGzip = (request: IncomingMessage) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');

async function staticReply(file: StaticFile, request: IncomingMessage): Promise<Reply> {
  const { plain, gzipped } = await file.load();
  const packed = gzipped && acceptsGzip(request) ? gzipped : undefined;
  return {
    status: 200,
    headers: {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      ...(gzipped ? { vary: 'accept-encoding' } : {}),
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    },
    body: packed ?? plain,
  };
}

/** Makes the function that answers every request of the standalone host. It never throws. */
export function createHandler({ backend, app, report }: HandlerOptions): Handler {
  const pageFiles: PageFiles = {
    styles: [...app.styles, hostFileAddresses.style],
    scripts: [hostFileAddresses.script],
    modules: app.modules,
    preloads: app.preloads,
    icon: hostFileAddresses.icon,
  };

  const page = async (url: URL, message?: PageContent, status = 200): Promise<Reply> => {
    const { config, failure } = await backend.view();
    const content: PageContent =
      message ??
      (failure === undefined
        ? { kind: 'app' }
        : { kind: 'message', title: 'The store cannot be shown', text: failure });
    const path = url.searchParams.get('path') || '/';
    const html = renderHostPage({ config, content, files: pageFiles, path });
    const target = url.pathname + url.search;
    const text = app.transformPage ? await app.transformPage(target, html) : html;
    const reply = htmlReply(failure === undefined ? status : Math.max(status, 503), text);
    const headers = app.transformPage ? {} : pageHeaders(config, backend.imageSources);
    return { ...reply, headers: { ...reply.headers, ...headers } };
  };

  const notFound = (url: URL, text: string) =>
    page(url, { kind: 'message', title: 'There is no such page', text }, 404);

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    if (pathname === '/wp-json' || pathname.startsWith('/wp-json/') || backend.isApi(url))
      return backend.rest(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
    const file = app.files.get(pathname) ?? hostFiles.get(pathname);
    if (file) return staticReply(file, request);
    const refused = backend.refusePage(request);
    if (refused) return refused;
    if (pathname === '/' || pathname === '/wp-admin' || pathname === ADMIN)
      return redirectReply(START);
    if (pathname === ADMIN_PAGE && url.searchParams.get('page') === PAGE_SLUG) return page(url);
    const other = pathname.startsWith(ADMIN) ? backend.elsewhere(pathname + url.search) : undefined;
    if (other) return other;
    if (pathname.startsWith(ADMIN))
      return notFound(url, 'The demo store has its analytics pages only.');
    return notFound(url, 'The address may be old or mistyped.');
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
      return restError(500, 'tillview_failure', 'The server met a fault of its own.');
    }
  };

  return (request, response) => {
    answerSafely(request).then(
      ({ status, headers, body }) => {
        if (response.destroyed) return;
        const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
        response.writeHead(status, {
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'same-origin',
          'x-frame-options': 'SAMEORIGIN',
          'cross-origin-resource-policy': 'same-origin',
          ...headers,
          'content-length': String(length),
          // What is left of an unread body would be taken for the next request.
          ...(request.complete ? {} : { connection: 'close' }),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (error: unknown) => {
        report(`A reply could not be written: ${String(error)}`);
        response.destroy();
      },
    );
  };
}
