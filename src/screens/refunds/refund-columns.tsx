import { ViewMoreList } from '@tillview/components';
import type { AnyTotals } from '@tillview/data';
import { formatIntervalLabel } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { AdminLink } from '../../reporting/definition/cells.tsx';
import type { Metric } from '../../reporting/definition/metric.ts';
import { defineTable, type ReportContext } from '../../reporting/definition/report-definition.ts';
import { dateCells } from '../../reporting/table/date-cells.ts';
import { metricColumns } from '../../reporting/table/metric-columns.tsx';
import type { RefundRow, ReturnedProduct } from './refund-rows.ts';

const amount = {
  key: 'amount',
  label: () => __('Amount refunded', 'tillview'),
  type: 'currency',
  column: { required: true },
} as const satisfies Metric;
const tax = { key: 'tax', label: () => __('Tax', 'tillview'), type: 'currency' } as const;

const productMetrics = [
  // A refund of several products is counted with each.
  { key: 'refunds', label: () => __('Refunds', 'tillview'), type: 'number', hasTotal: false },
  { key: 'units', label: () => __('Items returned', 'tillview'), type: 'number' },
  { ...amount, label: () => __('Amount refunded without tax', 'tillview') },
  tax,
] as const satisfies readonly Metric<keyof ReturnedProduct>[];

/** What was returned, such as "2 × Cap"; only the name of what has no units. */
const getItemNames = ({ items }: RefundRow, { formatNumber }: ReportContext): string[] =>
  items.map(({ name, units }) =>
    units === 0
      ? name
      : /* translators: 1: number of units. 2: the name of a product. */
        sprintf(__('%1$s × %2$s', 'tillview'), formatNumber(units), name),
  );

const getOrderName = ({ order }: RefundRow): string =>
  /* translators: %s: the id of an order. */
  sprintf(__('#%s', 'tillview'), String(order));

/** Who made a refund: the name of the user, else the id. */
export const getUserName = ({ user }: RefundRow, names: ReadonlyMap<number, string>): string => {
  if (user === 0) return '';
  /* translators: %s: the id of a user whose name is unknown. */
  return names.get(user) || sprintf(__('User %s', 'tillview'), String(user));
};

/** The table of refunds; `names`: those of the users who made them. */
export const createRefundTable = (names: ReadonlyMap<number, string>) =>
  defineTable<RefundRow>({
    title: () => __('Refunds', 'tillview'),
    columns: [
      {
        key: 'date',
        label: () => __('Date', 'tillview'),
        required: true,
        ...dateCells<RefundRow>({ read: ({ date }) => date, precision: () => 'minute' }),
        countsRows: true,
        total: (_totals, { formatNumber }, rows) =>
          /* translators: %s: number of refunds. */
          sprintf(_n('%s refund', '%s refunds', rows, 'tillview'), formatNumber(rows)),
      },
      {
        key: 'order',
        label: () => __('Order', 'tillview'),
        required: true,
        value: ({ order }) => order,
        display: (row, { adminHref }) => (
          <AdminLink href={adminHref('order', row.order)}>{getOrderName(row)}</AdminLink>
        ),
      },
      {
        key: 'items',
        label: () => __('Items', 'tillview'),
        value: (row, context) => getItemNames(row, context).join(', '),
        display(row, context) {
          const items = getItemNames(row, context);
          if (items.length === 0) return __('No items', 'tillview');
          return items.length === 1 ? (
            items[0]
          ) : (
            <>
              {items[0]} <ViewMoreList items={items} />
            </>
          );
        },
      },
      ...metricColumns<RefundRow>([amount, tax]),
      { key: 'reason', label: () => __('Reason', 'tillview'), value: ({ reason }) => reason },
      {
        key: 'user',
        label: () => __('Refunded by', 'tillview'),
        value: (row) => getUserName(row, names),
      },
    ],
    rowKey: ({ id }) => String(id),
    columnsOf: 'refunds',
  });

/** The table of returned products by the month of their sale. */
export const productTable = defineTable<ReturnedProduct>({
  title: () => __('Returned products by month of sale', 'tillview'),
  columns: [
    {
      key: 'date',
      label: () => __('Month of sale', 'tillview'),
      required: true,
      value: ({ month }) => month,
      display: ({ month }) =>
        month === ''
          ? __('Unknown', 'tillview')
          : formatIntervalLabel('month', `${month}-01`, { style: 'table' }),
      countsRows: true,
      total: (_totals, { formatNumber }, rows) =>
        /* translators: %s: number of rows. */
        sprintf(_n('%s row', '%s rows', rows, 'tillview'), formatNumber(rows)),
    },
    {
      key: 'product',
      label: () => __('Product', 'tillview'),
      required: true,
      value: ({ name }) => name,
    },
    ...metricColumns<ReturnedProduct>(productMetrics),
  ],
  rowKey: ({ key }) => key,
  columnsOf: 'returned_products',
});

/** The sums of all rows. */
export const getSums = (rows: readonly object[], keys: readonly string[]): AnyTotals =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      rows.reduce((sum, row) => sum + (Number(Reflect.get(row, key)) || 0), 0),
    ]),
  );
