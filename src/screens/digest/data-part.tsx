import { Card, ReportError } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import { DataStatus } from '../../reporting/data-status/data-status.tsx';

/** The status of the data; only users who manage the store may see it. */
export function DataPart() {
  const { user } = useHost();
  if (!user || user.capabilities['manage_woocommerce'] === true) return <DataStatus />;
  return (
    <Card title={__('Data status', 'tillview')}>
      <ReportError kind="forbidden" subject={__('the status of the data', 'tillview')} />
    </Card>
  );
}
