import type { DataRegistry } from '@wordpress/data';
import type { ReportCall } from './request-queries.ts';
import { reportsStore } from './store.ts';

/**
 * Reads the data for the first view of a screen (`getReportCalls`) before the screen is opened. Data that was already
 * read is not read again. Resolves when each call has its data or has failed; the screen shows the failure.
 */
export async function prefetchReports(
  registry: DataRegistry,
  calls: readonly ReportCall[],
): Promise<void> {
  const { getLeaderboards, getReportItems, getReportStats } = registry.resolveSelect(reportsStore);
  const ofReports = calls.filter(({ path }) => !path.startsWith('/'));
  const reads = ofReports.map(({ path, query }): Promise<unknown> => {
    const [, endpoint, stats] = /^reports\/(.+?)(\/stats)?$/.exec(path) ?? [];
    if (endpoint === undefined) return getLeaderboards(path, query);
    return stats === undefined ? getReportItems(endpoint, query) : getReportStats(endpoint, query);
  });
  await Promise.allSettled(reads);
}
