import { getReportCalls, resolveReportRequest, type ReportSource } from '@tillview/data';
import { configureDate } from '@tillview/date';
import type { Query } from '@tillview/navigation';

const COMMON = new Set(['after', 'before', 'interval', 'order', 'per_page']);

/**
 * Returns the requests of a report for a URL: the path, and the parameters that are specific to the report. Omits the
 * comparison, range, interval, direction and page size, which are the same for every report.
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
