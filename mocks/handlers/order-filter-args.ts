import type { ArgSchema, ArgSchemas } from '../rest-args.ts';
import { INTEGERS, each, oneOf } from './list.ts';

/** States that orders can be asked for, in the order in which a store lists them. */
export const STATUSES = {
  type: 'list',
  items: 'string',
  enum: [
    'any',
    'trash',
    'pending',
    'processing',
    'on-hold',
    'completed',
    'cancelled',
    'refunded',
    'failed',
    'checkout-draft',
  ],
} as const satisfies ArgSchema;

/** What orders are filtered by, in their list and in their figures. */
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
