import type { ReportCall, ReportSource } from '@tillview/data';
import { getReportCalls, resolveReportRequest } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import type { ReportDefinition } from './analytics/report-page/report-definition.ts';
import { getExtensions, useExtensions } from './extensions/connect-extensions.ts';
import type { Screen } from './screens.ts';
import type { LoadSource, OtherScreen, ScreenView } from './shell/screen-view.ts';

type Preferences = Readonly<Record<string, string>>;

type GetCalls = (
  query: Query,
  options: { preferences: Preferences | undefined; loadSource: LoadSource },
) => Promise<readonly ReportCall[]>;

const reports = import.meta.glob<{ report: ReportDefinition }>('./analytics/reports/*/report.ts');
const sources = import.meta.glob<{ source: ReportSource }>('./analytics/reports/*/source.ts');

/** Screens that are no report: a file `<name>-screen.tsx` that exports `Screen`. */
const otherScreens = import.meta.glob<{ Screen: OtherScreen }>('./**/*-screen.tsx');

/** The requests of their first views: a file `<name>-calls.ts` that exports `getCalls`. */
const otherCalls = import.meta.glob<{ getCalls: GetCalls }>('./*/*/*-calls.ts');

async function loadPage() {
  const { ReportPage } = await import('./analytics/report-page/report-page.tsx');
  return ReportPage;
}

const loadSource: LoadSource = async (report) => {
  const load = sources[`./analytics/reports/${report}/source.ts`];
  if (!load) throw new Error(`The build has no source of a report "${report}".`);
  return (await load()).source;
};

/** Loads the code of a screen. Throws for a screen whose module the build does not have. */
export async function loadScreen({ module }: Screen): Promise<ScreenView> {
  const loadOther = otherScreens[`./${module}`];
  if (loadOther) {
    const { Screen } = await loadOther();
    return function OtherScreenView({ onError }) {
      return <Screen onError={onError} loadSource={loadSource} />;
    };
  }
  const loadReport = reports[`./${module}`];
  if (!loadReport) throw new Error(`The build has no screen module "${module}".`);
  const [ReportPage, { report }] = await Promise.all([loadPage(), loadReport()]);
  return function ReportScreen({ onError }) {
    const extended = useExtensions()?.extendReport(module, report);
    return <ReportPage report={extended ?? report} onError={onError} />;
  };
}

/**
 * The requests that the first view of a screen sends, so that they can leave before its code is there; `preferences` are
 * the user's, as far as the page names them. Only a report's source, or the file of another screen's calls, is loaded
 * for it. Rejects when that cannot be loaded.
 */
export async function getScreenCalls(
  { module }: Screen,
  query: Query,
  preferences: Preferences | undefined,
): Promise<readonly ReportCall[]> {
  const loadCalls = otherCalls[`./${module.replace(/-screen\.tsx$/, '-calls.ts')}`];
  const extensions = getExtensions();
  // What other plugins add to it is known with its code only.
  if (loadCalls)
    return extensions ? [] : (await loadCalls()).getCalls(query, { preferences, loadSource });
  const load = sources[`./${module.replace(/report\.ts$/, 'source.ts')}`];
  if (!load) return [];
  const { source } = await load();
  const extended = extensions?.extendSource(module, source);
  return getReportCalls(resolveReportRequest(extended ?? source, query));
}
