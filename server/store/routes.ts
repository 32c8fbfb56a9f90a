/** A REST request that may go to the store: its path below the REST root and its query, or why not. */
export type Route =
  | { allowed: true; path: string; query: string }
  | { allowed: false; status: 400 | 403; message: string };

const ALLOWED: readonly RegExp[] = [
  /^wc-analytics\//,
  /^wc-admin\//,
  /^wc\/v3\//,
  // Not below users/{id}: application passwords are made there.
  /^wp\/v2\/users\/(me|\d+)$/,
  /^wp\/v2\/settings$/,
  /^jetpack\/v4\//,
  /^wc-paypal\/v1\//,
];

/** WordPress reads the route from this parameter before it reads the path. */
const ROUTE_PARAMETER = 'rest_route';
const DROPPED = /^(_wpnonce|_jsonp|_method|consumer_key|consumer_secret|oauth_.*)$/;

/** PHP turns these characters of a parameter's name into underscores and cuts it at a bracket. */
const asPhpName = (name: string) =>
  name.trimStart().replace(/\[.*$/s, '').replaceAll(/[. ]/g, '_').replace(/\0.*$/s, '');

/** Decides what a target below `/wp-json` means and whether it may pass. */
export function routeOf(pathname: string, search: string): Route {
  const path = pathname.replace(/^\/wp-json\/?/, '').replace(/\/$/, '');
  if (/%(2e|2f|5c|00|25)/i.test(path) || /\\|\/\/|(^|\/)\.{1,2}(\/|$)/.test(path))
    return { allowed: false, status: 400, message: 'The path of the request is not valid.' };
  if (!ALLOWED.some((pattern) => pattern.test(path)))
    return {
      allowed: false,
      status: 403,
      message: `This server does not pass on requests to "/${path}".`,
    };
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) {
    const phpName = asPhpName(name);
    if (phpName === ROUTE_PARAMETER)
      return {
        allowed: false,
        status: 403,
        message: 'A request must name its route in its path, not in its query.',
      };
    if (DROPPED.test(phpName)) query.delete(name);
  }
  return { allowed: true, path, query: query.toString() };
}
