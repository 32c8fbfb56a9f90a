import { ReportError } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { ReportPlaceholder } from '../analytics/report-page/report-placeholder.tsx';
import type { RegisteredReport } from '../analytics/reports/registry.ts';
import { useLoaded } from './use-loaded.ts';

type Props = {
  load: RegisteredReport['load'];
  onError: (error: unknown, componentStack: string) => void;
};

const loadPage = () => import('../analytics/report-page/report-page.tsx');

/** A report with its frame, both loaded on first use. */
export function ReportScreen({ load, onError }: Props) {
  const page = useLoaded(loadPage);
  const declared = useLoaded(load);
  if (page.state === 'failed' || declared.state === 'failed') {
    return (
      <ReportError
        title={__('This part of the program could not be loaded', 'tillview')}
        message={__(
          'The connection may be gone, or a new version was installed meanwhile. Try again; if that does not help, reload the page.',
          'tillview',
        )}
        onRetry={() => {
          if (page.state === 'failed') page.retry();
          if (declared.state === 'failed') declared.retry();
        }}
      />
    );
  }
  if (page.state === 'loading' || declared.state === 'loading') return <ReportPlaceholder />;
  const { ReportPage } = page.part;
  return <ReportPage report={declared.part.report} onError={onError} />;
}
