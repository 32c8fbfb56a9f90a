import { memoize } from '@tillview/data';
import { getHistory, getNewPath, getPath, getQuery } from '@tillview/navigation';
import { Component, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { screens } from '../screens.ts';
import { applyHook, type Guard } from './apply-hook.ts';
import { rememberCallback, reportFailure } from './callback-of.ts';
import { HOOKS } from './hook-names.ts';
import { readSlug } from './read-charts.ts';
import { check, checkUnique, readFields, readList, readText } from './read-shapes.ts';

/** The props of a report's component. */
type ReportProps = { path: string; query: Record<string, unknown>; report: string };

type HookReport = {
  report: string;
  title: string;
  component: ComponentType<ReportProps>;
  navArgs?: unknown;
  /** Called with an error of the component. */
  onError?: (error: unknown) => void;
};

/** A report of another plugin, as the shell renders it. */
export type AddedReport = { path: string; title: string; View: ComponentType };

const MAX_REPORTS = 200;

/**
 * A placeholder for our own reports in the list that callbacks receive. Plugins can also render it in their reports.
 */
function OwnReport({ path, report }: ReportProps) {
  const title = ownReports.find((own) => own.report === report)?.title ?? report;
  return <a href={getNewPath({}, path, {})}>{title}</a>;
}

const ownReports = screens.flatMap(({ path, module, title }): (HookReport & { path: string })[] => {
  const report = /^reports\/(.+)\/report\.ts$/.exec(module)?.[1];
  return report
    ? [
        {
          report,
          path,
          title: title(),
          component: OwnReport,
          navArgs: { id: `woocommerce-analytics-${report}` },
        },
      ]
    : [];
});

const isComponent = (value: unknown): value is ComponentType<ReportProps> =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

function readReports(result: unknown, guard: Guard): HookReport[] {
  const reports = readList(
    result,
    'The result',
    (entry, name): HookReport => {
      const { report, title, component, navArgs } = readFields(entry, name);
      const slug = readSlug(report, `${name}.report`);
      check(isComponent(component), `${name}.component must be a React component.`);
      return {
        report: slug,
        title: readText(title, `${name}.title`),
        component,
        navArgs,
        onError: rememberCallback(component, guard),
      };
    },
    MAX_REPORTS,
  );
  checkUnique(
    reports.map(({ report }) => report),
    'The result',
  );
  return reports;
}

const subscribe = (listener: () => void) => getHistory().listen(listener);

type BoundaryProps = { onError: HookReport['onError']; children: ReactNode };

/** Reports an error of a component, then rethrows it for the shell's error boundary, which displays it. */
class Reporter extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if ('error' in this.state) {
      // Reports in `render`, since a boundary that throws is never committed. Each callback is reported once.
      this.props.onError?.(this.state.error);
      throw this.state.error;
    }
    return this.props.children;
  }
}

function createView({ report, title, component: Report, onError }: HookReport): ComponentType {
  return function AddedReportView() {
    const query = useSyncExternalStore(subscribe, getQuery);
    return (
      <>
        <h1 className="tillview-shell__title">{title}</h1>
        <Reporter onError={onError}>
          <Report path={getPath()} query={{ ...query }} report={report} />
        </Reporter>
      </>
    );
  };
}

/** One view for each component and title, so that user input in it is kept when another plugin registers later. */
const getView = memoize(
  (component: HookReport['component'], report: string, title: string): ComponentType =>
    createView({ component, report, title, onError: (error) => reportFailure(component, error) }),
);

/** Returns the reports that plugins add. Ignores changes of our own reports. */
export function getAddedReports(): readonly AddedReport[] {
  const ownPaths = new Set(screens.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  return applyHook<HookReport[]>(HOOKS.reports, ownReports, readReports)
    .filter(({ report }) => !ownPaths.has(`/analytics/${report}`))
    .map((added) => ({
      path: `/analytics/${added.report}`,
      title: added.title,
      View: getView(added.component, added.report, added.title),
    }));
}
