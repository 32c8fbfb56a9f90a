import { Card, Link } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import './first-steps.css';

/** What a shop without orders needs before there is anything to report, in place of charts of nothing. */
export function FirstSteps({ context }: { context: ReportContext }) {
  const { user, mode, adminUrl } = useHost();
  const managesStore = user?.capabilities['manage_woocommerce'] === true;
  const add = __('Add the first product', 'tillview');
  return (
    <Card
      title={__('First steps', 'tillview')}
      description={__('The shop has no orders yet. Figures appear with the first one.', 'tillview')}
    >
      <ol className="tillview-first-steps">
        <li>
          {managesStore && mode !== 'demo' ? (
            <Link type="wp-admin" href={`${adminUrl}post-new.php?post_type=product`}>
              {add}
            </Link>
          ) : (
            add
          )}
        </li>
        <li>{__('Place a test order in the shop, as a customer would', 'tillview')}</li>
        <li>
          {managesStore ? (
            <Link href={context.screenHref('/analytics/settings', {})}>
              {__('Import earlier orders into the reports, if there are any', 'tillview')}
            </Link>
          ) : (
            __('Import earlier orders into the reports, if there are any', 'tillview')
          )}
        </li>
      </ol>
    </Card>
  );
}
