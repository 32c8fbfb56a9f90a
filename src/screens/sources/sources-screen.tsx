import { reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { DateBasis } from '../../reporting/page/date-basis.tsx';
import { createScreen } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen: the first order of the store, for the date picker. */
export const stores = [reportsStore];

/** Where orders come from. */
export const Screen = createScreen({
  title: () => __('Sources', 'tillview'),
  actions: () => <DateBasis endpoint="revenue" />,
  // Contains the code of tables and of the orders in the browser, which is larger than the rest of the first view.
  load: () => import('./sources-report.tsx'),
});
