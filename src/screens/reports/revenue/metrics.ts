import type { AnyTotals, RevenueTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

/**
 * Returns how much more than refunded products the returns contain: from WooCommerce 10.2 on, refunded taxes and
 * shipping. 0 for a difference that is only rounding; undefined for unknown totals.
 */
function getOtherReturns(totals: AnyTotals | null | undefined): number | undefined {
  const { gross_sales, refunds, coupons, net_revenue } = totals ?? {};
  if (gross_sales === undefined || refunds === undefined) return undefined;
  if (coupons === undefined || net_revenue === undefined) return undefined;
  const other = net_revenue - (gross_sales - refunds - coupons);
  const hasDecimals = [gross_sales, refunds, coupons, net_revenue].some((value) => value % 1 !== 0);
  return Math.abs(other) < (hasDecimals ? 0.025 : 2.5) ? 0 : other;
}

/** Says how net sales are computed, where this holds. */
function getNetSalesHelp(totals?: AnyTotals | null): string | undefined {
  const other = getOtherReturns(totals);
  if (other === 0)
    return __('Gross sales minus returns and coupons, without taxes and shipping.', 'tillview');
  return other !== undefined && other > 0
    ? __(
        'Gross sales minus coupons and refunded products, without taxes and shipping. Returns also contain refunded taxes and shipping.',
        'tillview',
      )
    : undefined;
}

/** The metrics of Revenue, in the order of their columns and cards. */
export const metrics = [
  {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    type: 'number',
    hasCard: false,
  },
  { key: 'gross_sales', label: () => __('Gross sales', 'tillview'), type: 'currency' },
  {
    key: 'refunds',
    label: () => __('Returns', 'tillview'),
    type: 'currency',
    isReverseTrend: true,
    help: (totals?: AnyTotals | null) =>
      (getOtherReturns(totals) ?? 0) > 0
        ? __('Refunded amounts with their taxes and shipping.', 'tillview')
        : undefined,
  },
  { key: 'coupons', label: () => __('Coupons', 'tillview'), type: 'currency', isNeutral: true },
  {
    key: 'net_revenue',
    label: () => __('Net sales', 'tillview'),
    type: 'currency',
    help: getNetSalesHelp,
  },
  {
    key: 'taxes',
    label: () => __('Taxes', 'tillview'),
    type: 'currency',
    isNeutral: true,
    help: () => __('Taxes on products and shipping, minus refunded tax.', 'tillview'),
  },
  { key: 'shipping', label: () => __('Shipping', 'tillview'), type: 'currency', isNeutral: true },
  { key: 'total_sales', label: () => __('Total sales', 'tillview'), type: 'currency' },
] as const satisfies readonly Metric<keyof RevenueTotals>[];
