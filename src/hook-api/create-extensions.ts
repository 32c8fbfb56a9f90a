import { memoize, type ReportSource } from '@tillview/data';
import { PERSISTED_PARAMS } from '@tillview/navigation';
import { defaultHooks } from '@wordpress/hooks';
import type { AnyTable, ReportDefinition } from '../reporting/definition/report-definition.ts';
import type { OverviewContent } from '../screens/overview/overview-content.ts';
import { getAddedReports, type AddedReport } from './added-reports.tsx';
import { applyHook, hasHook } from './apply-hook.ts';
import { extendMetrics } from './extend-charts.ts';
import { extendCurrency } from './extend-currency.ts';
import { changesOverview, extendOverview } from './extend-overview.ts';
import { extendSource, withFields, withSortKeys } from './extend-source.ts';
import { extendTable, getAddedSortKeys } from './extend-table.tsx';
import { ExtensionNotices } from './extension-notices.tsx';
import { HOOKS } from './hook-names.ts';
import { setMenuEntries } from './menu-entries.ts';
import { completePlatform, type Platform } from './platform.ts';
import { readList, readText } from './read-shapes.ts';

/** The current changes by other plugins. Each method returns its argument if there are no changes. */
export type Extensions = {
  /** `module` is the file of one of our screens, whose folder is the name of the report, or that name itself. */
  extendSource(module: string, source: ReportSource): ReportSource;
  extendReport(module: string, definition: ReportDefinition): ReportDefinition;
  extendOverview(content: OverviewContent): OverviewContent;
  /** Whether `extendOverview` may change filters or charts. */
  changesOverview: boolean;
  extendCurrency: typeof extendCurrency;
  /** The parameters that links to other screens keep. */
  persistedParams: readonly string[];
  /** The reports of plugins, in their order. */
  reports: readonly AddedReport[];
  /** The report of a plugin at an in-app path. */
  findReport(path: string): AddedReport | undefined;
  Notices: typeof ExtensionNotices;
};

function extendTables(definition: ReportDefinition, source: ReportSource): ReportDefinition {
  if (!hasHook([HOOKS.table])) return { ...definition, source };
  const tables = Object.entries(definition.tables).map(([name, table]): [string, AnyTable] => [
    name,
    { ...table, extend: extendTable(table) },
  ]);
  const keys = Object.values(definition.tables).flatMap(({ columns }) =>
    getAddedSortKeys(columns, source),
  );
  return {
    ...definition,
    source: withSortKeys(source, [...new Set(keys)]),
    tables: { ...definition.tables, ...Object.fromEntries(tables) },
  };
}

const getReportName = (module: string) => module.split('/').at(-2) ?? module;

/** Other parameters decide which screen is shown. */
const isReportParam = (name: string) => name !== 'page' && name !== 'path';

const getPersistedParams = (): readonly string[] =>
  applyHook<readonly string[]>(HOOKS.persistedQueries, PERSISTED_PARAMS, (result) =>
    readList(result, 'The list', readText).filter(isReportParam),
  );

const noop = () => undefined;

/**
 * Reads the callbacks that other plugins have registered. `onChange` is called with the hook of a callback that is
 * removed.
 */
export function createExtensions(
  page: Platform,
  onChange: (hook: string) => void = noop,
): Extensions {
  defaultHooks.removeAction('hookRemoved', 'tillview');
  defaultHooks.addAction('hookRemoved', 'tillview', onChange);
  completePlatform(page);
  const reports = getAddedReports();
  if (page.document) setMenuEntries(page.document, reports);
  // Callbacks run a single time, and unchanged results stay the same object.
  const sourceOf = memoize((source: ReportSource, report: string) => extendSource(report, source));
  const reportOf = memoize((definition: ReportDefinition, report: string) => {
    const { metrics: own } = definition;
    const metrics = extendMetrics(report, own);
    const withFilters = sourceOf(definition.source, report);
    const keys = metrics
      .map(({ key }) => key)
      .filter((key) => own.every((each) => each.key !== key));
    const source = metrics === own ? withFilters : withFields(withFilters, keys);
    const isSame = metrics === own && source === definition.source && !hasHook([HOOKS.table]);
    return isSame ? definition : extendTables({ ...definition, metrics }, source);
  });
  return {
    extendSource: (module, source) => sourceOf(source, getReportName(module)),
    extendReport: (module, definition) => reportOf(definition, getReportName(module)),
    extendOverview: memoize(extendOverview),
    changesOverview: changesOverview(),
    extendCurrency,
    persistedParams: getPersistedParams(),
    reports,
    findReport: (path) => reports.find((report) => report.path === path),
    Notices: ExtensionNotices,
  };
}
