import { Button } from '@tillview/components';
import { itemsStore, reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { printPage } from '../../host/print-page.ts';
import { createScreen } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen. */
export const stores = [itemsStore, reportsStore];

/** What the mail of the digest says, as a page to print. */
export const Screen = createScreen({
  title: () => __('Digest', 'tillview'),
  actions: () => <Button onClick={printPage}>{__('Print', 'tillview')}</Button>,
  // Contains the code of tables, cards and estimates, which is larger than the rest of the first view.
  load: () => import('./digest-report.tsx'),
});
