import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { createScreen } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the refunds, and the first order of the store, for the date picker. */
export const stores = [reportsStore];

/** What was refunded, and why. */
export const Screen = createScreen({
  title: () => __('Refunds', 'tillview'),
  // Contains the code of tables, which is larger than the rest of the first view.
  load: () => import('./refunds-report.tsx'),
});
