import { safeDecodeURIComponent } from '@wordpress/url';
import { getQueryText, parseQuery, stringifyQuery, type Query } from './query-string.ts';

/** The parts of a URL that contain the state of the app. */
type UrlParts = { readonly search: string; readonly hash: string };

/** An ampersand that was escaped for HTML, once or several times; the semicolon may be percent-encoded. */
const ESCAPED_AMPERSAND = /&(?:(?:amp|#0*38|#x26)(?:;|%3B))+/gi;

/** The route in the fragment, as WooCommerce Admin wrote it before version 0.18. */
const HASH_ROUTE = /^#!?(?=\/)/;

/** Encodings of a path that were encoded again; more than this is not a link that any program writes. */
const MAX_ENCODINGS = 3;

function unescapeAmpersands({ search, hash }: UrlParts): UrlParts {
  const text = search + hash;
  const unescaped = text.replace(ESCAPED_AMPERSAND, '&');
  if (unescaped === text) return { search, hash };
  const start = unescaped.indexOf('#');
  return start < 0
    ? { search: unescaped, hash: '' }
    : { search: unescaped.slice(0, start), hash: unescaped.slice(start) };
}

function decodeTexts(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? safeDecodeURIComponent(value) : value,
    ]),
  );
}

/** `/analytics/orders` for `analytics//orders/`. */
function cleanPath(path: string): string {
  return `/${path
    .trim()
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
}

/**
 * The present form of a URL that an older version, a mail program or another plugin wrote: escaped ampersands, the
 * route in the fragment, a path that was encoded twice, has parameters of its own, or has too many or too few slashes.
 * Other URLs are returned unchanged.
 */
export function toPresentUrl(parts: UrlParts): UrlParts {
  let { search, hash } = unescapeAmpersands(parts);
  let query = parseQuery(search);
  const given = getQueryText(query, 'path');
  let path = given;
  if (path === undefined && HASH_ROUTE.test(hash)) {
    path = hash.replace(HASH_ROUTE, '');
    hash = '';
  }
  if (path === undefined) return { search, hash };
  for (let times = 0; times < MAX_ENCODINGS && /%(?:25)*2F/i.test(path); times += 1) {
    path = safeDecodeURIComponent(path);
    query = decodeTexts(query);
  }
  const [start = '', ...own] = path.split('?');
  path = cleanPath(start);
  if (path !== given) {
    search = `?${stringifyQuery({ ...query, path, ...parseQuery(own.join('?')) })}`;
  }
  return { search, hash };
}
