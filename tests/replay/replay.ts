import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pickFields } from '../../mocks/handlers/pick-fields.ts';
import { derive } from './derive.ts';
import { withEmbedded, withoutEmbedded } from './embedded.ts';
import { findIndicators } from './indicators.ts';
import { findIncluded } from './look-ups.ts';
import { createReplayedUser } from './preferences.ts';
import { isSameQuery, parseRecordedQuery, parseWireQuery } from './query.ts';
import { readRecordings, type Recording } from './recording.ts';
import { closeServer, listenLocally } from '../setup/local-server.ts';

/** The account of the replayed store. The password has spaces, like all application passwords. */
export const replayAccount = { user: 'admin', password: 'abcd EFGH 1234 ijkl MNOP 5678' } as const;

/** A running replay. `misses` lists each request without a recording; tests expect it to be empty. */
export type Replay = {
  url: string;
  misses: readonly string[];
  /** The method and target of every request, in the order of arrival. */
  requests: readonly string[];
  close(): Promise<void>;
};

type ReplayResponse = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };
type Options = { recordings?: readonly Recording[]; port?: number };

/** The REST root of the recorded store; a proxy must replace it with its own URL. */
const RECORDED_ROOT = 'http://localhost:8881/wp-json';

const denied: ReplayResponse = {
  status: 401,
  body: {
    code: 'incorrect_password',
    message: 'The provided password is an invalid application password.',
    data: { status: 401 },
  },
};

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function linksOf(path: string, search: string, page: number, totalPages: number): string {
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(search);
    query.set('page', String(to));
    return `<${RECORDED_ROOT}${path}?${query.toString()}>; rel="${rel}"`;
  };
  return [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < totalPages ? [link(page + 1, 'next')] : []),
  ].join(', ');
}

/** Starts a server that responds with recordings. Equivalent queries get the same response. */
export async function startReplay({
  recordings = readRecordings(),
  port = 0,
}: Options = {}): Promise<Replay> {
  const misses: string[] = [];
  const requests: string[] = [];
  const user = createReplayedUser(recordings);
  const adminRecordings = [
    ...recordings,
    ...withEmbedded(recordings),
    ...withoutEmbedded(recordings),
  ]
    .filter(({ request }) => request.auth === undefined)
    .map((recording) => ({ ...recording, parsed: parseRecordedQuery(recording.request.query) }));
  const { user: name, password } = replayAccount;
  const expected = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

  const readWhole = (path: string, search: string): ReplayResponse | string => {
    if (path === '/wp/v2/users/me') return { status: 200, body: user.read() };
    const requested = parseWireQuery(search);
    const samePath = adminRecordings.filter(
      ({ request }) => request.method === 'GET' && request.path === path,
    );
    const same = samePath.find(({ parsed }) => isSameQuery(parsed, requested));
    if (same) return same;
    // The site index is the same, regardless of the fields that are requested.
    if (path === '/' && samePath[0]) return samePath[0];
    const included = findIncluded(samePath, search);
    if (included) return { status: 200, body: included };
    const indicators = findIndicators(samePath, search);
    if (indicators) return { status: 200, body: indicators };
    const sameFilters = samePath.filter(({ parsed }) => parsed.filterKey === requested.filterKey);
    if (sameFilters.length === 0)
      return samePath.length > 0
        ? 'no recording of this path has the same range, interval and filters'
        : 'no recording has this path';
    const derived = derive(sameFilters, path, requested.shape);
    if (!derived.ok) return derived.reason;
    const { body, total, totalPages } = derived;
    const link = linksOf(path, search, requested.shape.page, totalPages);
    return {
      status: 200,
      body,
      headers: {
        'x-wp-total': String(total),
        'x-wp-totalpages': String(totalPages),
        ...(link ? { link } : {}),
      },
    };
  };

  /** The fields of a row are those of a recording of whole rows, if none has only these. */
  const read = (path: string, search: string): ReplayResponse | string => {
    const found = readWhole(path, search);
    const params = [...new URLSearchParams(search)];
    const isField = ([name]: [string, string]) => name.startsWith('_fields');
    const fields = params.filter(isField).map(([, field]) => field);
    if (typeof found !== 'string' || fields.length === 0) return found;
    const others = new URLSearchParams(params.filter((param) => !isField(param)));
    const whole = readWhole(path, `?${others.toString()}`);
    return typeof whole === 'string' ? found : { ...whole, body: pickFields(whole.body, fields) };
  };

  const write = (method: string, path: string, body: unknown): ReplayResponse | string => {
    if (/^\/wp\/v2\/users\/(me|1)$/.test(path) && method !== 'DELETE')
      return { status: 200, body: user.save(body) };
    const same = adminRecordings.find(
      ({ request }) =>
        request.method === method &&
        request.path === path &&
        JSON.stringify(request.body) === JSON.stringify(body),
    );
    return same ?? 'no recording has this method, path and body';
  };

  const respond = async (request: IncomingMessage): Promise<ReplayResponse> => {
    const target = request.url ?? '/';
    const overridden = request.headers['x-http-method-override'];
    const method = typeof overridden === 'string' ? overridden : (request.method ?? 'GET');
    requests.push(`${method} ${target}`);
    const text = await readText(request);
    const { pathname, search } = new URL(target, 'http://localhost');
    const isRest = pathname === '/wp-json' || pathname.startsWith('/wp-json/');
    const path = pathname.replace(/^\/wp-json/, '') || '/';
    if (isRest && request.headers.authorization !== expected) return denied;
    const body: unknown = text ? JSON.parse(text) : null;
    const found = !isRest
      ? 'the URL is not below /wp-json'
      : method === 'GET'
        ? read(path, search)
        : write(method, path, body);
    if (typeof found !== 'string') return found;
    const miss = `${method} ${decodeURIComponent(target)}${text ? ` ${text}` : ''}: ${found}`;
    misses.push(miss);
    return {
      status: 404,
      body: { code: 'replay_miss', message: miss, data: { status: 404 } },
    };
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    respond(request).then(
      ({ status, body, headers }) => {
        response.writeHead(status, {
          'content-type': 'application/json; charset=UTF-8',
          // A real store sets cookies, which the proxy must not forward.
          'set-cookie': 'wordpress_test_cookie=1; path=/',
          ...headers,
        });
        response.end(JSON.stringify(body));
      },
      (error: unknown) => {
        misses.push(`${request.method} ${request.url}: ${String(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  return {
    url: `http://127.0.0.1:${await listenLocally(server, port)}`,
    misses,
    requests,
    close: () => closeServer(server),
  };
}
