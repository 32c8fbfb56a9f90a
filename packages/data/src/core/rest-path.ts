import { stringifyQuery } from '@tillview/navigation';
import { NAMESPACE } from './constants.ts';
import { normalizeQuery, type Query } from './query.ts';

/** A path with its query as text. The query must be normalized. */
export function withQuery(path: string, query: Query): string {
  const text = stringifyQuery(query);
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** The path of a request in the analytics namespace, or of one that begins with `/`, as it is sent to the REST client. */
export function toRestPath(path: string, query: Query): string {
  return withQuery(path.startsWith('/') ? path : `${NAMESPACE}/${path}`, normalizeQuery(query));
}
