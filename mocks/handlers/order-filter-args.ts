import { ORDER_STATUSES } from '../entities/order.ts';
import type { ArgSchema, ArgSchemas } from '../rest-args.ts';
import { INTEGERS, each, oneOf } from './list.ts';

/** The order statuses that requests accept, in the order of WooCommerce's error messages. */
export const STATUSES = {
  type: 'list',
  items: 'string',
  enum: ['any', 'trash', ...ORDER_STATUSES.filter((status) => status !== 'trash')],
} as const satisfies ArgSchema;

/** The filters of the orders list and of the orders stats. */
export const ORDER_FILTERS: ArgSchemas = {
  match: oneOf(['all', 'any'], 'all'),
  ...each('status_is status_is_not', STATUSES),
  ...each(
    'product_includes product_excludes variation_includes variation_excludes coupon_includes coupon_excludes tax_rate_includes tax_rate_excludes',
    INTEGERS,
  ),
  refunds: oneOf(['', 'all', 'partial', 'full', 'none'], ''),
  ...each('attribute_is attribute_is_not', { type: 'pairs' }),
};
