import { HttpResponse, delay, http } from 'msw';
import type { RequestHandler } from 'msw';
import type { User } from '../entities/administration.ts';
import type { DemoStore } from '../demo-store-types.ts';
import { takeFault } from '../faults.ts';
import type { FaultRule } from '../faults.ts';
import { USER_HEADER, userOf } from '../auth.ts';
import { checkArgs, toList } from '../rest-args.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import { RestError, noRoute } from '../rest-error.ts';
import { parseQuery } from '../rest-query.ts';
import type { Query } from '../rest-query.ts';
import { pickFields } from './pick-fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

const READ: readonly Method[] = ['GET'];

/** The methods that WordPress treats as an update. */
export const UPDATE_METHODS: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** A validated request with its user. */
export type RestRequest = {
  readonly store: DemoStore;
  readonly user: User | null;
  readonly args: RestArgs;
  readonly query: Query;
  /** Path parameters, by the names in the route's pattern. */
  readonly path: Readonly<Record<string, string>>;
  /** The JSON body, `{}` when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  /** URL of the REST API, without a trailing slash. */
  readonly root: string;
  /** The requested URL, for links to other pages. */
  readonly url: URL;
};

/** The response of a handler; the default status is 200. */
export type RestResponse = {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
};

/** Checks whether a user may send a request. Throws a `RestError` if not. */
export type Permission = (user: User | null, request: RestRequest) => void;

/** One route of the REST API. */
export type Route = {
  /** GET by default. */
  methods?: readonly Method[];
  /** Below `/wp-json`; `:name` matches letters, digits, `_` and `-`, `#id` matches a number. */
  path: string;
  args?: ArgSchemas;
  permission?: Permission;
  handle: (request: RestRequest) => RestResponse;
};

/** The routes of one path, with the pattern that matches the path. */
type RouteGroup = {
  pattern: RegExp;
  names: string[];
  routes: Route[];
};

/**
 * Turns routes into one msw handler for the whole API, with method override, permission checks and 404s.
 */
export function toHandlers(store: DemoStore, routes: readonly Route[]): RequestHandler[] {
  const groups = new Map<string, RouteGroup>();
  for (const route of routes) {
    const group = groups.get(route.path);
    if (group) group.routes.push(route);
    else groups.set(route.path, toGroup(route));
  }
  return [
    http.all(/\/wp-json(?=[/?#]|$)/, ({ request }) =>
      handleApiRequest(store, [...groups.values()], request),
    ),
  ];
}

function toGroup(route: Route): RouteGroup {
  const names: string[] = [];
  const pattern = route.path.replaceAll(/[:#]\w+/g, (part) => {
    names.push(part.slice(1));
    return part.startsWith('#') ? String.raw`(\d+)` : String.raw`([\w-]+)`;
  });
  return { pattern: new RegExp(`^${pattern}/?$`), names, routes: [route] };
}

async function handleApiRequest(
  store: DemoStore,
  groups: readonly RouteGroup[],
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
    const fault = takeFault(store.faults, { path: restPath, method });
    if (fault?.latency) await delay(fault.latency);
    const broken = fault && responseOfFault(fault, headers);
    if (broken) return broken;

    const nonce = request.headers.get('x-wp-nonce');
    if (nonce !== null && nonce !== store.nonce)
      throw new RestError('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
    if (nonce !== null) headers['x-wp-nonce'] = store.nonce;

    const found = findRoute(groups, restPath, method);
    if (!found) throw noRoute();
    const { route, path } = found;
    const body = await readBody(request);
    const restRequest: RestRequest = {
      store,
      user: userOf(store.db, request.headers.get(USER_HEADER)),
      args: checkArgs({ ...query, ...toQuery(body) }, route.args ?? {}, store.settings.timeZone),
      query,
      path,
      body,
      site,
      root,
      url: normalizeUrl(url, route.args ?? {}),
    };
    route.permission?.(restRequest.user, restRequest);
    const response = route.handle(restRequest);
    return HttpResponse.json(toJson(pickFields(response.body, query['_fields'])), {
      status: response.status ?? 200,
      headers: { ...headers, ...response.headers },
    });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return HttpResponse.json(toJson(error.toBody()), { status: error.status, headers });
  }
}

function findRoute(groups: readonly RouteGroup[], restPath: string, method: string) {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { pattern, names, routes } of groups) {
    const match = pattern.exec(restPath);
    const route =
      match && routes.find(({ methods = READ }) => methods.some((known) => known === wanted));
    if (route)
      return {
        route,
        path: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])),
      };
  }
  return null;
}

/** The URL as WordPress writes it in links: a list has one parameter per item, and `true` is 1. */
function normalizeUrl(url: URL, schemas: ArgSchemas): URL {
  const normalized = new URL(url);
  normalized.search = '';
  for (const [name, value] of url.searchParams) {
    const type = schemas[name]?.type;
    if (type === 'list')
      for (const [index, item] of toList(value).entries())
        normalized.searchParams.append(`${name}[${index}]`, item);
    else if (type === 'boolean')
      normalized.searchParams.append(name, /^(1|true)$/i.test(value) ? '1' : '');
    else normalized.searchParams.append(name, value);
  }
  return normalized;
}

function splitOnce(text: string, separator: string): [string, string] {
  const group = text.indexOf(separator);
  return [text.slice(0, group), text.slice(group + separator.length)];
}

/** WordPress reads the method from a header or a parameter, for clients that can send only GET and POST. */
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

/** The maximum nesting depth of JSON that PHP's `json_decode` accepts. */
const MAX_JSON_DEPTH = 512;

/** The nesting depth of the arrays and objects in a JSON text. */
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

/** Converts the parameters of the body to strings, so that they are validated like those of the URL. */
export function toQuery(body: Readonly<Record<string, unknown>>): Query {
  const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const texts: Query = {};
  for (const [name, value] of Object.entries(body)) {
    if (isScalar(value)) texts[name] = String(value);
    else if (Array.isArray(value) && value.every(isScalar)) texts[name] = value.map(String);
  }
  return texts;
}

function responseOfFault(fault: FaultRule, headers: Record<string, string>): Response | null {
  if (fault.offline) return HttpResponse.error();
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

/** The type of `HttpResponse.json` requires a JSON value; handlers always return one. */
function toJson(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>;
}
