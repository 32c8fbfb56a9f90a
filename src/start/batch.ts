// Several GET requests in one, for a site with our plugin (wordpress/plugin/includes/batch.php). The script in the head
// of the page uses it too, so neither texts nor other code may be imported here.
import { type Connection, getHeaders, toRestUrl } from './rest-connection.ts';

/** The route of the plugin that answers a batch. */
const BATCH_PATH = '/tillview/v1/batch';

/** The maximum number of requests of a batch, as in the plugin. */
export const MAX_BATCH_REQUESTS = 20;

/** A route that took longer, in milliseconds, is sent alone for a day, so that it does not delay other answers. */
const [SLOW, SLOW_FOR] = [300, 86_400_000];

/** Followed by the shop. */
const SLOW_KEY = 'tillview-slow-routes';

/**
 * What the plugin does not answer in a batch: the index of all routes, `ALONE` in server/store/routes.ts, and groups of
 * orders, which only it has: a reply can take seconds, and a screen waits for it.
 */
const ALONE = [
  '/',
  '/tillview/v1/cohorts',
  '/tillview/v1/groups',
  '/tillview/v1/ledger',
  '/tillview/v1/tax-lines',
  '/wc-admin/plugins/connect-jetpack',
];

/** The plugin refuses requests whose routes are not on its list. */
const NOT_BATCHED = 'tillview_not_batched';

type Answer = {
  readonly status: number;
  /** Numbers, too: PHP does not convert them. */
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: unknown;
  /** Milliseconds in the server. */
  readonly time: number;
};

type SlowRoutes = Readonly<Record<string, number>>;

const toRoute = (path: string): string => path.split('?')[0]!;

function readSlowRoutes(shop: string): SlowRoutes {
  try {
    const [owner, routes] = JSON.parse(
      localStorage.getItem(`${SLOW_KEY}:${shop}`) ?? '[]',
    ) as unknown[];
    return owner === shop && typeof routes === 'object' && routes ? (routes as SlowRoutes) : {};
  } catch {
    // Storage can be disabled, and other scripts can write invalid data.
    return {};
  }
}

function rememberTimes(shop: string, paths: readonly string[], answers: readonly Answer[]): void {
  const before = readSlowRoutes(shop);
  const now = Date.now();
  const routes = Object.fromEntries(Object.entries(before).filter(([, until]) => until > now));
  paths.forEach((path, index) => {
    if (answers[index]!.time > SLOW) routes[toRoute(path)] = now + SLOW_FOR;
  });
  if (JSON.stringify(routes) === JSON.stringify(before)) return;
  try {
    localStorage.setItem(`${SLOW_KEY}:${shop}`, JSON.stringify([shop, routes]));
  } catch {
    // Without storage, no route counts as slow.
  }
}

/** Whether a request may be part of a batch: the plugin answers its route there, and it was not slow on this site. */
export function canBatch({ restRoot }: Connection, path: string): boolean {
  const route = toRoute(path);
  return !ALONE.includes(route) && !(readSlowRoutes(restRoot)[route]! > Date.now());
}

function toResponse(answer: Answer, nonce: string | null): Response {
  const headers = new Headers(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  );
  if (nonce) headers.set('x-wp-nonce', nonce);
  const { body, status } = answer;
  return new Response(body === null ? null : JSON.stringify(body), { status, headers });
}

const isAnswers = (value: unknown, count: number): value is readonly Answer[] =>
  Array.isArray(value) &&
  value.length === count &&
  value.every(
    (each: unknown) =>
      typeof each === 'object' && each !== null && 'status' in each && 'headers' in each,
  );

async function readAnswers(
  connection: Connection,
  paths: readonly string[],
  send: typeof fetch,
): Promise<(path: number) => Response> {
  const requests = paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}_locale=user`);
  const reply = await send(toRestUrl(connection.restRoot, BATCH_PATH), {
    method: 'POST',
    headers: { ...getHeaders(connection), 'Content-Type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify({ requests }),
  });
  if (!reply.ok) throw new Error(`The batch of requests was answered with ${reply.status}.`);
  const { responses } = (await reply.json()) as { responses?: unknown };
  if (!isAnswers(responses, paths.length)) throw new Error('The batch has other answers.');
  rememberTimes(connection.restRoot, paths, responses);
  const nonce = reply.headers.get('x-wp-nonce');
  return (index) => {
    const answer = responses[index]!;
    const { code } = (answer.body ?? {}) as { code?: unknown };
    if (code === NOT_BATCHED) throw new Error(`${paths[index]} cannot be part of a batch.`);
    return toResponse(answer, nonce);
  };
}

/**
 * Sends GET requests as one. Returns the response of each path below the REST root; each promise rejects if the batch
 * fails or does not answer it: then the request is to be sent alone.
 */
export function sendBatch(
  connection: Connection,
  paths: readonly string[],
  send: typeof fetch = fetch,
): readonly Promise<Response>[] {
  const answers = readAnswers(connection, paths, send);
  return paths.map(async (_, index) => (await answers)(index));
}
