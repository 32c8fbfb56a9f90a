import type { OrderFilter, ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { CUSTOMER_PARAM, customerTypeLabels } from '../../shell/explorer-terms.ts';

/** The picker's value for all orders. */
const ALL = 'all';

/** The type of customers that the URL selects. */
export type CustomerType = keyof typeof customerTypeLabels;

const types = Object.keys(customerTypeLabels) as readonly CustomerType[];

/** The type of customers in the URL; undefined for all. */
export const getCustomerType = (query: Query): CustomerType | undefined =>
  types.find((type) => type === getQueryText(query, CUSTOMER_PARAM));

/** The orders of a type of customers; undefined for all orders. */
export const toOrderFilter = (type: CustomerType | undefined): OrderFilter | undefined =>
  type && { dimension: 'customer_types', value: type };

/** A title with the customers whose orders are counted. */
export const addCustomerType = (title: string, type: CustomerType | undefined): string =>
  type ? `${title} · ${customerTypeLabels[type]()}` : title;

/** The picker of the customers whose orders are counted. `kept`: the parameters that a choice keeps. */
export const getCustomerPicker = (
  kept: readonly string[],
): ReturnType<NonNullable<ReportSource['filters']>>[number] => ({
  label: __('Customers:', 'tillview'),
  param: CUSTOMER_PARAM,
  defaultValue: ALL,
  staticParams: [...kept],
  filters: [
    { value: ALL, label: __('All customers', 'tillview') },
    ...types.map((value) => ({ value, label: customerTypeLabels[value]() })),
  ],
});
