import type { AdvancedFilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';

type Rules = NonNullable<AdvancedFilterConfig['rules']>;

/** The rules of an advanced filter with one value from a list of options. */
export function getIsRules(): Rules {
  return [
    { value: 'is', label: __('Is', 'tillview') },
    { value: 'is_not', label: __('Is Not', 'tillview') },
  ];
}

/** The rules of an advanced filter with a list of items as its value. */
export function getIncludesRules(): Rules {
  return [
    { value: 'includes', label: __('Includes', 'tillview') },
    { value: 'excludes', label: __('Excludes', 'tillview') },
  ];
}

/** The rules of an advanced filter with a number or an amount of money as its value. */
export function getNumberRules(): Rules {
  return [
    { value: 'max', label: __('Less Than', 'tillview') },
    { value: 'min', label: __('More Than', 'tillview') },
    { value: 'between', label: __('Between', 'tillview') },
  ];
}

/** The rules of an advanced filter with a day as its value. */
export function getDateRules(): Rules {
  return [
    { value: 'before', label: __('Before', 'tillview') },
    { value: 'after', label: __('After', 'tillview') },
    { value: 'between', label: __('Between', 'tillview') },
  ];
}
