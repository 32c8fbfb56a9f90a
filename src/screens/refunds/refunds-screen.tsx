import { lazyWithRetry } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the refunds, and the first order of the store, for the date picker. */
export const stores = [reportsStore];

/** Contains the code of tables, which is larger than the rest of the first view. */
const RefundsReport = lazyWithRetry(() => import('./refunds-report.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** What was refunded, and why. */
export function Screen() {
  return (
    <ScreenPage title={__('Refunds', 'tillview')}>
      <RefundsReport />
    </ScreenPage>
  );
}
