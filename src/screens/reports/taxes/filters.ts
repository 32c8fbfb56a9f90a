import type { FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { copy } from './copy.ts';

/** The picker of Taxes: all or several to compare. */
export function getFilters(): readonly FilterConfig<never>[] {
  return [
    {
      label: __('Show:', 'tillview'),
      param: 'filter',
      filters: [
        { value: 'all', label: __('All taxes', 'tillview') },
        {
          value: 'compare-taxes',
          label: __('Comparison', 'tillview'),
          chartMode: 'item-comparison',
          settings: {
            type: 'taxes',
            param: 'taxes',
            labels: {
              title: __('Compare tax codes', 'tillview'),
              placeholder: __('Search for tax codes to compare', 'tillview'),
              helpText: copy.compareHelp(),
            },
          },
        },
      ],
    },
  ];
}
