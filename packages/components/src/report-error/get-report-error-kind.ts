/** The kind of error: the request failed, the user has no permission, or the store does not support it. */
export type ReportErrorKind = 'failed' | 'forbidden' | 'unavailable';

function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'data' in error ? getStatus(error.data) : undefined;
}

/** The kind of a REST error: 401 and 403 are `forbidden`, a missing route is `unavailable`. */
export function getReportErrorKind(error: unknown): ReportErrorKind {
  const status = getStatus(error);
  if (status === 401 || status === 403) return 'forbidden';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'rest_no_route' ? 'unavailable' : 'failed';
}
