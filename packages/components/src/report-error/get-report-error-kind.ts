/** Why a part has nothing to show: the read failed, this person may not see it, or the store has no such thing. */
export type ReportErrorKind = 'failed' | 'forbidden' | 'unavailable';

function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'data' in error ? getStatus(error.data) : undefined;
}

/** Tells the kinds of REST failure apart: 401 and 403 forbid, a route that does not exist is not offered. */
export function getReportErrorKind(error: unknown): ReportErrorKind {
  const status = getStatus(error);
  if (status === 401 || status === 403) return 'forbidden';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'rest_no_route' ? 'unavailable' : 'failed';
}
