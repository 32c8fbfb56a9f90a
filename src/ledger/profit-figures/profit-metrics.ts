import type { Profit } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../reporting/definition/metric.ts';

/** The metrics that are 0 unless the owner has entered own costs or rates. */
export const ENTERED: readonly string[] = [
  'assumed_fees',
  'postage',
  'own_costs',
] satisfies readonly (keyof Profit)[];

const amount = { type: 'currency', addsUp: true } as const;
const cost = { ...amount, isReverseTrend: true } as const;

/** The metrics of Profit, in the order of their columns and cards. */
export const profitMetrics = [
  {
    key: 'kept',
    label: () => __('What I kept', 'tillview'),
    ...amount,
    column: { required: true },
    help: () =>
      __(
        'Gross profit and the shipping that customers paid, minus payment fees, postage and own costs.',
        'tillview',
      ),
  },
  {
    key: 'gross_profit',
    label: () => __('Gross profit', 'tillview'),
    ...amount,
    help: () => __('Net sales of lines whose cost is known, minus this cost.', 'tillview'),
  },
  { key: 'margin', label: () => __('Margin, %', 'tillview'), type: 'percent', hasCard: false },
  {
    key: 'known_net',
    label: () => __('Net sales with a known cost', 'tillview'),
    ...amount,
    column: { label: () => __('Net sales, cost known', 'tillview') },
  },
  { key: 'cost', label: () => __('Cost of goods', 'tillview'), ...amount, isNeutral: true },
  {
    key: 'unknown_net',
    label: () => __('Net sales without a known cost', 'tillview'),
    ...amount,
    column: { label: () => __('Net sales, cost unknown', 'tillview') },
    isNeutral: true,
    help: () => __('These sales are in no profit and in no margin.', 'tillview'),
  },
  { key: 'shipping', label: () => __('Shipping charged', 'tillview'), ...amount, isNeutral: true },
  { key: 'fees', label: () => __('Payment fees', 'tillview'), ...cost },
  { key: 'assumed_fees', label: () => __('Assumed fees', 'tillview'), ...cost, hasCard: false },
  { key: 'postage', label: () => __('Own costs per order', 'tillview'), ...cost, hasCard: false },
  { key: 'own_costs', label: () => __('Own costs per month', 'tillview'), ...cost, hasCard: false },
  {
    key: 'known_share',
    label: () => __('Cost known, %', 'tillview'),
    type: 'percent',
    hasCard: false,
    isNeutral: true,
  },
  {
    key: 'fee_share',
    label: () => __('Fee known, %', 'tillview'),
    type: 'percent',
    hasCard: false,
    isNeutral: true,
  },
] as const satisfies readonly Metric<keyof Profit>[];
