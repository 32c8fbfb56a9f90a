import { __ } from '@wordpress/i18n';
import { getHistory, getNewPath } from '@tillview/navigation';
import { usePath } from '@tillview/components';
import { useEffect } from 'react';
import { ReportPlaceholder } from '../analytics/report-page/report-placeholder.tsx';
import { reports } from '../analytics/reports/registry.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { HostNotices } from './host-notices.tsx';
import { NotFound } from './not-found.tsx';
import { ReportScreen } from './report-screen.tsx';
import './shell.css';

type Props = {
  /** What could not be read of the host's settings, one sentence each. */
  problems: readonly string[];
  /** Told of every fault that a part of the page was drawn without. */
  onError: (error: unknown, componentStack: string) => void;
};

/** Where the admin page leads when its address names no path. */
const START = '/analytics/revenue';

function Screen({ path, onError }: { path: string; onError: Props['onError'] }) {
  const report = reports.find(({ slug }) => path === `/analytics/${slug}`);
  if (report) return <ReportScreen load={report.load} onError={onError} />;
  return path === '/' ? <ReportPlaceholder /> : <NotFound path={path} />;
}

/** The whole app inside the host's content area: notices, then the screen that the address names. */
export function App({ problems, onError }: Props) {
  const path = usePath();

  useEffect(() => {
    if (path === '/') getHistory().replace(getNewPath({}, START));
  }, [path]);

  return (
    <FocusKeeper className="tillview-shell">
      <HostNotices problems={problems} />
      <ErrorBoundary name={__('The page', 'tillview')} resetKey={path} onError={onError}>
        <Screen path={path} onError={onError} />
      </ErrorBoundary>
    </FocusKeeper>
  );
}
