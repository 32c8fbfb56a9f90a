import type { ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { overviewCharts, type OverviewChart } from './overview-metrics.ts';
import type { OverviewPreferences } from './overview-preferences.ts';
import { ownSource } from './overview-source.ts';
import type { LoadedSource } from './use-sources.ts';

/** The content of the Overview: our own, or extended with the filters and charts of other plugins. */
export type OverviewContent = {
  /** The date range and the filters of the page. The source has no rows. */
  readonly source: ReportSource;
  readonly charts: readonly OverviewChart[];
  /** Reads the filters from a query. */
  readonly readQuery?: (query: Query) => Query;
  /** Shows added charts that the user has not hidden. */
  readonly extendPreferences?: (preferences: OverviewPreferences) => OverviewPreferences;
  /** Changes the source of a report whose charts are shown. */
  readonly extendSource?: (report: string, loaded: LoadedSource) => LoadedSource;
};

/** The Overview without other plugins. */
export const ownContent: OverviewContent = { source: ownSource, charts: overviewCharts };
