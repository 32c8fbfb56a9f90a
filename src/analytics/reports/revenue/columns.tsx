import type { RevenueTotals, StatsInterval } from '@tillview/data';
import { formatIntervalLabel, isIncompleteInterval } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countCells, moneyCells, showCount, showMoney } from '../../report-page/figure-cells.ts';
import type { ReportColumn } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';

export type RevenueRow = StatsInterval<RevenueTotals>;
type Column = ReportColumn<RevenueRow, RevenueTotals>;

type MoneyKey =
  | 'gross_sales'
  | 'refunds'
  | 'coupons'
  | 'net_revenue'
  | 'taxes'
  | 'shipping'
  | 'total_sales';

const money = (key: MoneyKey, label: () => string): Column => ({
  key,
  label,
  ...moneyCells<RevenueRow>(({ subtotals }) => subtotals[key]),
  total: (totals, context) => showMoney(totals[key], context),
});

/** The same in the table and in its file: otherwise hours lack a date. */
const writeDate: Column['value'] = ({ date_start, date_end }, { interval, hasSeveralDays }) =>
  formatIntervalLabel(interval, date_start, {
    style: 'table',
    dateEnd: date_end,
    hasSeveralDays,
  });

/** The columns of Revenue: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'date',
    label: copy.date,
    required: true,
    value: writeDate,
    display: (row, context) => (
      <>
        {writeDate(row, context)}
        {isIncompleteInterval(row.date_start, context.interval, row.date_end) && (
          <>
            {' '}
            <span className="tillview-report__running" title={__('Still running', 'tillview')}>
              {__('so far', 'tillview')}
            </span>
          </>
        )}
      </>
    ),
    total: (_totals, { interval }, rows) => {
      const counted = {
        /* translators: %d: number of hours in the range. */
        hour: _n('%d hour', '%d hours', rows, 'tillview'),
        /* translators: %d: number of days in the range. */
        day: _n('%d day', '%d days', rows, 'tillview'),
        /* translators: %d: number of weeks in the range. */
        week: _n('%d week', '%d weeks', rows, 'tillview'),
        /* translators: %d: number of months in the range. */
        month: _n('%d month', '%d months', rows, 'tillview'),
        /* translators: %d: number of quarters in the range. */
        quarter: _n('%d quarter', '%d quarters', rows, 'tillview'),
        /* translators: %d: number of years in the range. */
        year: _n('%d year', '%d years', rows, 'tillview'),
      };
      return sprintf(counted[interval], rows);
    },
  },
  {
    key: 'orders_count',
    label: copy.orders,
    ...countCells<RevenueRow>(({ subtotals }) => subtotals.orders_count),
    total: ({ orders_count }, context) => showCount(orders_count, context),
  },
  money('gross_sales', copy.grossSales),
  money('refunds', copy.returns),
  money('coupons', copy.coupons),
  money('net_revenue', copy.netSales),
  money('taxes', copy.taxes),
  money('shipping', copy.shipping),
  money('total_sales', copy.totalSales),
];
