import type { FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { copy } from './copy.ts';

/** The picker of Coupons: all, one or several to compare. */
export function getFilters(): readonly FilterConfig<never>[] {
  return [
    {
      label: __('Show:', 'tillview'),
      param: 'filter',
      filters: [
        { value: 'all', label: __('All coupons', 'tillview') },
        {
          value: 'select_coupon',
          label: __('Single coupon', 'tillview'),
          subFilters: [
            {
              component: 'Search',
              value: 'single_coupon',
              label: __('Single coupon', 'tillview'),
              path: ['select_coupon'],
              settings: {
                type: 'coupons',
                param: 'coupons',
                labels: {
                  placeholder: __('Type to search for a coupon', 'tillview'),
                  button: __('Single coupon', 'tillview'),
                },
              },
            },
          ],
        },
        {
          value: 'compare-coupons',
          label: __('Comparison', 'tillview'),
          chartMode: 'item-comparison',
          settings: {
            type: 'coupons',
            param: 'coupons',
            labels: {
              title: __('Compare coupons', 'tillview'),
              placeholder: __('Search for coupons to compare', 'tillview'),
              update: __('Compare', 'tillview'),
              helpText: copy.compareHelp(),
            },
          },
        },
      ],
    },
  ];
}
