import { Link, Notice } from '@tillview/components';
import type { ShopAlarm } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { describeAlarm, describeUnpaid } from './describe-alarm.ts';

type Props = { alarm: ShopAlarm; context: ReportContext };

/** The alarm that the shop has had no orders for too long, and what to look at. */
export function AlarmNotice({ alarm, context }: Props) {
  const { user } = useHost();
  const { text, reason } = describeAlarm(alarm, context);
  const managesStore = user?.capabilities['manage_woocommerce'] === true;
  const orders = context.adminHref('orders', '');
  const unpaid = describeUnpaid(alarm, context);
  return (
    <Notice status="warning" className="tillview-alarm">
      <strong>{text}</strong> {reason}
      <ul aria-label={__('What to look at', 'tillview')}>
        <li>{__('The checkout: place a test order', 'tillview')}</li>
        <li>
          {orders === undefined ? (
            unpaid
          ) : (
            <Link type="wp-admin" href={orders}>
              {unpaid}
            </Link>
          )}
        </li>
        {managesStore && (
          <>
            <li>
              <Link href={context.screenHref('/payments', {})}>
                {__('Payment methods', 'tillview')}
              </Link>
            </li>
            <li>
              <Link href={context.screenHref('/analytics/settings', {})}>
                {__('Whether all orders are imported into the reports', 'tillview')}
              </Link>
            </li>
          </>
        )}
      </ul>
    </Notice>
  );
}
