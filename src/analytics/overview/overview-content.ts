import type { ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { overviewCharts, type OverviewChart } from './overview-charts.ts';
import type { OverviewPreferences } from './overview-preferences.ts';
import type { LoadedSource } from './use-sources.ts';

/** The endpoint of performance indicators, below the reports. */
export const INDICATORS = 'performance-indicators';

/** What the Overview consists of: our own, or that with the filters and charts of other plugins. */
export type OverviewContent = {
  /** The range of the page with its filters. It has no rows of its own. */
  readonly source: ReportSource;
  readonly charts: readonly OverviewChart[];
  /** What the filters read of an address. */
  readonly readQuery?: (query: Query) => Query;
  /** Shows added charts that the user has not hidden. */
  readonly extendPreferences?: (preferences: OverviewPreferences) => OverviewPreferences;
  /** What the charts of a report request. */
  readonly extendSource?: (report: string, loaded: LoadedSource) => LoadedSource;
};

/** The Overview without other plugins. */
export const ownContent: OverviewContent = {
  source: {
    hasRange: true,
    stats: { endpoint: INDICATORS },
    rows: { from: 'intervals' },
    sort: { orderby: 'date', order: 'desc' },
    filters: () => [],
  },
  charts: overviewCharts,
};
