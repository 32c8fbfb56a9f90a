import { ReportPage, type ReportPlace } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { compareRows, compareTexts, joinComparisons } from '../compare-cells.ts';
import { toNumber, toText, type Row } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import { getAllDays, isRefund, readInPage, readOrders, timeOf } from './orders.ts';

const EXPLORER: ReportPlace = { path: '/analytics/explorer', title: 'Explorer' };
const REVENUE: ReportPlace = { path: '/analytics/revenue', title: 'Revenue' };

/** What is compared, and the name of its title. */
export const CURRENCIES_TITLE = 'Currencies';

/** The decimals of currencies that `shop/add-currencies.php` sells in; others have two. */
const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };

type Entry = { currency: string; isRefund: boolean; own: number; stored: number };

/** An amount as the app writes it in a shop with dollars, a point and commas. */
function write(amount: number, code: string): string {
  const decimals = DECIMALS[code] ?? 2;
  const scale = 10 ** decimals;
  const rounded = (Math.sign(amount) * Math.round(Math.abs(amount) * scale + 1e-6)) / scale;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(rounded);
}

const sum = (entries: readonly Entry[], read: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + read(entry), 0);

/** Compares the sums by currency with those of the orders themselves, and the line of Revenue with both amounts. */
export async function checkCurrencies({ client, context }: Source): Promise<ComparePage> {
  const { texts, facts } = context;
  const today = facts.now.slice(0, 10);
  const exact = { orderby: 'id', order: 'asc', dp: '6' };
  const [counted, orders, refunds] = await Promise.all([
    readOrders(client, getAllDays(facts)),
    client.everyRow('wc/v3/orders', { ...exact, status: 'any' }),
    client.everyRow('wc/v3/refunds', exact),
  ]);
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [toText(row['id']), row]));
  const [orderOf, refundOf] = [byId(orders), byId(refunds)];
  const entries = counted
    .filter((row) => timeOf(row) >= '2026-10' && timeOf(row).slice(0, 10) <= today)
    .map((row): Entry => {
      const order = orderOf.get(toText(row[isRefund(row) ? 'parent_id' : 'order_id'])) ?? {};
      const refund = refundOf.get(toText(row['order_id']));
      return {
        // WooCommerce shows an order without a currency in that of the store.
        currency: toText(order['currency']) || 'USD',
        isRefund: refund !== undefined,
        own: refund ? -(toNumber(refund['amount']) ?? 0) : (toNumber(order['total']) ?? 0),
        stored: toNumber(row['total_sales']) ?? 0,
      };
    });
  const codes = [...new Set(entries.map(({ currency }) => currency))].toSorted();
  const expected = codes.map((code) => {
    const own = entries.filter(({ currency }) => currency === code);
    const sold = own.filter((entry) => !entry.isRefund);
    return [
      code,
      texts.metric('count', sold.length),
      write(
        sum(own, (entry) => entry.own),
        code,
      ),
    ];
  });
  const sold = entries.filter((entry) => !entry.isRefund);
  const added = sold.filter(
    ({ currency, own, stored }) => currency !== 'USD' && Math.abs(own - stored) < 0.01,
  );
  const share = (100 * sum(added, ({ stored }) => stored)) / sum(sold, ({ stored }) => stored);
  const names = new Intl.ListFormat('en-US').format(
    [...new Set(added.map(({ currency }) => currency))].toSorted(),
  );
  const line =
    added.length === 0
      ? []
      : [
          `${texts.decimal(share, 0)}% of these sales are in ${names} and are added without conversion. Show by currency`,
        ];
  const range = { period: 'custom', after: '2026-10-01', before: today, compare: 'none' };
  return async (page, url) => {
    const explorer = new ReportPage(page, url, EXPLORER);
    await explorer.show({ ...range, by: 'currencies', per_page: '100' });
    await readInPage(page);
    const { rows } = await explorer.table();
    const shown = rows.map(([code = '', count = '', , , total = '']) => [code, count, total]);
    const revenue = new ReportPage(page, url, REVENUE);
    await revenue.show(range);
    const notes = page.getByRole('note').filter({ hasText: 'without conversion' });
    if (added.length > 0) await notes.first().waitFor();
    const sorted = (table: readonly (readonly string[])[]) =>
      table
        .map((row) => row.map(plain))
        .toSorted((one, other) => one.join().localeCompare(other.join()));
    return joinComparisons([
      compareRows('by currency', sorted(expected), sorted(shown)),
      compareTexts('line of Revenue', line, await notes.allInnerTexts()),
    ]);
  };
}
