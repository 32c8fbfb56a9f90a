import { HttpResponse, delay, http } from 'msw';
import type { RequestHandler } from 'msw';
import type { User } from '../db.ts';
import type { DemoStore } from '../demo-store.ts';
import { FAULT_HEADER, FAULT_PARAMETER, takeFault } from '../faults.ts';
import type { Fault } from '../faults.ts';
import { USER_HEADER, userOf } from '../people.ts';
import { checkArgs, toList } from '../rest-args.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import { RestError, noRoute } from '../rest-error.ts';
import { parseQuery } from '../rest-query.ts';
import type { Query } from '../rest-query.ts';
import { pickFields } from './pick-fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The methods that WordPress takes for one and the same: writing what exists. */
export const EDIT: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** A request as a handler sees it: checked, and with somebody behind it. */
export interface RestRequest {
  readonly store: DemoStore;
  readonly user: User | null;
  readonly args: RestArgs;
  readonly query: Query;
  /** Parts of the path, by the names in the route's pattern. */
  readonly path: Readonly<Record<string, string>>;
  /** The JSON body, `{}` when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Address of the site, without a slash at the end. */
  readonly site: string;
  /** Address of the REST API, without a slash at the end. */
  readonly root: string;
  /** The address that was asked, for links to other pages of it. */
  readonly url: URL;
}

/** What a handler answers; 200 unless it says otherwise. */
export interface RestReply {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** One route of the REST API. */
export interface Route {
  methods: readonly Method[];
  /** Below `/wp-json`; `:name` stands for a word of letters, digits, `_` and `-`, `#id` for a number. */
  path: string;
  args?: ArgSchemas;
  /** Throws a `RestError` when this user may not. */
  permit?: (user: User | null, request: RestRequest) => void;
  answer: (request: RestRequest) => RestReply;
}

/** Routes of one path, and the pattern that finds them. */
interface Place {
  pattern: RegExp;
  names: string[];
  routes: Route[];
}

/**
 * Turns routes into one msw handler for the whole API: a request may say its method in a header, and a path
 * without routes is refused as unknown.
 */
export function toHandlers(store: DemoStore, routes: readonly Route[]): RequestHandler[] {
  const places = new Map<string, Place>();
  for (const route of routes) {
    const place = places.get(route.path);
    if (place) place.routes.push(route);
    else places.set(route.path, toPlace(route));
  }
  return [
    http.all(/\/wp-json(?=[/?#]|$)/, ({ request }) =>
      answerRequest(store, [...places.values()], request),
    ),
  ];
}

function toPlace(route: Route): Place {
  const names: string[] = [];
  const pattern = route.path.replaceAll(/[:#]\w+/g, (part) => {
    names.push(part.slice(1));
    return part.startsWith('#') ? String.raw`(\d+)` : String.raw`([\w-]+)`;
  });
  return { pattern: new RegExp(`^${pattern}/?$`), names, routes: [route] };
}

async function answerRequest(
  store: DemoStore,
  places: readonly Place[],
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const [sitePath, restPath] = splitOnce(url.pathname, '/wp-json');
  const site = `${url.origin}${sitePath}`;
  const root = `${site}/wp-json`;
  const query = parseQuery(url.searchParams);
  const method = methodOf(request, query);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=UTF-8',
    link: `<${root}/>; rel="https://api.w.org/"`,
  };
  try {
    const asked = request.headers.get(FAULT_HEADER) ?? url.searchParams.get(FAULT_PARAMETER);
    const fault = takeFault(
      store.faults,
      { path: restPath, method, asked: store.allowFaults ? asked : null },
      store.chance,
    );
    if (fault?.latency) await delay(fault.latency);
    const broken = fault && replyOfFault(fault, headers);
    if (broken) return broken;

    const nonce = request.headers.get('x-wp-nonce');
    if (nonce !== null && nonce !== store.nonce)
      throw new RestError('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
    if (nonce !== null) headers['x-wp-nonce'] = store.nonce;

    const found = findRoute(places, restPath, method);
    if (!found) throw noRoute();
    const { route, path } = found;
    const body = await readBody(request);
    const restRequest: RestRequest = {
      store,
      user: userOf(store.db, request.headers.get(USER_HEADER)),
      args: checkArgs({ ...query, ...textsOf(body) }, route.args ?? {}, store.settings.timeZone),
      query,
      path,
      body,
      site,
      root,
      url: spellOut(url, route.args ?? {}),
    };
    route.permit?.(restRequest.user, restRequest);
    const reply = route.answer(restRequest);
    return HttpResponse.json(toJson(pickFields(reply.body, query['_fields'])), {
      status: reply.status ?? 200,
      headers: { ...headers, ...reply.headers },
    });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return HttpResponse.json(toJson(error.toBody()), { status: error.status, headers });
  }
}

function findRoute(places: readonly Place[], restPath: string, method: string) {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { pattern, names, routes } of places) {
    const match = pattern.exec(restPath);
    const route = match && routes.find(({ methods }) => methods.some((known) => known === wanted));
    if (route)
      return {
        route,
        path: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])),
      };
  }
  return null;
}

/** The address as a site writes it into links: lists with one parameter for each item, true as 1. */
function spellOut(url: URL, schemas: ArgSchemas): URL {
  const spelt = new URL(url);
  spelt.search = '';
  for (const [name, value] of url.searchParams) {
    const type = schemas[name]?.type;
    if (type === 'list')
      for (const [index, item] of toList(value).entries())
        spelt.searchParams.append(`${name}[${index}]`, item);
    else if (type === 'boolean')
      spelt.searchParams.append(name, /^(1|true)$/i.test(value) ? '1' : '');
    else spelt.searchParams.append(name, value);
  }
  return spelt;
}

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator);
  return [text.slice(0, place), text.slice(place + separator.length)];
}

/** WordPress takes the method from a header or a parameter, for clients behind narrow-minded servers. */
function methodOf(request: Request, query: Query): string {
  if (request.method !== 'POST') return request.method;
  const parameter = query['_method'];
  const override =
    request.headers.get('x-http-method-override') ??
    (typeof parameter === 'string' ? parameter : null);
  return override?.trim().toUpperCase() || 'POST';
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const text = await request.text();
  if (text.trim() === '') return {};
  if (request.headers.get('content-type')?.includes('application/x-www-form-urlencoded'))
    return parseQuery(new URLSearchParams(text));
  if (depthOf(text) > MAX_JSON_DEPTH)
    throw new RestError('rest_invalid_json', 'Invalid JSON body passed.', 400, {
      json_error_code: 1,
      json_error_message: 'Maximum stack depth exceeded',
    });
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new RestError('rest_invalid_json', 'Invalid JSON body passed.', 400, {
      json_error_code: 4,
      json_error_message: 'Syntax error',
    });
  }
}

/** PHP's `json_decode` refuses JSON that is nested more deeply. */
const MAX_JSON_DEPTH = 512;

/** How deeply the lists and objects of a JSON text are nested. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (character === '"') isText = !isText;
    else if (isText) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

/** Parameters may also stand in the body; the checks read them as text, like those of the address. */
export function textsOf(body: Readonly<Record<string, unknown>>): Query {
  const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const texts: Query = {};
  for (const [name, value] of Object.entries(body)) {
    if (isScalar(value)) texts[name] = String(value);
    else if (Array.isArray(value) && value.every(isScalar)) texts[name] = value.map(String);
  }
  return texts;
}

function replyOfFault(fault: Fault, headers: Record<string, string>): Response | null {
  if (fault.offline) return HttpResponse.error();
  if (fault.malformed) return new HttpResponse('{"totals":{"orders_count":', { headers });
  if (fault.status === undefined) return null;
  const error =
    fault.status === 401 || fault.status === 403
      ? new RestError(
          'woocommerce_rest_cannot_view',
          'Sorry, you cannot list resources.',
          fault.status,
        )
      : new RestError(
          fault.status >= 500 ? 'internal_server_error' : 'demo_fault',
          '<p>There has been a critical error on this website.</p>',
          fault.status,
        );
  return HttpResponse.json(error.toBody(), { status: fault.status, headers });
}

/** `HttpResponse.json` wants to know that a value is JSON; ours is, by construction. */
function toJson(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>;
}
