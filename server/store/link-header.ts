import { parseRestUrl } from './rest-form.ts';

/**
 * Makes the `Link` header of a store's reply point at this server, since the REST client follows
 * `rel="next"` by itself (readings B13). Links to anything but the REST API are left out.
 */
export function rewriteLinks(header: string, ownHost: string): string {
  return header
    .split(/,\s*(?=<)/)
    .flatMap((entry) => {
      const [, target = '', parameters = ''] = /^\s*<(.*)>(\s*;[^>]*)$/s.exec(entry) ?? [];
      const rest = parseRestUrl(target);
      if (!rest) return [];
      const { path, query } = rest;
      return [`<http://${ownHost}/wp-json/${path}${query && '?'}${query}>${parameters}`];
    })
    .join(', ');
}
