import type { FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getItemPicker } from '../shared/item-picker.ts';
import { copy } from './copy.ts';

/** The picker of Coupons: all coupons, a single one, or several to compare. */
export const getFilters = (): readonly FilterConfig<never>[] => [
  getItemPicker({
    item: 'coupon',
    items: 'coupons',
    labels: {
      all: () => __('All coupons', 'tillview'),
      single: () => __('Single coupon', 'tillview'),
      placeholder: () => __('Type to search for a coupon', 'tillview'),
      compareTitle: () => __('Compare coupons', 'tillview'),
      compareHelp: copy.compareHelp,
    },
  }),
];
