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

/** A reply as a test reads it. */
export type Got = { status: number; headers: IncomingHttpHeaders; text: string; body: Buffer };

export type Asking = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Sends one request, by default with the headers of no browser at all. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Got> {
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

/** The port and address of a listening server. */
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts servers for a test and stops them after it. */
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

/** What a pretend store saw of one request. */
export type Seen = { method: string; target: string; headers: IncomingHttpHeaders; body: string };

/** What a pretend store answers to one request; `undefined` falls to the good store's answer. */
export type StoreScript = (
  seen: Seen,
  request: IncomingMessage,
) =>
  | { status?: number; headers?: Record<string, string | string[]>; body?: unknown }
  | 'silence'
  | undefined;

const GOOD: Readonly<Record<string, unknown>> = {
  '/wp-json/': {
    name: 'Bob&#039;s &amp; Co',
    gmt_offset: '5.5',
    timezone_string: '',
    namespaces: ['wc/v3', 'wc-analytics', 'wp/v2'],
  },
  '/wp-json/wp/v2/users/me': {
    id: 7,
    name: 'Ada </script>',
    locale: 'he_IL',
    capabilities: { view_woocommerce_reports: true },
    avatar_urls: { 24: 'x' },
    woocommerce_meta: { revenue_report_columns: '["coupons"]' },
  },
  '/wp-json/wp/v2/settings': {
    date_format: 'Y-m-d',
    time_format: 'H:i',
    start_of_week: 6,
    language: 'de_DE',
  },
  '/wp-json/wc/v3/data/currencies/current': { code: 'ILS', symbol: '&#8362;' },
  '/wp-json/wc-analytics/settings/general': [
    { id: 'woocommerce_currency_pos', value: 'right_space' },
    { id: 'woocommerce_price_thousand_sep', value: '' },
    { id: 'woocommerce_price_decimal_sep', value: ',' },
    { id: 'woocommerce_price_num_decimals', value: '3' },
  ],
  '/wp-json/wc-analytics/settings/wc_admin': [
    {
      id: 'woocommerce_excluded_report_order_statuses',
      options: { pending: 'Pending', wrapped: 'Gift &amp; wrapped' },
    },
    { id: 'woocommerce_default_date_range', value: 'period=week&amp;compare=previous_period' },
  ],
};

/** A store that answers well unless the script says otherwise, and remembers every request. */
export function pretendStore(script: StoreScript = () => undefined): {
  listener: RequestListener;
  seen: Seen[];
} {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one: Seen = {
        method: request.method ?? '',
        target: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      seen.push(one);
      const scripted = script(one, request);
      if (scripted === 'silence') return;
      const good = GOOD[one.target.split('?')[0] ?? ''];
      const { status, headers, body } = scripted ?? { body: good ?? { ok: true } };
      response.writeHead(status ?? 200, { 'content-type': 'application/json', ...headers });
      response.end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));
    });
  };
  return { listener, seen };
}
