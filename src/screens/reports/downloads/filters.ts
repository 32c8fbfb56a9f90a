import type { AdvancedFiltersConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import {
  getAdvancedPicker,
  getProductFilter,
  getSearchFilter,
  getUsernameFilter,
} from '../shared/advanced-filters.ts';

/** The picker above Downloads. */
export const getFilters = () => getAdvancedPicker(__('All downloads', 'tillview'));

/** The advanced filters of Downloads, in the order of the menu that adds them. */
export function getAdvancedFilters(): AdvancedFiltersConfig<never> {
  return {
    title: __('<title>Downloads match</title> <select/> <title>filters</title>', 'tillview'),
    filters: {
      ip_address: getSearchFilter('downloadIps', {
        add: __('IP address', 'tillview'),
        placeholder: __('Search IP addresses', 'tillview'),
        title: __('<title>IP address</title> <rule/> <filter/>', 'tillview'),
      }),
      order: getSearchFilter('orders', {
        add: __('Order #', 'tillview'),
        placeholder: __('Search order numbers', 'tillview'),
        title: __('<title>Order #</title> <rule/> <filter/>', 'tillview'),
      }),
      product: getProductFilter('products'),
      customer: getUsernameFilter(),
    },
  };
}
