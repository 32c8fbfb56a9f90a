import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { namesOf, settlePage } from './read-page.ts';
import { renderApp } from './render-app.tsx';
import { findRows, matchTable, querySummary, readTable, TEXTS } from './report-parts.ts';

const shop = withDemoShop({ orders: 60 });
const YEAR = '&period=custom&after=2026-01-01&before=2026-11-20&compare=previous_period';
const SELECTED = 'Custom (Jan 1 - Nov 20, 2026)';
const COMPARED = 'Previous period (Feb 11 - Dec 31, 2025)';
const COMPARE = 'Show comparison columns';

const BOX = 'Select all rows of this page';

/** What a person must find in a report; names and cells are separated by bars, as they are in a table. */
type Report = {
  title: string;
  path: string;
  /** Each with its value, its change, and the value in the comparison. */
  cards: Readonly<Record<string, readonly [value: string, change: string, earlier: string]>>;
  headers: string;
  firstRow: string;
  totals: string;
  /** The buttons outside the table that not every report has. */
  picker?: string;
  /** The card that is selected; by default the first one. */
  selected?: string;
  hasChange?: boolean;
  compares?: string;
  hasPages?: boolean;
  comboboxes: string;
};

const SOLD: Report['cards'] = {
  'Items sold': ['86', 'Up 69% from ', '51'],
  'Net sales': ['$3,819.35', 'Up 50% from ', '$2,550.30'],
  Orders: ['28', 'Up 47% from ', '19'],
};
const ITEMS = `${COMPARE} | Show profit | Compare`;
const RETURNS = `${COMPARE} | Show returns | Show profit | Compare`;
const CODES = `${COMPARE} | Compare`;

const REPORTS: readonly Report[] = [
  {
    title: 'Revenue',
    path: '/analytics/revenue&interval=month',
    selected: 'Net sales',
    cards: {
      'Gross sales': ['$3,902.20', 'Up 40% from ', '$2,778.80'],
      Returns: ['$0.00', 'Down 100% from ', '$178.00'],
      Coupons: ['$82.85', 'Up 64% from ', '$50.50'],
      'Net sales': ['$3,819.35', 'Up 50% from ', '$2,550.30'],
      Taxes: ['$278.54', 'Up 6% from ', '$261.80'],
      Shipping: ['$166.50', 'Up 63% from ', '$102.00'],
      'Total sales': ['$4,264.39', 'Up 46% from ', '$2,914.10'],
    },
    headers:
      'Date | Orders | Gross sales | Returns | Coupons | Net sales | Taxes | Shipping | Total sales',
    firstRow:
      'November 2026 so far (20 of 30 days) | 1 | $45.00 | $0.00 | $2.00 | $43.00 | $3.12 | $7.50 | $53.62',
    totals:
      'Totals11 months | 28 | $3,902.20 | $0.00 | $82.85 | $3,819.35 | $278.54 | $166.50 | $4,264.39',
    hasChange: true,
    compares: COMPARE,
    comboboxes: 'Interval',
  },
  {
    title: 'Orders',
    path: '/analytics/orders',
    cards: {
      Orders: ['28', 'Up 47% from ', '19'],
      'Net sales': ['$3,819.35', 'Up 50% from ', '$2,550.30'],
      'Average order value': ['$136.41', 'Up 2% from ', '$134.23'],
      'Average items per order': ['3.07', 'Up 14% from ', '2.68'],
    },
    headers:
      'Date | Order number | Status | Customer | Net sales | Customer type | Products | Items sold | Coupons | Attribution',
    firstRow:
      'Nov 10, 2026 | 184 | Completed | José Hale | $43.00 | Returning | 1× Sunglasses | 1 | twooff | Organic: Google',
    totals: 'Totals28 orders |  |  | 24 customers | $3,819.35 |  | 28 products | 86 | 4 coupons | ',
    picker: 'Show: All orders',
    hasChange: true,
    hasPages: true,
    comboboxes: 'Interval | Rows per page',
  },
  {
    title: 'Products',
    path: '/analytics/products',
    cards: SOLD,
    headers: `${BOX} | Product title | Items sold | Net sales | Orders | SKU | Category | Variations | Status | Stock`,
    firstRow: ' | Polo Shirt | 15 | $475.00 | 3 | SKU-0095 | Clothing | 4 | In stock | N/A',
    totals: ' | Totals28 products | 86 | $3,819.35 | 28 |  |  |  |  | ',
    picker: 'Show: All products',
    hasChange: true,
    compares: RETURNS,
    hasPages: true,
    comboboxes: 'Interval | Search for products | Rows per page',
  },
  {
    title: 'Variations',
    path: '/analytics/variations',
    cards: {
      'Items sold': ['42', 'Up 62% from ', '26'],
      'Net sales': ['$2,709.90', 'Up 82% from ', '$1,487.30'],
      Orders: ['16', 'Up 33% from ', '12'],
    },
    headers: `${BOX} | Product / Variation title | Items sold | Net sales | Orders | SKU | Status | Stock`,
    firstRow: ' | Polo Shirt - Blue, Small | 12 | $376.00 | 1 | SKU-0095-1 | In stock | 119',
    totals: ' | Totals17 variations sold | 42 | $2,709.90 | 16 |  |  | ',
    picker: 'Show: All variations',
    compares: RETURNS,
    comboboxes: 'Interval',
  },
  {
    title: 'Categories',
    path: '/analytics/categories',
    cards: SOLD,
    headers: `${BOX} | Category | Items sold | Net sales | Share of net sales, % | Products | Orders`,
    firstRow: ' | Clothing | 45 | $2,779.90 | 72.8% | 10 | 18',
    totals:
      ' | Totals10 categoriesA product in several categories counts in each of them. | 86Rows: 37 more | $3,819.35Rows: $1,216.30 more |  |  | 28',
    picker: 'Show: All categories',
    hasChange: true,
    compares: ITEMS,
    comboboxes: 'Interval | Search for categories',
  },
  {
    title: 'Coupons',
    path: '/analytics/coupons',
    cards: {
      'Discounted orders': ['7', 'Up 133% from ', '3'],
      Amount: ['$82.85', 'Up 64% from ', '$50.50'],
    },
    headers: `${BOX} | Coupon code | Orders | Amount discounted | Created | Expires | Type`,
    firstRow: ' | freeship | 2 | $4.60 | Sep 10, 2024 | N/A | Percentage',
    totals: ' | Totals4 coupons | 7 | $82.85 |  |  | ',
    picker: 'Show: All coupons',
    compares: ITEMS,
    comboboxes: 'Interval | Search by coupon code',
  },
  {
    title: 'Taxes',
    path: '/analytics/taxes',
    cards: {
      'Total tax': ['$278.54', 'Up 6% from ', '$261.80'],
      'Order tax': ['$262.82', 'Up 3% from ', '$255.44'],
      'Shipping tax': ['$15.72', 'Up 147% from ', '$6.36'],
      Orders: ['24', 'Up 100% from ', '12'],
    },
    headers: `${BOX} | Tax code | Rate | Total tax | Order tax | Shipping tax | Orders`,
    firstRow: ' | US-CA-CA STATE TAX-1 | 7.25% | $86.09 | $86.09 | $0.00 | 11',
    totals: ' | Totals9 tax codes |  | $278.54 | $262.82 | $15.72 | 24',
    picker: 'Show: All taxes',
    compares: CODES,
    comboboxes: 'Interval | Search by tax code',
  },
  {
    title: 'Downloads',
    path: '/analytics/downloads',
    cards: { Downloads: ['3', 'N/A', '0'] },
    headers: 'Date | Product title | File name | Order number | Username | IP',
    firstRow:
      'Sep 2, 2026 | Album: Été à la mer | album-ete-a-la-mer.txt | 176 | kowalczyk105 | 203.0.113.159',
    totals: 'Totals324 days | 3 downloads |  |  |  | ',
    picker: 'Show: All downloads',
    comboboxes: 'Interval',
  },
  {
    title: 'Stock',
    path: '/analytics/stock',
    cards: {},
    headers: 'Product / Variation | Stock | Status | SKU',
    firstRow: 'Rain Jacket “Sturm & Drang” - Black, Large | 0 | Out of stock | SKU-0110-1',
    totals:
      'Totals95 products |  | 5 out of stock, 1 on backorder, 89 in stock, of which 13 low stock | ',
    picker: 'Show: All products',
    hasPages: true,
    comboboxes: 'Rows per page',
  },
  {
    title: 'Customers',
    path: '/customers',
    cards: {},
    headers:
      'Name | Lifetime spend | Lifetime orders | Lifetime average order value | Username | Last active | Date registered | Email | Country / Region | City | Region | Postal code',
    firstRow:
      'José Hale | $179.42 | 3 | $59.81 | josehale106 | Nov 10, 2026 | Oct 18, 2025 | josehale106@example.com | US | Los Angeles | CA | 90001',
    totals:
      'Totals162 customers | $183.03 on average$183.03 on average, over customers with orders | 1.18 on average1.18 on average, over customers with orders |  |  |  |  |  |  |  |  | ',
    picker: 'Show: All customers',
    hasPages: true,
    comboboxes: 'Search customers | Rows per page',
  },
];

/** The reports that always count orders on the day they are created. */
const BY_DAY_CREATED = ['Products', 'Variations', 'Categories', 'Coupons', 'Taxes'];

/** The buttons outside the table, in the order of the page. */
function getButtons({ title, cards, picker, hasChange, compares, hasPages }: Report): string {
  const hasMetrics = Object.keys(cards).length > 0;
  const dates = `Date Range: ${SELECTED} vs. ${COMPARED} | Earlier period | Later period`;
  return [
    'Add to favorites',
    // Where it is that of the setting, the test has no setting.
    BY_DAY_CREATED.includes(title) && 'by day created',
    'Refresh | More options',
    hasMetrics && dates,
    picker,
    // Months are the longest interval of this range.
    hasMetrics && title !== 'Revenue' && 'Show by week',
    hasMetrics && 'Show as table | Chart menu',
    hasChange && 'Details of the change',
    compares,
    'Download | Download options | Choose which values to display',
    title === 'Customers' && 'Show spend in range',
    hasPages && 'Previous page | Next page',
    title === 'Orders' && 'Show orders by hour',
  ]
    .filter(Boolean)
    .join(' | ');
}

const joined = (texts: readonly string[]) => texts.join(' | ');

/** Opens a report and waits until all of it is loaded. */
async function open({ path }: Report) {
  const app = renderApp(shop, { url: `&path=${path}${YEAR}` });
  await settlePage(shop);
  return app;
}
const cardNames = () => {
  const summary = querySummary();
  return summary ? namesOf('link', { within: summary }) : [];
};
/** Expects that the page has neither metrics nor rows. */
function expectNoData() {
  expect(querySummary()).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  for (const text of [TEXTS.noRows, TEXTS.noChartData])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
}

/** With `TILLVIEW_DEEP`, all reports; else one of each kind: of intervals, of items, without metrics. */
const SHOWN = isDeep ? REPORTS.map(({ title }) => title) : ['Revenue', 'Products', 'Customers'];

/** With `TILLVIEW_DEEP`, the states of all reports. */
const STATES_OF = isDeep ? SHOWN : ['Revenue'];

const select = (titles: readonly string[]) => REPORTS.filter(({ title }) => titles.includes(title));

it.each(select(SHOWN))('$title shows its metrics, its rows and its controls', async (report) => {
  const { title } = report;
  const cards = Object.entries(report.cards);
  const { errors } = await open(report);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(cardNames().map((name) => name.replace(/(Better|Worse)$/, ''))).toEqual(
    cards.map(
      ([name, [value, change, earlier]]) => `${name}${value}${change}${COMPARED}:${earlier}`,
    ),
  );
  const selected = cards.find(([name]) => name === report.selected) ?? cards[0];
  if (selected) {
    const [name, [value, , earlier]] = selected;
    const [chart] = screen.getAllByRole('region', { name });
    const legend = [`${SELECTED} ${value}`, `${COMPARED} ${earlier}`];
    expect(namesOf('checkbox', { within: chart })).toEqual(legend);
    expect(namesOf('menuitemradio')).toEqual(['Line chart', 'Bar chart']);
  }
  const table = screen.getByRole('table', { name: matchTable(title) });
  const { rows, totals } = readTable(table);
  expect(joined(namesOf('columnheader', { within: table }))).toBe(report.headers);
  expect(joined(rows[0] ?? [])).toBe(report.firstRow);
  expect(joined(totals)).toBe(report.totals);
  expect(joined(namesOf('button', { outside: 'table' }))).toBe(getButtons(report));
  expect(joined(namesOf('combobox'))).toBe(report.comboboxes);
  expect(errors).toEqual([]);
});

describe.each(select(STATES_OF))('$title', (report) => {
  const { title } = report;
  const cards = Object.entries(report.cards);

  it('shows that a store without data has none, and no error', async () => {
    const { db } = shop.store;
    for (const [key, list] of Object.entries(db))
      if (key !== 'users' && Array.isArray(list)) Object.assign(db, { [key]: [] });
    const { errors } = await open(report);
    expect(cardNames()).toEqual([]);
    expect(screen.queryByText(TEXTS.noChartData)).not.toBeInTheDocument();
    // First steps are in place of cards, chart and table.
    if (cards.length > 0) {
      expect(screen.getByRole('heading', { name: 'First steps' })).toBeVisible();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    } else {
      const table = screen.getByRole('table', { name: matchTable(title) });
      expect(joined(namesOf('columnheader', { within: table }))).toBe(report.headers);
      expect(within(table).getByText(TEXTS.noRows)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    }
    for (const text of [TEXTS.failed, TEXTS.forbidden])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it('shows one error in place of its data when the store fails, and Retry loads it', async () => {
    shop.store.faults.push({ path: /\/reports\//, status: 500 });
    const { user } = await open(report);
    expect(screen.getByText(TEXTS.failed)).toBeVisible();
    expectNoData();
    shop.store.faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(joined(readTable(await findRows(title)).rows[0] ?? [])).toBe(report.firstRow);
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
    // Keyboard users continue where the error was.
    expect(document.activeElement).toHaveClass('tillview-report__content');
  });

  it('shows only one message to a user without permission', async () => {
    shop.signInAs('customer');
    const { errors } = await open(report);
    expect(screen.getByText(TEXTS.forbidden)).toBeVisible();
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
    expectNoData();
    expect(errors).toEqual([]);
  });
});
