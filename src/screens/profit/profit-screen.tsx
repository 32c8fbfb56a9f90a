import { lazyWithRetry } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { DateBasis } from '../../reporting/page/date-basis.tsx';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the first order of the store, for the date picker. */
export const stores = [reportsStore];

/** Contains the code of tables and of the orders in the browser, which is larger than the rest of the first view. */
const ProfitReport = lazyWithRetry(() => import('./profit-report.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** What is left of the sales after costs and fees. */
export function Screen() {
  return (
    <ScreenPage title={__('Profit', 'tillview')} actions={<DateBasis endpoint="revenue" />}>
      <ProfitReport />
    </ScreenPage>
  );
}
