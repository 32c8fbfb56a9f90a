import { isRecord } from '../../packages/data/src/core/shapes.ts';

/** Replaces the response to a request; `next` returns the store's own response. */
type Fault = (next: () => Promise<Response>) => Promise<Response>;

const toError = (status: number, code: string) => async (): Promise<Response> =>
  Response.json({ code, message: 'The store says no.', data: { status } }, { status });

const HTML = '<!doctype html><title>One moment</title><p>Checking your browser.</p>';
const toPage = (status: number) => async (): Promise<Response> =>
  new Response(HTML, { status, headers: { 'Content-Type': 'text/html' } });

/** Replaces every value that is neither a list nor an object. */
function mapValues(value: unknown, replace: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapValues(entry, replace));
  if (!isRecord(value)) return replace(value);
  const entries = Object.entries(value).map(([key, entry]) => [key, mapValues(entry, replace)]);
  return Object.fromEntries(entries);
}

const changeBody =
  (change: (body: unknown) => unknown): Fault =>
  async (next) => {
    const response = await next();
    const { status, headers } = response;
    return Response.json(change(await response.json()), { status, headers });
  };

const afterHalf = async (response: Response): Promise<string> => {
  const text = await response.text();
  return text.slice(0, text.length / 2);
};

/** What a store, or what is between it and the browser, may do to any response. */
export const faults = {
  refused: async () => Response.error(),
  'reset in the middle': async (next) => {
    const half = await afterHalf(await next());
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(half));
        controller.error(new TypeError('The connection was reset.'));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  },
  slow: async (next) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    return next();
  },
  'signed out': toError(401, 'rest_not_logged_in'),
  'invalid nonce': toError(403, 'rest_cookie_invalid_nonce'),
  forbidden: toError(403, 'woocommerce_rest_cannot_view'),
  'no such route': toError(404, 'rest_no_route'),
  'too many requests': toError(429, 'too_many_requests'),
  'internal error': toError(500, 'internal_server_error'),
  maintenance: toPage(503),
  'challenge page': toPage(200),
  empty: async () => new Response('', { headers: { 'Content-Type': 'application/json' } }),
  truncated: async (next) =>
    new Response(await afterHalf(await next()), {
      headers: { 'Content-Type': 'application/json' },
    }),
  // As PHP sends numbers that a plugin has formatted.
  'numbers as text': changeBody((body) =>
    mapValues(body, (value) => (typeof value === 'number' ? String(value) : value)),
  ),
  // As a damaged table, or a plugin that changes figures, makes them.
  'impossible values': changeBody((body) =>
    mapValues(body, (value) => {
      if (typeof value === 'number') return value % 2 === 0 ? 'NaN' : -1;
      return String(value).replace(/^\d{4}-\d\d-\d\d/, '2026-02-30');
    }),
  ),
  nulls: changeBody((body) => mapValues(body, () => null)),
  'list for object': changeBody((body) => (Array.isArray(body) ? {} : [])),
  'no totals': async (next) => {
    const response = await next();
    return Response.json(await response.json(), { status: response.status });
  },
  'rows twice': changeBody((body) => (Array.isArray(body) ? [...body, ...body] : body)),
} as const satisfies Record<string, Fault>;

/** The name of a fault. */
export type FaultName = keyof typeof faults;

/** The faults after which a request has no usable response. */
export const hardFaults: ReadonlySet<FaultName> = new Set([
  'refused',
  'reset in the middle',
  'signed out',
  'invalid nonce',
  'forbidden',
  'too many requests',
  'internal error',
  'maintenance',
  'challenge page',
  'empty',
  'truncated',
]);

/**
 * The sentences that say what failed, or that it is all of the page. In the place of a part of a report, "the data" is that
 * part.
 */
export const NAMES_WHAT_FAILED =
  /Could not load |could not be loaded|permission to see |Sign in again to see |server was restarted/;

/** What a reply must never become. */
export const NONSENSE = /\[object|undefined|NaN|Infinity|Invalid date/;
