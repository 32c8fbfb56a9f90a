import { lazyWithRetry } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the first order of the store, and the totals that the rows must add up to. */
export const stores = [reportsStore];

/** Contains the code of tables and of tax lines, which is larger than the rest of the first view. */
const TaxesByCountryReport = lazyWithRetry(() => import('./taxes-by-country-report.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** Taxes by country and rate. */
export function Screen() {
  return (
    <ScreenPage title={__('Taxes by country and rate', 'tillview')}>
      <TaxesByCountryReport />
    </ScreenPage>
  );
}
