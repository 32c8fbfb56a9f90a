import type { AdvancedFiltersConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getOrderStatuses } from '../../../host/order-statuses.ts';
import {
  getAdvancedPicker,
  getAttributeFilter,
  getIsRules,
  getProductFilter,
  getSearchFilter,
} from '../shared/advanced-filters.ts';

/** The picker above Orders. */
export const getFilters = () => getAdvancedPicker(__('All orders', 'tillview'));

/** The advanced filters of Orders, in the order of the menu that adds them. */
export function getAdvancedFilters(): AdvancedFiltersConfig<never> {
  return {
    title: __('<title>Orders match</title> <select/> <title>filters</title>', 'tillview'),
    filters: {
      coupon: getSearchFilter('coupons', {
        add: __('Coupon code', 'tillview'),
        placeholder: __('Search coupons', 'tillview'),
        title: __('<title>Coupon code</title> <rule/> <filter/>', 'tillview'),
      }),
      customer_type: {
        labels: {
          add: __('Customer type', 'tillview'),
          title: __('<title>Customer is</title> <filter/>', 'tillview'),
        },
        input: {
          component: 'SelectControl',
          options: [
            { value: 'new', label: __('New', 'tillview') },
            { value: 'returning', label: __('Returning', 'tillview') },
          ],
        },
      },
      status: {
        labels: {
          add: __('Order status', 'tillview'),
          title: __('<title>Order status</title> <rule/> <filter/>', 'tillview'),
        },
        rules: getIsRules(),
        input: {
          component: 'SelectControl',
          options: Object.entries(getOrderStatuses()).map(([value, label]) => ({ value, label })),
        },
      },
      product: getProductFilter('products'),
      attribute: getAttributeFilter(),
      variation: getSearchFilter('variations', {
        add: __('Product variation', 'tillview'),
        placeholder: __('Search variations', 'tillview'),
        title: __('<title>Product variation</title> <rule/> <filter/>', 'tillview'),
      }),
      refunds: {
        labels: {
          add: __('Refund', 'tillview'),
          title: __('<title>Refund</title> <filter/>', 'tillview'),
        },
        input: {
          component: 'SelectControl',
          options: [
            { value: 'all', label: __('All', 'tillview') },
            { value: 'partial', label: __('Partially refunded', 'tillview') },
            { value: 'full', label: __('Fully refunded', 'tillview') },
            { value: 'none', label: __('None', 'tillview') },
          ],
        },
      },
      tax_rate: getSearchFilter('taxes', {
        add: __('Tax rate', 'tillview'),
        placeholder: __('Search tax rates', 'tillview'),
        title: __('<title>Tax rate</title> <rule/> <filter/>', 'tillview'),
      }),
    },
  };
}
