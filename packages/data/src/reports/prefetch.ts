import type { DataRegistry } from '@wordpress/data';
import type { ReportCall } from './request-queries.ts';
import { reportsStore } from './store.ts';

/**
 * Reads what the first view of a screen requests (`getReportCalls`), so that it is there when the screen is opened. What
 * was read before is not read again.
 */
export function prefetchReports(registry: DataRegistry, calls: readonly ReportCall[]): void {
  const { getLeaderboards, getReportItems, getReportStats } = registry.select(reportsStore);
  for (const { path, query } of calls) {
    const [, endpoint, stats] = /^reports\/(.+?)(\/stats)?$/.exec(path) ?? [];
    if (endpoint === undefined) getLeaderboards(path, query);
    else if (stats === undefined) getReportItems(endpoint, query);
    else getReportStats(endpoint, query);
  }
}
