import { count, money, shortDate } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import { countOf, figureOf, info, textOf } from './recordings.ts';
import {
  figureViews,
  journeyViews,
  lastYearViews,
  monthView,
  rangeViews,
  sortViews,
} from './views.ts';

/** The texts that Coupons shows for a recording. */
export const coupons: ReportExpectation = {
  ...REPORT_TEXTS.coupons,
  head: ['', ...REPORT_TEXTS.coupons.head],
  row: (row) => {
    const { code, date_created: created, date_expires: expires, discount_type: type } = info(row);
    const types: Readonly<Record<string, string>> = {
      percent: 'Percentage',
      fixed_cart: 'Fixed cart',
      fixed_product: 'Fixed product',
    };
    return [
      '',
      textOf(code),
      count(figureOf(row, 'orders_count')),
      money(figureOf(row, 'amount')),
      shortDate(textOf(created)),
      expires ? shortDate(textOf(expires)) : 'N/A',
      types[textOf(type)] ?? 'N/A',
    ];
  },
  foot: (totals, rows) => [
    '',
    `Totals ${countOf(rows, 'coupon', 'coupons')}`,
    count(figureOf(totals, 'orders_count')),
    money(figureOf(totals, 'amount')),
    '',
    '',
    '',
  ],
};

/** The recorded views of Coupons. */
export const couponViews: readonly RecordedView[] = [
  ...rangeViews('coupons'),
  ...figureViews('coupons'),
  ...lastYearViews('coupons', 'amount', { isOnePage: true }),
  ...sortViews('coupons', ['amount', 'code']),
  ...journeyViews(
    'comparison',
    'coupons-compare',
    { filter: 'compare-coupons', coupons: '105,106' },
    { isItemComparison: true, lookUp: 'j-coupons-labels' },
  ),
  monthView(
    'single item',
    'one coupon',
    { filter: 'single_coupon', coupons: '105' },
    { stats: 'coupons-stats-single' },
  ),
];
