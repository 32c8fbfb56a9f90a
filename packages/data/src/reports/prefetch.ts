import type { DataRegistry } from '@wordpress/data';
import type { ReportCall } from './request-queries.ts';
import { reportsStore } from './store.ts';

/**
 * Reads the data for the first view of a screen (`getReportCalls`) before the screen is opened. Data that was already
 * read is not read again.
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
