import type { ReportCall, ReportSource } from '@tillview/data';
import { resolveReportRequest } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import type { ReportDefinition } from '../reporting/definition/report-definition.ts';
import { getExtensions, useExtensions } from '../hook-api/connect-extensions.ts';
import type { HostConfig } from '../host/host-config.ts';
import type { Screen } from '../screens.ts';
import { getCallsOf } from '../screens/report/report-calls.ts';
import type {
  GetCalls,
  Loaded,
  ReportSources,
  ScreenModule,
  ScreenView,
  ScreenViews,
} from '../shell/screen-view.ts';

const reports = import.meta.glob<{ report: ReportDefinition }>('../screens/reports/*/report.ts');
const sources = import.meta.glob<{ source: ReportSource }>('../screens/reports/*/source.ts');

/** Screens that are not reports: files `<name>-screen.tsx` that export `Screen` and its data stores, `stores`. */
const otherScreens = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx');

/** The requests of these screens' first views: files `<name>-calls.ts` that export `getCalls`. That of reports is imported. */
const otherCalls = import.meta.glob<{ getCalls: GetCalls }>([
  '../screens/*/*-calls.ts',
  '!../screens/report/*',
]);

async function loadPage() {
  const { ReportPage } = await import('../screens/report/report-page.tsx');
  return ReportPage;
}

/** Loads the controls of the admin, which only forms have. */
async function loadFormControls(): Promise<void> {
  await (await import('../host/deferred-scripts.ts')).loadFormControls();
}

function keepLoaded<Key, Value>(load: (key: Key) => Promise<Value>): Loaded<Key, Value> {
  const values = new Map<Key, Value>();
  return {
    get: (key) => values.get(key),
    async load(key) {
      const value = await load(key);
      values.set(key, value);
      return value;
    },
  };
}

const reportSources: ReportSources = keepLoaded(async (report: string) => {
  const load = sources[`../screens/reports/${report}/source.ts`];
  if (!load) throw new Error(`The build has no source for the report "${report}".`);
  return (await load()).source;
});

/** Loads the code of a screen. Throws if the build does not contain its module. */
export async function loadScreen({ module, hasForm }: Screen): Promise<ScreenView> {
  const loadOther = otherScreens[`../screens/${module}`];
  if (loadOther) {
    if (hasForm) await loadFormControls();
    const { Screen, stores } = await loadOther();
    return {
      View: ({ onError }) => <Screen onError={onError} sources={reportSources} />,
      stores,
    };
  }
  const loadReport = reports[`../screens/${module}`];
  if (!loadReport) throw new Error(`The build has no screen module "${module}".`);
  const [ReportPage, { report }] = await Promise.all([loadPage(), loadReport()]);
  return {
    View: function ReportScreen({ onError }) {
      const extended = useExtensions()?.extendReport(module, report);
      return <ReportPage report={extended ?? report} onError={onError} />;
    },
  };
}

/** Creates the list of loaded screens. A screen that is opened again is rendered at once. */
export const createScreenViews = (): ScreenViews => keepLoaded(loadScreen);

/**
 * Returns the requests of a screen's first view, so that they can be sent before its code is loaded. `preferences` are
 * the user's, as far as the page contains them, and `host` its settings, for a screen that is opened. Loads only the source of a
 * report, or the calls file of another screen. Rejects if that cannot be loaded.
 */
export async function getScreenCalls(
  { module }: Screen,
  query: Query,
  preferences: Readonly<Record<string, string>> | undefined,
  host?: HostConfig,
): Promise<readonly ReportCall[]> {
  const loadCalls = otherCalls[`../screens/${module.replace(/-screen\.tsx$/, '-calls.ts')}`];
  const report = /^reports\/(.+)\/report\.ts$/.exec(module)?.[1];
  const extensions = getExtensions();
  // The filters and charts that other plugins add are known only after the screen's code is loaded.
  if (loadCalls ? extensions?.changesOverview : report === undefined) return [];
  const getCalls = loadCalls ? (await loadCalls()).getCalls : getCallsOf(report ?? '');
  return getCalls(query, preferences, {
    load: async (name) => {
      const source = await reportSources.load(name);
      return name === report ? (extensions?.extendSource(module, source) ?? source) : source;
    },
    resolve: resolveReportRequest,
    host,
  });
}
