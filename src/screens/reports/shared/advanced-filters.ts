import type { AdvancedFilterConfig, FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getAdvancedOption, getPicker } from './item-picker.ts';

type Filter = AdvancedFilterConfig<never>;
type Rules = NonNullable<Filter['rules']>;
type Labels = Filter['labels'];

/** The rules of an advanced filter with one value from a list of options. */
export function getIsRules(): Rules {
  return [
    { value: 'is', label: __('Is', 'tillview') },
    { value: 'is_not', label: __('Is not', 'tillview') },
  ];
}

/** The rules of an advanced filter with a list of items as its value. */
function getIncludesRules(): Rules {
  return [
    { value: 'includes', label: __('Includes', 'tillview') },
    { value: 'excludes', label: __('Excludes', 'tillview') },
  ];
}

/** The rules of an advanced filter with a number or an amount of money as its value. */
function getNumberRules(): Rules {
  return [
    { value: 'max', label: __('Less than', 'tillview') },
    { value: 'min', label: __('More than', 'tillview') },
    { value: 'between', label: __('Between', 'tillview') },
  ];
}

/** The rules of an advanced filter with a day as its value. */
function getDateRules(): Rules {
  return [
    { value: 'before', label: __('On or before', 'tillview') },
    { value: 'after', label: __('On or after', 'tillview') },
    { value: 'between', label: __('Between', 'tillview') },
  ];
}

/** An advanced filter that searches for items of a type. */
export const getSearchFilter = (type: string, labels: Labels): Filter => ({
  labels,
  rules: getIncludesRules(),
  input: { component: 'Search', type },
});

/** An advanced filter with a number or an amount of money as its value. */
export const getNumberFilter = (component: 'Number' | 'Currency', labels: Labels): Filter => ({
  labels,
  rules: getNumberRules(),
  input: { component },
});

/** An advanced filter with a day as its value. */
export const getDateFilter = (labels: Labels): Filter => ({
  labels,
  rules: getDateRules(),
  input: { component: 'Date' },
});

export const getProductFilter = (type: 'products' | 'variableProducts'): Filter =>
  getSearchFilter(type, {
    add: __('Product', 'tillview'),
    placeholder: __('Search products', 'tillview'),
    title: __('<title>Product</title> <rule/> <filter/>', 'tillview'),
  });

export const getUsernameFilter = (): Filter =>
  getSearchFilter('usernames', {
    add: __('Username', 'tillview'),
    placeholder: __('Search customer usernames', 'tillview'),
    title: __('<title>Username</title> <rule/> <filter/>', 'tillview'),
  });

export const getAttributeFilter = (): Filter => ({
  labels: {
    add: __('Product attribute', 'tillview'),
    title: __('<title>Product attribute</title> <rule/> <filter/>', 'tillview'),
  },
  rules: getIsRules(),
  input: { component: 'ProductAttribute' },
  allowMultiple: true,
});

/** The picker of a report that only has advanced filters. */
export const getAdvancedPicker = (all: string): readonly FilterConfig<never>[] => [
  getPicker(all, [getAdvancedOption()]),
];
