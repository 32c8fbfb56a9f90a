import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { HostConfig } from '../src/host/host-config.ts';
import type { PageChunks } from './app-build.ts';
import type { AppSource } from './page-replies.ts';
import { parseRestUrl } from './store/rest-form.ts';
import { EMPTY_FILES } from './static-files.ts';

/** A response, with its body as text and bytes. */
export type Received = { status: number; headers: IncomingHttpHeaders; text: string; body: Buffer };

export type SendOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Sends one request, by default without any browser headers. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body }: SendOptions = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: whole.toString('utf8'),
          body: whole,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The settings that a page contains; undefined in a page of another kind. */
export function readHostConfig(html: string): HostConfig | undefined {
  const json = /id="tillview-host">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as HostConfig);
}

/** Headers of requests that no page of the app sends, and the code of the error that refuses them. */
export const FOREIGN_REQUESTS: readonly [what: string, Record<string, string>, code: string][] = [
  ['no token', { 'x-tillview-token': '' }, 'tillview_wrong_token'],
  ['another token', { 'x-tillview-token': 'x'.repeat(43) }, 'tillview_wrong_token'],
  ['another origin', { origin: 'https://evil.example' }, 'tillview_foreign_origin'],
  ['the origin null', { origin: 'null' }, 'tillview_foreign_origin'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 'tillview_foreign_origin'],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }, 'tillview_foreign_origin'],
  ['another host name', { host: 'evil.example:80' }, 'tillview_foreign_host'],
  ['another port', { host: '127.0.0.1:1' }, 'tillview_foreign_host'],
];

/** An app without files, whose page loads the given chunks. */
export function appOf({
  modules = [],
  preloads = [],
  styles = [],
}: Partial<PageChunks>): AppSource {
  const chunks = { modules, preloads, styles };
  return {
    build: () => ({
      files: EMPTY_FILES,
      filesOf: () => chunks,
      firstRequestsOf: () => undefined,
      keptPage: undefined,
    }),
  };
}

/** The URL of a listening server. */
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts servers for a test and stops them after the test. */
export function withListeners(): (
  listener: RequestListener,
) => Promise<{ url: string; server: Server }> {
  const servers: Server[] = [];
  afterEach(async () => {
    await Promise.all(
      servers.splice(0).map(
        (server) =>
          new Promise<void>((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      ),
    );
  });
  return async (listener) => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return { url: urlOf(server), server };
  };
}

/** A request that a fake store received. */
export type SeenRequest = {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** The fake store's reply to a request; `undefined` sends the normal reply, and 'silence' none. */
export type StoreScript = (
  seen: SeenRequest,
  request: IncomingMessage,
) =>
  | { status?: number; headers?: Record<string, string | string[]>; body?: unknown }
  | 'silence'
  | undefined;

/** The normal replies of the fake store, by REST path. */
const NORMAL_REPLIES: Readonly<Record<string, unknown>> = {
  '': {
    name: 'Bob&#039;s &amp; Co',
    gmt_offset: '5.5',
    timezone_string: '',
    namespaces: ['wc/v3', 'wc-analytics', 'wp/v2'],
  },
  'wp/v2/users/me': {
    id: 7,
    name: 'Ada </script>',
    email: 'ada@shop.test',
    locale: 'he_IL',
    capabilities: { view_woocommerce_reports: true },
    avatar_urls: { 24: 'x' },
    woocommerce_meta: { revenue_report_columns: '["coupons"]' },
  },
  'wp/v2/settings': {
    date_format: 'Y-m-d',
    time_format: 'H:i',
    start_of_week: 6,
    language: 'de_DE',
  },
  'wc/v3/data/currencies/current': { code: 'ILS', symbol: '&#8362;' },
  'wc-analytics/settings/general': [
    { id: 'woocommerce_currency_pos', value: 'right_space' },
    { id: 'woocommerce_price_thousand_sep', value: '' },
    { id: 'woocommerce_price_decimal_sep', value: ',' },
    { id: 'woocommerce_price_num_decimals', value: '3' },
  ],
  'wc-analytics/settings/wc_admin': [
    {
      id: 'woocommerce_excluded_report_order_statuses',
      options: { pending: 'Pending', wrapped: 'Gift &amp; wrapped' },
    },
    { id: 'woocommerce_default_date_range', value: 'period=week&amp;compare=previous_period' },
  ],
};

/** A fake store that sends the normal replies unless the script returns another one, and records every request. */
export function createFakeStore(script: StoreScript = () => undefined): {
  listener: RequestListener;
  seen: SeenRequest[];
} {
  const seen: SeenRequest[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one: SeenRequest = {
        method: request.method ?? '',
        target: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      seen.push(one);
      const scripted = script(one, request);
      if (scripted === 'silence') return;
      const rest = parseRestUrl(`http://store.example${one.target}`);
      const normal = rest && NORMAL_REPLIES[rest.path];
      const { status, headers, body } = scripted ?? { body: normal ?? { ok: true } };
      response.writeHead(status ?? 200, { 'content-type': 'application/json', ...headers });
      response.end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));
    });
  };
  return { listener, seen };
}
