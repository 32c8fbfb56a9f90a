import type { TaxesTotals } from '@tillview/data';
import { ScreenLink } from '../../report-page/table/cells.tsx';
import {
  countCells,
  moneyCells,
  readFigure,
  showCount,
  showMoney,
} from '../../report-page/table/figure-cells.ts';
import type { ReportColumn } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';
import { getCode, type TaxRow } from './row.ts';

type Column = ReportColumn<TaxRow, TaxesTotals>;

/** Rates have up to four decimals. */
const RATE_DECIMALS = 4;

const money = (key: 'total_tax' | 'order_tax' | 'shipping_tax', label: () => string): Column => ({
  key,
  label,
  ...moneyCells((row) => row[key]),
  total: (totals, context) => showMoney(totals[key], context),
});

/** The columns of Taxes: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'tax_code',
    label: copy.taxCode,
    required: true,
    value: getCode,
    display: (row, { screenHref }) => (
      <ScreenLink
        href={screenHref('/analytics/orders', {
          filter: 'advanced',
          tax_rate_includes: String(row.tax_rate_id),
        })}
      >
        {getCode(row)}
      </ScreenLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) => copy.taxCodes(rows, formatNumber(rows)),
  },
  {
    key: 'rate',
    label: copy.rate,
    isNumeric: true,
    value: ({ tax_rate }) => readFigure(tax_rate),
    display: ({ tax_rate }, { formatDecimal }) => {
      const rate = readFigure(tax_rate);
      return rate === null ? copy.notAvailable() : copy.percent(formatDecimal(rate, RATE_DECIMALS));
    },
  },
  money('total_tax', copy.totalTax),
  money('order_tax', copy.orderTax),
  money('shipping_tax', copy.shippingTax),
  {
    key: 'orders_count',
    label: copy.orders,
    required: true,
    ...countCells(({ orders_count }) => orders_count),
    total: ({ orders_count }, context) => showCount(orders_count, context),
  },
];
