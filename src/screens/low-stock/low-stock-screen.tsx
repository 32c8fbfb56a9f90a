import { itemsStore, reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { createScreen } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen. */
export const stores = [itemsStore, reportsStore];

/** The products to order. */
export const Screen = createScreen({
  title: () => __('Low stock', 'tillview'),
  // Contains the code of tables and number fields, which is larger than the rest of the first view.
  load: () => import('./what-to-order.tsx'),
});
