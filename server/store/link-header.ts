import { parseRestUrl } from './rest-form.ts';

/**
 * Rewrites the `Link` header of a store's response to this server, because the REST client follows `rel="next"`
 * automatically (readings B13). Links to anything other than the REST API are omitted.
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
