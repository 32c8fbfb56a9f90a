import { memoize, type ReportSource } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { flattenFilters, type FilterConfig } from '@tillview/navigation';
import type { OverviewContent } from '../screens/overview/overview-content.ts';
import type { OverviewChart } from '../screens/overview/overview-metrics.ts';
import type { OverviewPreferences } from '../screens/overview/overview-preferences.ts';
import type { LoadedSource } from '../screens/overview/use-sources.ts';
import { applyHook, hasHook } from './apply-hook.ts';
import { fromHookChart, toHookChart } from './extend-charts.ts';
import { withFields } from './extend-source.ts';
import { HOOKS } from './hook-names.ts';
import { readOverviewCharts } from './read-charts.ts';
import { readFilters } from './read-filters.ts';

const CHARTS = 'store-charts';

/** Returns the URL parameters that filters can set. */
function getParams(filters: readonly FilterConfig<never>[]): string[] {
  return filters.flatMap(({ param, filters: options }) => [
    param,
    ...flattenFilters(options).flatMap(({ settings, query = {} }) => [
      ...(settings ? [settings.param] : []),
      ...Object.keys(query),
    ]),
  ]);
}

function getCharts(own: readonly OverviewChart[]): readonly OverviewChart[] {
  const given = own.map((chart) => ({ ...toHookChart(chart), report: chart.report }));
  const all = applyHook(HOOKS.overviewCharts, given, readOverviewCharts);
  if (all === given) return own;
  return all.map((chart): OverviewChart => {
    const { report, key } = chart;
    const known = own.find((each) => each.report === report && each.key === key);
    const { block = `${report}_${key}`, stats = report } = known ?? {};
    return { ...fromHookChart(chart, known), report, block, stats };
  });
}

/**
 * Returns the source of a plugin's report, with only what its charts need: stats from the endpoint with the report's
 * name.
 */
const getUnknownSource = (report: string): ReportSource => ({
  hasRange: true,
  stats: { endpoint: report },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
});

/** Whether a plugin changes the filters or charts of the Overview. */
export const changesOverview = (): boolean =>
  hasHook([HOOKS.overviewFilters, HOOKS.overviewCharts]);

/** Returns the Overview with filters and charts of other plugins; the same content if there are none. */
export function extendOverview(own: OverviewContent): OverviewContent {
  if (!changesOverview()) return own;
  const filters = applyHook<FilterConfig<never>[]>(HOOKS.overviewFilters, [], readFilters);
  const charts = getCharts(own.charts);
  const added = charts.filter(({ block }) => own.charts.every((each) => each.block !== block));
  const params = getParams(filters);

  // Added charts are visible by default, until the user hides them.
  const showAdded = (given: OverviewPreferences): OverviewPreferences => ({
    ...given,
    sections: given.sections.map((section) => {
      const { key, hiddenBlocks, shownBlocks = [] } = section;
      const blocks = added
        .map(({ block }) => block)
        .filter((block) => !hiddenBlocks.includes(block));
      return key === CHARTS && blocks.length > 0
        ? { ...section, shownBlocks: [...new Set([...shownBlocks, ...blocks])] }
        : section;
    }),
  });
  return {
    source: { ...own.source, filters: () => filters },
    charts,
    readQuery: (query): Query =>
      Object.fromEntries(Object.entries(query).filter(([name]) => params.includes(name))),
    extendPreferences: memoize(showAdded),
    extendSource(report, loaded): LoadedSource {
      const ofReport = added.filter((chart) => chart.report === report);
      if (!loaded || ofReport.length === 0) return loaded;
      const isUnknown = own.charts.every((chart) => chart.report !== report);
      if ('error' in loaded) return isUnknown ? { source: getUnknownSource(report) } : loaded;
      return {
        source: withFields(
          loaded.source,
          ofReport.map(({ key }) => key),
        ),
      };
    },
  };
}
