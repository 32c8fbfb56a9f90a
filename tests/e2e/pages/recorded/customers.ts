import { count, money, shortDate } from '../expected-texts.ts';
import { decimal } from '../recorded-report.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation, ViewKind } from './recorded-view.ts';
import { countOf, figureOf, textOf } from './recordings.ts';

/** The texts that Customers shows for a recording. */
export const customers: ReportExpectation = {
  ...REPORT_TEXTS.customers,
  row: (row) => [
    textOf(row['name']) || 'N/A',
    textOf(row['username']),
    row['date_last_active'] ? shortDate(textOf(row['date_last_active'])) : 'N/A',
    row['date_registered'] ? shortDate(textOf(row['date_registered'])) : 'N/A',
    textOf(row['email']),
    count(figureOf(row, 'orders_count')),
    money(figureOf(row, 'total_spend')),
    money(figureOf(row, 'avg_order_value')),
    textOf(row['country']),
    textOf(row['city']),
    textOf(row['state']),
    textOf(row['postcode']),
  ],
  foot: (totals) => [
    `Totals ${countOf(figureOf(totals, 'customers_count'), 'customer', 'customers')}`,
    '',
    '',
    '',
    '',
    `${decimal(figureOf(totals, 'avg_orders_count'))} on average`,
    `${money(figureOf(totals, 'avg_total_spend'))} on average`,
    `${money(figureOf(totals, 'avg_avg_order_value'))} on average`,
    '',
    '',
    '',
    '',
  ],
};

type Query = RecordedView['query'];

const view = (kind: ViewKind, name: string, query: Query = {}, stats = ''): RecordedView => ({
  name: `customers-list${name}`,
  kind,
  query,
  stats: `customers-stats${stats}`,
  list: `customers-list${name}`,
});

const between = (name: string, from: string, to: string): Query => ({
  [`${name}_between[0]`]: from,
  [`${name}_between[1]`]: to,
});

const ADVANCED: Readonly<Record<string, Query>> = {
  'active-after': { last_active_after: '2026-11-01' },
  'active-before': { last_active_before: '2025-06-01' },
  'active-between': between('last_active', '2026-01-01', '2026-03-31'),
  'aov-between': between('avg_order_value', '100', '150'),
  'aov-min': { avg_order_value_min: '300' },
  'country-includes': { country_includes: 'GB,DE' },
  'email-excludes': { email_excludes: '3' },
  'email-includes': { email_includes: '3' },
  'match-any': { match: 'any', country_includes: 'JP', orders_count_min: '30' },
  'name-excludes': { name_excludes: '2' },
  'name-includes': { name_includes: '2,3' },
  'orders-between': between('orders_count', '5', '10'),
  'orders-max': { orders_count_max: '2' },
  'orders-min': { orders_count_min: '10' },
  'registered-after': { registered_after: '2026-06-01' },
  'registered-before': { registered_before: '2025-06-01' },
  'registered-between': between('registered', '2025-01-01', '2025-06-30'),
  'spend-max': { total_spend_max: '100' },
  'spend-min': { total_spend_min: '3000' },
  'username-includes': { username_includes: '2' },
};

const SORTS = [
  'avg_order_value',
  'city',
  'country',
  'date_registered',
  'name',
  'orders_count',
  'postcode',
  'total_spend',
];

/** The recorded views of Customers. */
export const customerViews: readonly RecordedView[] = [
  view('default view', ''),
  view('page', '-page2', { paged: '2' }),
  ...SORTS.map((orderby) => view('sort', `-sort-${orderby}`, { orderby, order: 'desc' })),
  ...Object.entries(ADVANCED).map(([name, query]) =>
    view('filter', `-adv-${name}`, { filter: 'advanced', ...query }, `-adv-${name}`),
  ),
  view('search', '-adv-search-all', { search: 'sato' }, '-adv-search-all'),
  view('single item', '-adv-single', { filter: 'single_customer', customers: '2' }, '-adv-single'),
];
