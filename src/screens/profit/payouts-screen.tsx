import { lazyWithRetry } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { DateBasis } from '../../reporting/page/date-basis.tsx';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the first order of the store, for the date picker. */
export const stores = [reportsStore];

/** Contains the code of tables and of the orders in the browser, which is larger than the rest of the first view. */
const PayoutsReport = lazyWithRetry(() => import('./payouts-report.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** What each payment method pays out. */
export function Screen() {
  return (
    <ScreenPage title={__('Payouts', 'tillview')} actions={<DateBasis endpoint="revenue" />}>
      <PayoutsReport />
    </ScreenPage>
  );
}
