import type { Page } from 'playwright-core';
import { ReportPage, readTable } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { compareRows, compareTexts, joinComparisons, type Comparison } from '../compare-cells.ts';
import { addDays, daysBetween } from '../days.ts';
import type { RangeChoice, Ranges } from '../ranges.ts';
import { toNumber } from '../store-client.ts';
import { plain, type MetricKind } from '../store-formatters.ts';
import { isRefund, readOrders, timeOf } from './orders.ts';

/** The report that has orders by hour; Revenue has the same part. */
const ORDERS = { path: '/analytics/orders', title: 'Orders' } as const;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of an hour in the table. */
export const toHourName = (hour: number): string =>
  `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** What is added up, and the button that shows it. */
const VALUES: readonly (readonly [button: string, kind: MetricKind])[] = [
  ['Orders', 'count'],
  ['Net sales', 'money'],
];

/** A range whose orders by hour are compared. */
export type HoursView = RangeChoice & { name: string };

/** The ranges whose orders by hour are compared. */
export const hoursViews = (ranges: Ranges): HoursView[] => [
  { name: 'last month', ...ranges.preset('last_month', 'none', 'day') },
  { name: 'last quarter', ...ranges.preset('last_quarter', 'none', 'week') },
  { name: 'month to date', ...ranges.preset('month', 'none', 'day') },
];

async function openCard(page: Page) {
  const heading = page.getByRole('heading', { name: 'Orders by weekday and hour' });
  await heading.waitFor();
  // A notice at the lower end of the window would cover what is only just in it.
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const card = page.locator('.tillview-card').filter({ has: heading });
  const start = card.getByRole('button', { name: 'Show orders by hour' });
  const message = card.locator('.tillview-order-hours__message');
  const asTable = card.getByRole('button', { name: 'Show as table' });
  await start.or(asTable).or(message).first().waitFor();
  if (await start.isVisible()) await start.click();
  await asTable.or(message).first().waitFor();
  return { card, asTable, message };
}

/** Compares orders and net sales by weekday and hour with sums of the orders that the store lists. */
export async function checkHours(
  { client, context: { texts, facts } }: Source,
  { query, range }: HoursView,
): Promise<ComparePage> {
  const [first, end] = range.primary;
  const yesterday = addDays(facts.now, -1);
  const last = end < yesterday ? end : yesterday;
  const weeks = Math.floor((daysBetween(first, last) + 1) / 7);
  const rows = weeks < 1 ? [] : await readOrders(client, [addDays(last, 1 - 7 * weeks), last]);
  const weekdays = WEEKDAYS.map((_, index) => (index + facts.weekStart) % 7);
  const sumOf = (kind: MetricKind, weekday: number, hour: number) =>
    rows
      .filter((row) => {
        const time = timeOf(row);
        const day = new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay();
        return day === weekday && Number(time.slice(11, 13)) === hour;
      })
      .reduce(
        (sum, row) =>
          sum + (kind === 'money' ? (toNumber(row['net_total']) ?? 0) : isRefund(row) ? 0 : 1),
        0,
      );
  return async (page, url) => {
    const shown = new ReportPage(page, url, ORDERS);
    await shown.show(query);
    const { card, asTable, message } = await openCard(page);
    if (rows.length === 0)
      return compareTexts(
        'message',
        [
          weeks < 1
            ? 'The range has no whole week that is over. Select at least seven days.'
            : 'No data for the selected date range',
        ],
        [plain(await message.innerText())],
      );
    await asTable.click();
    const parts: Comparison[] = [];
    for (const [button, kind] of VALUES) {
      await card.getByRole('radio', { name: button }).check();
      const table = await readTable(
        card.getByRole('table', { name: `${button} by weekday and hour` }),
      );
      const expected = Array.from({ length: 24 }, (_, hour) => [
        toHourName(hour),
        ...weekdays.map((weekday) => texts.metric(kind, sumOf(kind, weekday, hour))),
      ]);
      parts.push(
        compareTexts(
          `${button}, head`,
          ['Hour', ...weekdays.map((weekday) => WEEKDAYS[weekday] ?? '')],
          table.head,
        ),
        compareRows(button, expected, table.rows),
      );
    }
    return joinComparisons(parts);
  };
}
