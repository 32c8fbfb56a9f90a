import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { EVERYTHING, OverviewPage } from '../e2e/pages/overview-page.ts';
import { textOf } from './cells.ts';
import { NO_TABLE, withoutEstimate, type ComparePage, type Source } from './check-view.ts';
import { compareRows, compareTexts, joinComparisons } from './compare-cells.ts';
import { expectedChart, rangeParams, readMetrics } from './expected-view.ts';
import type { Ranges } from './ranges.ts';
import type { CellContext, ReportCheck, View, ViewRange } from './report-check.ts';
import { products } from './reports/catalog.ts';
import { coupons, taxes } from './reports/discounts-and-taxes.ts';
import { orders } from './reports/orders.ts';
import { downloads } from './reports/present-state.ts';
import { revenue } from './reports/revenue.ts';
import { toNumber, toRow, toRows, toText, type Field, type StoreClient } from './store-client.ts';
import { plain, type MetricKind } from './store-formatters.ts';

/** A view of the Overview: all blocks that the store offers, in a range. */
export type OverviewView = Pick<View, 'name' | 'query'> & { range: ViewRange };

/** The path and the title of the Overview. */
export const OVERVIEW = { path: '/analytics/overview', title: 'Overview' } as const;

/** The message that an account without permission sees instead of the leaderboards. */
const { forbidden } = errorMessages();

/** The charts of the page in their order, each with its report and metric. */
const CHARTS: readonly (readonly [title: string, report: ReportCheck, key: string])[] = [
  ['Net sales', revenue, 'net_revenue'],
  ['Orders', orders, 'orders_count'],
  ['Total sales', revenue, 'total_sales'],
  ['Average order value', orders, 'avg_order_value'],
  ['Items sold', products, 'items_sold'],
  ['Returns', revenue, 'refunds'],
  ['Discounted orders', coupons, 'orders_count'],
  ['Gross discounted', coupons, 'amount'],
  ['Total tax', taxes, 'total_tax'],
  ['Order tax', taxes, 'order_tax'],
  ['Shipping tax', taxes, 'shipping_tax'],
  ['Shipping', revenue, 'shipping'],
  ['Downloads', downloads, 'download_count'],
];

/** Indicators that WooCommerce counts on the day on which orders are created, whatever the setting. */
const BY_CREATION = /^(products|variations|categories|coupons|taxes)\//;

/** The text of an indicator's card, which names the day of orders if it is not the one of the setting. */
export function withDayOfOrders(stat: string, card: string, setting: string | undefined): string {
  const isOther = setting && setting !== 'date_created' && BY_CREATION.test(stat);
  return isOther ? `${card} by day created` : card;
}

/** Labels that differ from those of the store. */
const CARD_LABELS: Readonly<Record<string, string>> = {
  'products/items_sold': 'Items sold',
  'variations/items_sold': 'Variations sold',
};

/** The views of the Overview. */
export function overviewViews(ranges: Ranges): OverviewView[] {
  const view = (name: string, choice: ReturnType<Ranges['preset']>) => ({ name, ...choice });
  return [
    view('month to date by day', ranges.preset('month', 'previous_year', 'day')),
    view('last month by week', ranges.preset('last_month', 'previous_period', 'week')),
    view('last year by month', ranges.preset('last_year', 'previous_year', 'month')),
  ];
}

const kindOf = (format: Field): MetricKind =>
  format === 'currency' ? 'money' : format === 'number' ? 'count' : 'decimal';

async function expectedCards(
  client: StoreClient,
  { primary, secondary, secondaryLabel }: ViewRange,
  { texts, facts: { dateType } }: CellContext,
): Promise<string[]> {
  const path = 'wc-analytics/reports/performance-indicators';
  const allowed = toRows(await client.get(`${path}/allowed`));
  const stats = allowed.map(({ stat }) => toText(stat)).join(',');
  const [now, then] = await Promise.all([
    client.get(path, { ...rangeParams(primary), stats }),
    secondary ? client.get(path, { ...rangeParams(secondary), stats }) : [],
  ]);
  const earlier = new Map(toRows(then).map(({ stat, value }) => [toText(stat), toNumber(value)]));
  return toRows(now).map(({ stat, label, format, value }) => {
    const [present, before] = [toNumber(value), earlier.get(toText(stat))];
    const isNothing = present === 0 && before === 0;
    const card = texts.card(
      {
        stat: toText(stat),
        title: CARD_LABELS[toText(stat)] ?? textOf(label),
        kind: kindOf(format),
      },
      present,
      before,
      isNothing ? undefined : secondaryLabel,
    );
    return withDayOfOrders(toText(stat), card, dateType);
  });
}

function cellText(cell: Field, { texts }: CellContext): string {
  const { value, format } = toRow(cell);
  return format === undefined ? textOf(value) : texts.metric(kindOf(format), toNumber(value));
}

/** Reads what the Overview must show. The result opens it and compares every card, chart and leaderboard. */
export async function checkOverview(
  { client, context }: Source,
  view: OverviewView,
): Promise<ComparePage> {
  const { range } = view;
  const cards = await expectedCards(client, range, context);
  const charts = await Promise.all(
    CHARTS.map(async ([title, report, chart]) => {
      const ofReport = { ...view, chart };
      const metrics = await readMetrics(client, report, ofReport);
      return { title, ...expectedChart(report, ofReport, metrics, context) };
    }),
  );
  const boards = await client.getIfAllowed('wc-analytics/leaderboards', {
    ...rangeParams(range.primary),
    per_page: '5',
    persisted_query: '{}',
  });

  return async (page, url) => {
    const shown = new OverviewPage(page, url);
    await shown.usePreferences(EVERYTHING);
    await shown.show(view.query);
    const drawn = await shown.readCharts();
    const titles = charts.map(({ title }) => title);
    const parts = [
      compareTexts('cards', cards.map(plain), await shown.cards()),
      compareTexts(
        'charts',
        titles,
        drawn.map(({ title }) => title),
      ),
    ];
    for (const { title, head, rows } of charts) {
      const own = drawn.find((chart) => chart.title === title)?.table;
      const table = withoutEstimate(own ?? NO_TABLE);
      const texts = rows.map((row) => row.map(plain));
      parts.push(compareTexts(`${title}, head`, head.map(plain), table.head));
      parts.push(compareRows(title, texts, table.rows));
    }
    if (boards === undefined)
      parts.push(compareTexts('leaderboards', [forbidden], await shown.forbiddenParts()));
    for (const { label, headers, rows } of toRows(boards ?? [])) {
      const title = textOf(label);
      const table = await shown.leaderboard(title);
      const names = toRows(headers).map((header) => textOf(header['label']));
      const cells = (Array.isArray(rows) ? rows : []).map((row) =>
        (Array.isArray(row) ? row : []).map((cell) => plain(cellText(cell, context))),
      );
      parts.push(compareTexts(`${title}, head`, names, table.head));
      // A table without rows shows a message in a row with one cell.
      if (cells.length > 0) parts.push(compareRows(title, cells, table.rows));
    }
    return joinComparisons(parts);
  };
}
