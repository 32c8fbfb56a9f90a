import { Link } from '@tillview/components';
import { getNewPath } from '@tillview/navigation';
import type { ComponentType } from 'react';
import { screens } from '../screens.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenView } from '../shell/screen-view.ts';
import { useAddress } from '../shell/use-address.ts';
import { applyHook, type Guard } from './apply-hook.ts';
import { HOOKS } from './hook-names.ts';
import { readSlug } from './read-charts.ts';
import { check, checkUnique, readFields, readList, readText } from './read-shapes.ts';

/** What the component of a report is given. */
type ReportProps = { path: string; query: Record<string, unknown>; report: string };

type HookReport = {
  report: string;
  title: string;
  component: ComponentType<ReportProps>;
  navArgs?: unknown;
  /** Reports an error of the component. */
  onError?: (error: unknown) => void;
};

/** A report of another plugin, as the shell draws it. */
export type AddedReport = { path: string; title: string; View: ScreenView };

const MAX_REPORTS = 200;

/** Stands for our own reports in the list, which plugins can place in theirs. */
function OwnReport({ path, report }: ReportProps) {
  const title = ownReports.find((own) => own.report === report)?.title ?? report;
  return <Link href={getNewPath({}, path, {})}>{title}</Link>;
}

const ownReports = screens.flatMap(({ path, module, title }): (HookReport & { path: string })[] => {
  const report = /^analytics\/reports\/(.+)\/report\.ts$/.exec(module)?.[1];
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

/** Who to tell of the errors of a component: the callback that brought it. */
const onErrors = new WeakMap<object, (error: unknown) => void>();

function readReports(result: unknown, guard: Guard): HookReport[] {
  const reports = readList(
    result,
    'The result',
    (entry, name): HookReport => {
      const { report, title, component, navArgs } = readFields(entry, name);
      const slug = readSlug(report, `${name}.report`);
      check(isComponent(component), `${name}.component must be a React component.`);
      const known = onErrors.get(component);
      const onError =
        known ??
        guard((error: unknown) => {
          throw error;
        }, undefined);
      onErrors.set(component, onError);
      return {
        report: slug,
        title: readText(title, `${name}.title`),
        component,
        navArgs,
        onError,
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

function createView({ report, title, component: Report, onError: onFail }: HookReport): ScreenView {
  return function AddedReportView({ onError }) {
    const { path, query } = useAddress();
    return (
      <>
        <h1 className="tillview-shell__title">{title}</h1>
        <ErrorBoundary
          name={title}
          resetKey={JSON.stringify(query)}
          onError={(error, stack) => {
            onFail?.(error);
            onError(error, stack);
          }}
        >
          <Report path={path} query={{ ...query }} report={report} />
        </ErrorBoundary>
      </>
    );
  };
}

/** One view for each component and title, so that what is typed in it stays when another plugin registers later. */
const views = new WeakMap<object, Map<string, ScreenView>>();

function getView(added: HookReport): ScreenView {
  const known = views.get(added.component) ?? new Map<string, ScreenView>();
  views.set(added.component, known);
  const name = `${added.report} ${added.title}`;
  const view = known.get(name) ?? createView(added);
  known.set(name, view);
  return view;
}

/** The reports that plugins add. Ours stay as they are, whatever the callbacks did to their entries. */
export function getAddedReports(): readonly AddedReport[] {
  const taken = new Set(screens.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  return applyHook<HookReport[]>(HOOKS.reports, ownReports, readReports)
    .filter(({ report }) => !taken.has(`/analytics/${report}`))
    .map((added) => ({
      path: `/analytics/${added.report}`,
      title: added.title,
      View: getView(added),
    }));
}
