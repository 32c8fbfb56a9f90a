import type { FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getPicker } from '../shared/item-picker.ts';
import { copy } from './copy.ts';

/** The picker of Stock. Its value is the store's `type` parameter. */
export const getFilters = (): readonly FilterConfig<never>[] => [
  getPicker(
    __('All products', 'tillview'),
    [
      { value: 'outofstock', label: copy.outOfStock() },
      { value: 'lowstock', label: copy.lowStock() },
      { value: 'instock', label: copy.inStock() },
      { value: 'onbackorder', label: copy.onBackorder() },
    ],
    'type',
  ),
];
