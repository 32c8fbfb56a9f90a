import { count, money } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import { countOf, figureOf, textOf } from './recordings.ts';
import { figureViews, lastYearViews, monthView, rangeViews, sortViews } from './views.ts';

/** The texts that Taxes shows for a recording. */
export const taxes: ReportExpectation = {
  ...REPORT_TEXTS.taxes,
  head: ['', ...REPORT_TEXTS.taxes.head],
  row: (row) => {
    const { country, state, name, priority } = row;
    const parts = [country, state === country ? '' : state, name, priority].map(textOf);
    return [
      '',
      parts.filter(Boolean).join('-').toUpperCase(),
      `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(Number(row['tax_rate']))}%`,
      money(figureOf(row, 'total_tax')),
      money(figureOf(row, 'order_tax')),
      money(figureOf(row, 'shipping_tax')),
      count(figureOf(row, 'orders_count')),
    ];
  },
  foot: (totals, rows) => [
    '',
    `Totals ${countOf(rows, 'tax code', 'tax codes')}`,
    '',
    money(figureOf(totals, 'total_tax')),
    money(figureOf(totals, 'order_tax')),
    money(figureOf(totals, 'shipping_tax')),
    count(figureOf(totals, 'orders_count')),
  ],
};

/** The recorded views of Taxes. */
export const taxViews: readonly RecordedView[] = [
  ...rangeViews('taxes'),
  ...figureViews('taxes'),
  ...lastYearViews('taxes', 'total_tax', { isOnePage: true }),
  ...sortViews('taxes', ['order_tax', 'orders_count', 'rate', 'tax_code', 'total_tax']),
  monthView(
    'comparison',
    'three tax codes',
    { filter: 'compare-taxes', taxes: '1,2,6' },
    { stats: 'taxes-stats-seg-tax_rate_id', isItemComparison: true },
  ),
];
