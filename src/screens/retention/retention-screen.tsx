import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { createScreen } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the names of customers. */
export const stores = [reportsStore];

/** Which customers come back. */
export const Screen = createScreen({
  title: () => __('Retention', 'tillview'),
  // Contains the code of tables and of the orders in the browser, which is larger than the rest of the first view.
  load: () => import('./retention-report.tsx'),
});
