import { lazyWithRetry } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the names of customers. */
export const stores = [reportsStore];

/** Contains the code of tables and of the orders in the browser, which is larger than the rest of the first view. */
const RetentionReport = lazyWithRetry(() => import('./retention-report.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** Which customers come back. */
export function Screen() {
  return (
    <ScreenPage title={__('Retention', 'tillview')}>
      <RetentionReport />
    </ScreenPage>
  );
}
