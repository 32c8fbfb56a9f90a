import { count } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import { sold, stockCells } from './products.ts';
import { countOf, figureOf, info, textOf } from './recordings.ts';
import { figureViews, lastYearViews, monthView, ofMonth, rangeViews, sortViews } from './views.ts';

/** The texts that Variations shows for a recording. */
export const variations: ReportExpectation = {
  ...REPORT_TEXTS.variations,
  head: ['', ...REPORT_TEXTS.variations.head],
  row: (row) => [
    '',
    textOf(info(row)['name']),
    textOf(info(row)['sku']),
    ...sold(row),
    count(figureOf(row, 'orders_count')),
    ...stockCells(info(row)),
  ],
  foot: (totals, rows) => [
    '',
    `Totals ${countOf(rows, 'variation', 'variations')} sold`,
    '',
    ...sold(totals),
    count(figureOf(totals, 'orders_count')),
    '',
    '',
  ],
};

const advanced = { 'filter-variations': 'advanced' };
const attribute = (rule: string) => ({ [`${rule}[0][0]`]: '1', [`${rule}[0][1]`]: '27' });

/** The recorded views of Variations. */
export const variationViews: readonly RecordedView[] = [
  ...rangeViews('variations'),
  ...figureViews('variations'),
  ...lastYearViews('variations', 'net_revenue'),
  ofMonth('page', 'variations-list-page2', { paged: '2' }, 'variations'),
  ...sortViews('variations', ['net_revenue', 'orders_count', 'sku']),
  monthView(
    'filter',
    'with an attribute',
    { ...advanced, ...attribute('attribute_is') },
    { stats: 'variations-stats-attribute-is', list: 'variations-list-attribute-is' },
  ),
  monthView(
    'filter',
    'without an attribute',
    { ...advanced, ...attribute('attribute_is_not') },
    { list: 'variations-list-attribute-is-not' },
  ),
  monthView(
    'filter',
    'of a category',
    { ...advanced, category_includes: '17' },
    { list: 'variations-list-category-includes' },
  ),
  monthView(
    'filter',
    'of all products but one',
    { ...advanced, product_excludes: '60' },
    { list: 'variations-list-product-excludes' },
  ),
  monthView(
    'comparison',
    'two variations',
    { 'filter-variations': 'compare-variations', variations: '61,62' },
    {
      stats: 'variations-stats-includes',
      list: 'variations-list-includes',
      isItemComparison: true,
    },
  ),
];
