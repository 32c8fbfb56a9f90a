import { getReportCalls, resolveRequestParams } from '@tillview/data';
import type { GetCalls } from '../../shell/screen-view.ts';
import { chartNames } from './chart-names.ts';
import {
  getIndicatorCalls,
  getLeaderboardCalls,
  resolveOverviewParams,
} from './overview-params.ts';
import { readOverviewPreferences } from './overview-preferences.ts';
import { ownSource } from './overview-source.ts';

// Does not use the user data store, whose code is not loaded yet when the first requests are sent.
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// The Overview has no filters of its own.
const noFilters = () => ({});

/** The requests of the first view; none if the user's preferences are not known. */
export const getCalls: GetCalls = async (query, preferences, { load }) => {
  if (!preferences) return [];
  const choices = Object.entries(preferences).map(([name, text]) => [name, parse(text)]);
  const request = resolveOverviewParams(
    query,
    readOverviewPreferences(Object.fromEntries(choices)),
    chartNames,
    (chartQuery) => resolveRequestParams(ownSource, chartQuery, {}, noFilters),
  );
  const sources = await Promise.all(request.reports.map(load));
  const stats = sources.flatMap((source) =>
    getReportCalls({
      ...resolveRequestParams(source, request.chartQuery, {}, noFilters),
      filters: request.range.filters,
      // The page has no table: the rows of the report are not requested.
      rows: { from: 'intervals' },
    }),
  );
  // In the order of the page, because browsers and servers answer only a few at once.
  return [...stats, ...getIndicatorCalls(request), ...getLeaderboardCalls(request)];
};
