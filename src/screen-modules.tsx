import type { ReportCall, ReportSource } from '@tillview/data';
import { getReportCalls, resolveReportRequest } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import type { ReportDefinition } from './analytics/report-page/report-definition.ts';
import type { Screen } from './screens.ts';
import type { ScreenView } from './shell/screen-view.ts';

const reports = import.meta.glob<{ report: ReportDefinition }>('./analytics/reports/*/report.ts');
const sources = import.meta.glob<{ source: ReportSource }>('./analytics/reports/*/source.ts');

/** Screens that are no report: a file `<name>-screen.tsx` that exports `Screen`. */
const otherScreens = import.meta.glob<{ Screen: ScreenView }>('./*/*/*-screen.tsx');

const loadPage = () => import('./analytics/report-page/report-page.tsx');

/** Loads the code of a screen. Throws for a screen whose module the build does not have. */
export async function loadScreen({ module }: Screen): Promise<ScreenView> {
  const loadOther = otherScreens[`./${module}`];
  if (loadOther) return (await loadOther()).Screen;
  const loadReport = reports[`./${module}`];
  if (!loadReport) throw new Error(`The build has no screen module "${module}".`);
  const [{ ReportPage }, { report }] = await Promise.all([loadPage(), loadReport()]);
  return function ReportScreen({ onError }) {
    return <ReportPage report={report} onError={onError} />;
  };
}

/**
 * The requests that the first view of a screen sends, so that they can leave before its code is there. Only a report's
 * source is loaded for it; other screens send their own. Rejects when that cannot be loaded.
 */
export async function getScreenCalls(
  { module }: Screen,
  query: Query,
): Promise<readonly ReportCall[]> {
  const loadSource = sources[`./${module.replace(/report\.ts$/, 'source.ts')}`];
  if (!loadSource) return [];
  const { source } = await loadSource();
  return getReportCalls(resolveReportRequest(source, query));
}
