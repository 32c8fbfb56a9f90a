import { lazyWithRetry } from '@tillview/components';
import { itemsStore, reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';

/** The data stores of the screen. */
export const stores = [itemsStore, reportsStore];

/** Contains the code of tables and number fields, which is larger than the rest of the first view. */
const WhatToOrder = lazyWithRetry(() => import('./what-to-order.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** The products to order. */
export function Screen() {
  return (
    <ScreenPage title={__('Low stock', 'tillview')}>
      <WhatToOrder />
    </ScreenPage>
  );
}
