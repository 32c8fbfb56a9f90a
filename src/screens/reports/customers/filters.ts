import type {
  AdvancedFilterConfig,
  AdvancedFiltersConfig,
  FilterConfig,
} from '@tillview/navigation';
import { __, _x } from '@wordpress/i18n';
import { acceptsFilter } from '../../../host/optional-filters.ts';
import {
  getDateFilter,
  getNumberFilter,
  getSearchFilter,
  getUsernameFilter,
} from '../shared/advanced-filters.ts';
import { getAdvancedOption, getPicker, getSingleOption } from '../shared/item-picker.ts';

/** The picker above Customers. */
export const getFilters = (): readonly FilterConfig<never>[] => [
  getPicker(__('All customers', 'tillview'), [
    getSingleOption({
      item: 'customer',
      items: 'customers',
      labels: {
        single: () => __('Single customer', 'tillview'),
        placeholder: () => __('Type to search for a customer', 'tillview'),
      },
    }),
    getAdvancedOption(),
  ]),
];

const getTypeFilter = (): AdvancedFilterConfig<never> => ({
  labels: {
    add: __('Account', 'tillview'),
    title: __('<title>Customer is</title> <filter/>', 'tillview'),
  },
  input: {
    component: 'SelectControl',
    options: [
      { value: 'registered', label: _x('Registered', 'customer', 'tillview') },
      { value: 'guest', label: _x('Guest', 'customer', 'tillview') },
    ],
  },
});

const getStateFilter = (): AdvancedFilterConfig<never> =>
  getSearchFilter('states', {
    add: __('State', 'tillview'),
    placeholder: __('Search states and provinces', 'tillview'),
    title: __('<title>State</title> <rule/> <filter/>', 'tillview'),
  });

/** The advanced filters of Customers, in the order of the menu that adds them. */
export function getAdvancedFilters(): AdvancedFiltersConfig<never> {
  return {
    title: __('<title>Customers match</title> <select/> <title>filters</title>', 'tillview'),
    filters: {
      // A store that does not know the parameters of an optional filter would list all customers.
      ...(acceptsFilter('customer_type') ? { user_type: getTypeFilter() } : {}),
      avg_order_value: getNumberFilter('Currency', {
        add: __('AOV', 'tillview'),
        title: __('<title>AOV</title> <rule/> <filter/>', 'tillview'),
      }),
      country: getSearchFilter('countries', {
        add: __('Country / Region', 'tillview'),
        placeholder: __('Search countries and regions', 'tillview'),
        title: __('<title>Country / Region</title> <rule/> <filter/>', 'tillview'),
      }),
      email: getSearchFilter('emails', {
        add: __('Email', 'tillview'),
        placeholder: __('Search customer emails', 'tillview'),
        title: __('<title>Email</title> <rule/> <filter/>', 'tillview'),
      }),
      last_active: getDateFilter({
        add: __('Last active', 'tillview'),
        title: __('<title>Last active</title> <rule/> <filter/>', 'tillview'),
      }),
      name: getSearchFilter('customers', {
        add: __('Name', 'tillview'),
        placeholder: __('Search customer names', 'tillview'),
        title: __('<title>Name</title> <rule/> <filter/>', 'tillview'),
      }),
      orders_count: getNumberFilter('Number', {
        add: __('No. of orders', 'tillview'),
        title: __('<title>No. of orders</title> <rule/> <filter/>', 'tillview'),
      }),
      registered: getDateFilter({
        add: __('Registered', 'tillview'),
        title: __('<title>Registered</title> <rule/> <filter/>', 'tillview'),
      }),
      ...(acceptsFilter('customer_state') ? { location: getStateFilter() } : {}),
      total_spend: getNumberFilter('Currency', {
        add: __('Total spend', 'tillview'),
        title: __('<title>Total spend</title> <rule/> <filter/>', 'tillview'),
      }),
      username: getUsernameFilter(),
    },
  };
}
