import { getReportCalls, resolveReportRequest, type ReportSource } from '@tillview/data';
import { configureDate } from '@tillview/date';
import type { Query } from '@tillview/navigation';

const COMMON = new Set(['after', 'before', 'interval', 'order', 'per_page']);

/**
 * The requests of a report for an address: the path and what the report itself decides of the query. Left out are the
 * comparison, and the range, interval, direction and page size, which are the same for every report.
 */
export function getRequests(source: ReportSource, query: Query): object[] {
  configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
  return getReportCalls(resolveReportRequest(source, query)).flatMap((call) => {
    const query = Object.entries(call.query).filter(([name]) => !COMMON.has(name));
    return call.query['after'] === '2026-11-01T00:00:00'
      ? [{ path: call.path, ...Object.fromEntries(query) }]
      : [];
  });
}
