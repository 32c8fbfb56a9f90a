import { count } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import { productTable, sold } from './products.ts';
import { countOf, figureOf, info, textOf } from './recordings.ts';
import { journeyViews, lastYearViews, monthView, rangeViews, sortViews } from './views.ts';

/** The texts that Categories shows for a recording. */
export const categories: ReportExpectation = {
  ...REPORT_TEXTS.categories,
  head: ['', ...REPORT_TEXTS.categories.head],
  row: (row) => [
    '',
    textOf(info(row)['name']),
    ...sold(row),
    count(figureOf(row, 'products_count')),
    count(figureOf(row, 'orders_count')),
  ],
  foot: (totals, rows) => [
    '',
    `Totals ${countOf(rows, 'category', 'categories')}`,
    ...sold(totals),
    '',
    count(figureOf(totals, 'orders_count')),
  ],
};

const single = { filter: 'single_category' };

/** The recorded views of Categories; its figures are those of Products. */
export const categoryViews: readonly RecordedView[] = [
  ...rangeViews('categories', 'products'),
  ...lastYearViews('categories', 'net_revenue', { statsOf: 'products', isOnePage: true }),
  ...sortViews(
    'categories',
    ['category', 'net_revenue', 'orders_count', 'products_count'],
    'products',
  ),
  ...journeyViews(
    'comparison',
    'categories-compare',
    { filter: 'compare-categories', categories: '16,22' },
    { isItemComparison: true, lookUp: 'j-categories-labels' },
  ),
  ...journeyViews(
    'single item',
    'categories-single',
    { ...single, categories: '16' },
    { table: productTable, lookUp: 'j-categories-labels-one' },
  ).map(({ list: _list, ...view }) => view),
  monthView(
    'single item',
    'the products of a category',
    { ...single, categories: '23' },
    { stats: 'products-stats-category', list: 'products-list-category', table: productTable },
  ),
  monthView(
    'comparison',
    'two categories whose figures are not recorded',
    { filter: 'compare-categories', categories: '17,18' },
    { list: 'categories-list-compare' },
  ),
];
