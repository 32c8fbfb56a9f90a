/**
 * The URL forms in which WordPress sites accept a REST path, the most common first: with "pretty" permalinks, with
 * `index.php` in the permalinks (no URL rewriting in the web server), and with plain permalinks.
 */
export const restForms = ['wp-json', 'index.php/wp-json', 'rest_route'] as const;

export type RestForm = (typeof restForms)[number];

/** The URL of a REST path on a site; `path` has no leading slash, `query` no question mark. */
export function toRestUrl(site: URL, form: RestForm, path: string, query: string): URL {
  if (form !== 'rest_route') {
    const target = new URL(`${form}/${path}`, site);
    target.search = query;
    return target;
  }
  const target = new URL(site);
  target.search = `rest_route=/${path}${query && '&'}${query}`;
  return target;
}

/** The REST path and query of a URL in any of the forms; `undefined` if it is not a REST URL. */
export function parseRestUrl(address: string): { path: string; query: string } | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  const route = url.searchParams.get('rest_route');
  if (route !== null) {
    url.searchParams.delete('rest_route');
    return { path: route.replace(/^\/+/, ''), query: url.searchParams.toString() };
  }
  const [, path] = /\/wp-json(?:\/(.*))?$/.exec(url.pathname) ?? [];
  if (path === undefined && !url.pathname.endsWith('/wp-json')) return undefined;
  return { path: path ?? '', query: url.search.slice(1) };
}
