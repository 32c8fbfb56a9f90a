import type { FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { copy } from './copy.ts';

/** The picker of Stock. Its value is the store's `type` parameter. */
export function getFilters(): readonly FilterConfig<never>[] {
  return [
    {
      label: __('Show:', 'tillview'),
      param: 'type',
      filters: [
        { value: 'all', label: __('All products', 'tillview') },
        { value: 'outofstock', label: copy.outOfStock() },
        { value: 'lowstock', label: copy.lowStock() },
        { value: 'instock', label: copy.inStock() },
        { value: 'onbackorder', label: copy.onBackorder() },
      ],
    },
  ];
}
