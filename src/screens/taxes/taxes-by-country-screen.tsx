import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { createScreen } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the first order of the store, and the totals that the rows must add up to. */
export const stores = [reportsStore];

/** Taxes by country and rate. */
export const Screen = createScreen({
  title: () => __('Taxes by country and rate', 'tillview'),
  // Contains the code of tables and of tax lines, which is larger than the rest of the first view.
  load: () => import('./taxes-by-country-report.tsx'),
});
