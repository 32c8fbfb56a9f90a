import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getIncludesRules } from '../shared/filter-rules.ts';

/** The picker above Downloads. */
export function getFilters(): readonly FilterConfig<never>[] {
  return [
    {
      label: __('Show:', 'tillview'),
      param: 'filter',
      filters: [
        { value: 'all', label: __('All downloads', 'tillview') },
        { value: 'advanced', label: __('Advanced filters', 'tillview') },
      ],
    },
  ];
}

/** The advanced filters of Downloads, in the order of the menu that adds them. */
export function getAdvancedFilters(): AdvancedFiltersConfig<never> {
  return {
    title: __('<title>Downloads match</title> <select/> <title>filters</title>', 'tillview'),
    filters: {
      ip_address: {
        labels: {
          add: __('IP Address', 'tillview'),
          placeholder: __('Search IP addresses', 'tillview'),
          title: __('<title>IP Address</title> <rule/> <filter/>', 'tillview'),
        },
        rules: getIncludesRules(),
        input: { component: 'Search', type: 'downloadIps' },
      },
      order: {
        labels: {
          add: __('Order #', 'tillview'),
          placeholder: __('Search order numbers', 'tillview'),
          title: __('<title>Order #</title> <rule/> <filter/>', 'tillview'),
        },
        rules: getIncludesRules(),
        input: { component: 'Search', type: 'orders' },
      },
      product: {
        labels: {
          add: __('Product', 'tillview'),
          placeholder: __('Search products', 'tillview'),
          title: __('<title>Product</title> <rule/> <filter/>', 'tillview'),
        },
        rules: getIncludesRules(),
        input: { component: 'Search', type: 'products' },
      },
      customer: {
        labels: {
          add: __('Username', 'tillview'),
          placeholder: __('Search customer usernames', 'tillview'),
          title: __('<title>Username</title> <rule/> <filter/>', 'tillview'),
        },
        rules: getIncludesRules(),
        input: { component: 'Search', type: 'usernames' },
      },
    },
  };
}
