import type { FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getComparisonOption, getPicker } from '../shared/item-picker.ts';
import { copy } from './copy.ts';

/** The picker of Taxes: all or several to compare. */
export const getFilters = (): readonly FilterConfig<never>[] => [
  getPicker(__('All taxes', 'tillview'), [
    getComparisonOption('taxes', {
      compareTitle: () => __('Compare tax codes', 'tillview'),
      placeholder: () => __('Search for tax codes to compare', 'tillview'),
      compareHelp: copy.compareHelp,
    }),
  ]),
];
