import { hasKnownSales, type ItemProfit, type ReportRow } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { readValue } from '../../reporting/definition/metric-values.ts';
import type { AddedView, AddedViewOptions } from '../../reporting/definition/report-definition.ts';
import { addColumns, createAddedColumn } from '../../reporting/table/added-column.ts';
import { formatShare } from '../profit-figures/format-share.ts';
import type { ProfitItem } from './profit-params.ts';

/** The field of a row with the number of its item. */
const IDS = {
  product: 'product_id',
  variation: 'variation_id',
  category: 'category_id',
  coupon: 'coupon_id',
} as const satisfies Readonly<Record<ProfitItem, string>>;

/** The rows of these tables share orders or products, so that they cannot be added up. */
const SHARED: Readonly<Partial<Record<ProfitItem, () => string>>> = {
  category: () => __('A product in several categories counts in each of them.', 'tillview'),
  coupon: () =>
    __(
      'An order with several coupons counts at each of them, with all of its lines, and a refund at the coupons of its order.',
      'tillview',
    ),
};

/** What was computed of the items of a range. */
export type KnownProfits = {
  readonly item: ProfitItem;
  readonly profits: ReadonlyMap<number, ItemProfit>;
  /** The percentage of the sales of the range with a known cost, if it is below the half: then no columns are shown. */
  readonly share: number | undefined;
  readonly hasToday: boolean;
  /** The note above the rows. */
  readonly note: string;
};

/** The columns that those of profit follow: net sales, and the amount of a coupon. */
const AMOUNTS: readonly string[] = ['net_revenue', 'amount'];

const NONE: ItemProfit = { net: 0, known: 0, cost: 0, gross: 0, margin: null, today: null };

/** Adds cost, gross profit and margin to the columns of a table. */
export function addProfit(
  options: AddedViewOptions,
  { item, profits, share, hasToday, note }: KnownProfits,
): AddedView {
  const { columns, context } = options;
  if (share !== undefined)
    return addColumns(options, {
      at: 0,
      columns: [],
      note: sprintf(
        /* translators: %s: a percentage, such as "12.5%". */
        __(
          'Cost, gross profit and margin are not shown: the cost is known for %s of the net sales of the range, and at least half is needed.',
          'tillview',
        ),
        formatShare(share, context),
      ),
    });
  const profitOf = (row: ReportRow) => profits.get(readValue(row[IDS[item]]) ?? 0) ?? NONE;
  const isKnown = (row: ReportRow) => hasKnownSales(profitOf(row).known, profitOf(row).cost);
  const shared = SHARED[item];
  const help = (text: string) => () => [text, shared?.()].filter(Boolean).join(' ');
  const sum = (rows: readonly ReportRow[], key: 'known' | 'cost') =>
    rows.reduce((total, row) => total + profitOf(row)[key], 0);
  const toColumn = (
    key: string,
    column: Omit<Parameters<typeof createAddedColumn>[0], 'key' | 'total'>,
    total: (rows: readonly ReportRow[]) => number,
  ) => createAddedColumn({ ...column, key: `profit.${key}`, total: shared ? null : total });
  const added = [
    toColumn(
      'cost',
      {
        label: () => __('Cost of goods', 'tillview'),
        type: 'currency',
        help: help(__('Of the lines whose cost is known, minus returns.', 'tillview')),
        read: (row) => (isKnown(row) ? profitOf(row).cost : Number.NaN),
      },
      (rows) => sum(rows, 'cost'),
    ),
    toColumn(
      'gross',
      {
        label: () => __('Gross profit', 'tillview'),
        type: 'currency',
        help: help(__('Net sales of lines whose cost is known, minus this cost.', 'tillview')),
        read: (row) => (isKnown(row) ? profitOf(row).gross : Number.NaN),
      },
      (rows) => sum(rows, 'known') - sum(rows, 'cost'),
    ),
    toColumn(
      'margin',
      {
        label: () => __('Margin, %', 'tillview'),
        type: 'percent',
        help: help(__('Gross profit, of the net sales of lines whose cost is known.', 'tillview')),
        read: (row) => profitOf(row).margin ?? Number.NaN,
      },
      (rows) => {
        const known = sum(rows, 'known');
        return Math.round((1000 * (known - sum(rows, 'cost'))) / known) / 10;
      },
    ),
    ...(hasToday
      ? [
          toColumn(
            'today',
            {
              label: () => __('At today’s cost', 'tillview'),
              type: 'currency',
              help: help(
                __(
                  'What the units without a known cost would cost at the present cost of their products. It is in no other column.',
                  'tillview',
                ),
              ),
              read: (row) => profitOf(row).today ?? Number.NaN,
            },
            (rows) => {
              const known = rows.map((row) => profitOf(row).today).filter((cost) => cost !== null);
              return known.length === 0
                ? Number.NaN
                : known.reduce((total, cost) => total + cost, 0);
            },
          ),
        ]
      : []),
  ];
  return addColumns(options, {
    at: columns.findIndex(({ key }) => AMOUNTS.includes(key)) + 1 || columns.length,
    columns: added,
    note,
  });
}
