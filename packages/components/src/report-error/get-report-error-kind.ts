/**
 * The kind of an error, which determines the help that is offered. `failed`: a retry may succeed; `forbidden`: the
 * account may not see the report; `unavailable`: the store does not offer it; `signed-out`: the session has ended;
 * `restarted`: the server has restarted and no longer accepts this page; `refused`: the store rejects the credentials
 * of the server in front of it.
 */
export type ReportErrorKind =
  | 'failed'
  | 'forbidden'
  | 'unavailable'
  | 'signed-out'
  | 'restarted'
  | 'refused';

const KINDS_BY_CODE: ReadonlyMap<unknown, ReportErrorKind> = new Map([
  ['rest_no_route', 'unavailable'],
  ['rest_cookie_invalid_nonce', 'signed-out'],
  ['rest_not_logged_in', 'signed-out'],
  ['tillview_wrong_token', 'restarted'],
  ['tillview_store_refused', 'refused'],
  // A firewall or a security plugin has answered instead of WordPress.
  ['blocked_by_page', 'failed'],
]);

function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'data' in error ? getStatus(error.data) : undefined;
}

/** The kind of a REST error, by its code, otherwise by its status: 401 is `signed-out`, 403 is `forbidden`. */
export function getReportErrorKind(error: unknown): ReportErrorKind {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  const kind = KINDS_BY_CODE.get(code);
  if (kind) return kind;
  // Other errors of the server itself are not about permissions, and their messages explain them.
  if (typeof code === 'string' && code.startsWith('tillview_')) return 'failed';
  const status = getStatus(error);
  if (status === 401) return 'signed-out';
  return status === 403 ? 'forbidden' : 'failed';
}
