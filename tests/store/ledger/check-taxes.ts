import moment from 'moment';
import { ReportPage, type ReportPlace } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { compareRows, compareTexts, joinComparisons, type Comparison } from '../compare-cells.ts';
import { toNumber, toRows, toRow, toText, type Row, type StoreClient } from '../store-client.ts';
import { plain } from '../store-formatters.ts';

const PLACE: ReportPlace = {
  path: '/analytics/taxes-by-country',
  title: 'Taxes by country and rate',
};

/** What is compared, and the name of its title. */
export const TAXES_TITLE = PLACE.title;

const READ_TIMEOUT_MS = 600_000;
const LAST_MONTHS = 27;
const EXCLUDED = new Set([
  'pending',
  'failed',
  'cancelled',
  'trash',
  'auto-draft',
  'checkout-draft',
]);
/** Countries that tax by state although the store has no rate for it. */
const BY_STATE = ['BR', 'CA', 'IN', 'US'];

const KINDS = [
  ['line_items', 'Goods'],
  ['shipping_lines', 'Shipping'],
  ['fee_lines', 'Fees'],
] as const;

/** A decimal text in millionths, as a whole number without limits. */
function toUnits(value: Row[string]): bigint {
  const [whole = '0', fraction = ''] = toText(value).replace('-', '').split('.');
  const units = BigInt(whole || '0') * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return toText(value).startsWith('-') ? -units : units;
}

/** Rounds millionths to hundredths; a half by magnitude up, or down where prices contain tax. */
function toCents(units: bigint, isHalfDown: boolean): bigint {
  const size = units < 0n ? -units : units;
  const cents = (size + (isHalfDown ? 4999n : 5000n)) / 10_000n;
  return units < 0n ? -cents : cents;
}

/** The amounts of a row in millionths and its taxes in cents. */
type Sum = { cells: readonly string[]; amount: bigint; tax: bigint; orders: Set<string> };

type Entry = { row: Row; order: Row; isRefund: boolean };

/** The orders and refunds that the store counts. */
async function readEntries(client: StoreClient): Promise<Entry[]> {
  const sorted = { orderby: 'id', order: 'asc', dp: '6' };
  const orders = await client.everyRow('wc/v3/orders', { ...sorted, status: 'any' });
  const refunds = await client.everyRow('wc/v3/refunds', sorted);
  const byId = new Map(orders.map((order) => [toText(order['id']), order]));
  return [
    ...orders.map((row) => ({ row, order: row, isRefund: false })),
    ...refunds.map((row) => ({
      row,
      order: byId.get(toText(row['parent_id'])) ?? {},
      isRefund: true,
    })),
  ].filter(({ order }) => !EXCLUDED.has(toText(order['status'])) && toText(order['status']) !== '');
}

/** Adds up the lines of a range, independently of the app. Each line is rounded, as in a new store. */
function addUp(entries: readonly Entry[], byState: ReadonlySet<string>): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { row, order, isRefund } of entries) {
    const isHalfDown = order['prices_include_tax'] === true;
    const shipping = toRow(order['shipping']);
    const place = toText(shipping['country']) ? shipping : toRow(order['billing']);
    const country = toText(place['country']);
    const state = byState.has(country) ? toText(place['state']) : '';
    const add = (name: string, percent: string, kind: string, amount: bigint, tax: bigint) => {
      const cells = [country, state, name, percent, kind];
      const sum = sums.get(cells.join('|')) ?? { cells, amount: 0n, tax: 0n, orders: new Set() };
      sum.amount += amount;
      sum.tax += tax;
      if (!isRefund) sum.orders.add(toText(row['id']));
      sums.set(cells.join('|'), sum);
    };
    let rest = toUnits(isRefund ? `-${toText(row['amount'])}` : row['total']);
    const rates = toRows(row['tax_lines']);
    for (const rate of rates)
      rest -= toUnits(rate['tax_total']) + toUnits(rate['shipping_tax_total']);
    for (const [key, kind] of KINDS)
      for (const line of toRows(row[key])) {
        const amount = toUnits(line['total']);
        rest -= amount;
        const taxes = toRows(line['taxes']).filter(({ total }) => toText(total) !== '');
        if (taxes.length === 0 && amount !== 0n) add('Without tax', '', kind, amount, 0n);
        for (const { id, total } of taxes) {
          const rate = rates.find((each) => toText(each['rate_id']) === toText(id)) ?? {};
          const percent = `${toNumber(rate['rate_percent']) ?? ''}%`;
          add(toText(rate['label']), percent, kind, amount, toCents(toUnits(total), isHalfDown));
        }
        if (taxes.length > 1)
          add(
            'Counted again: lines with several rates',
            '',
            '',
            -amount * BigInt(taxes.length - 1),
            0n,
          );
      }
    if (rest !== 0n) add('Not in lines, such as refunds without items', '', '', rest, 0n);
  }
  return sums;
}

/** Compares the rows of 27 months by the day created and by the day paid with sums of the lines of the orders. */
export async function checkTaxes({ client, context }: Source): Promise<ComparePage> {
  const { texts, facts } = context;
  const today = facts.now.slice(0, 10);
  const entries = await readEntries(client);
  const rates = await client.everyRow('wc/v3/taxes', {});
  const byState = new Set([
    ...BY_STATE,
    ...rates.flatMap((rate) => (toText(rate['state']) ? [toText(rate['country'])] : [])),
  ]);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const nameOf = (code: string) => (code === '' ? 'Unknown' : (names.of(code) ?? code));
  const money = (value: number) => plain(texts.metric('money', value));
  const months = Array.from({ length: LAST_MONTHS }, (_, index) =>
    moment
      .utc(`${today.slice(0, 7)}-01`)
      .subtract(index, 'month')
      .format('YYYY-MM'),
  );

  const expectedOf = (basis: 'date_created' | 'date_paid', month: string) => {
    const own = entries.filter(({ row, isRefund }) =>
      toText(row[isRefund ? 'date_created' : basis]).startsWith(month),
    );
    const sums = [...addUp(own, byState).values()];
    const rows = sums.map(({ cells, amount, tax, orders }) => [
      nameOf(cells[0] ?? ''),
      ...cells.slice(1),
      money(Number(amount) / 1e6),
      money(Number(tax) / 100),
      texts.metric('count', orders.size),
    ]);
    const total = (read: (sum: Sum) => bigint) => sums.reduce((all, sum) => all + read(sum), 0n);
    return {
      rows: rows.toSorted((one, other) => one.join('|').localeCompare(other.join('|'))),
      totals: [
        money(Number(total(({ amount }) => amount)) / 1e6),
        money(Number(total(({ tax }) => tax)) / 100),
      ],
    };
  };

  return async (page, url) => {
    const shown = new ReportPage(page, url, PLACE);
    const found: Comparison[] = [];
    for (const basis of ['date_created', 'date_paid'] as const)
      for (const month of months) {
        const last = moment.utc(`${month}-01`).endOf('month').format('YYYY-MM-DD');
        await shown.show({
          period: 'custom',
          compare: 'none',
          after: `${month}-01`,
          filter: basis,
          before: last < today ? last : today,
          per_page: '100',
        });
        const ask = page.locator('.tillview-ledger button.is-primary');
        const done = page.getByText(/^(?:Adds up|Does not add up):/);
        await ask.or(done).first().waitFor({ timeout: READ_TIMEOUT_MS });
        if (await ask.isVisible()) await ask.click();
        await done.waitFor({ timeout: READ_TIMEOUT_MS });
        const { rows, foot } = await shown.table();
        const name = `${month} ${basis}`;
        const expected = expectedOf(basis, month);
        const sentence = (await done.innerText()).replace(/:[^]*/, '');
        found.push(
          compareRows(
            name,
            expected.rows,
            rows.toSorted((one, other) => one.join('|').localeCompare(other.join('|'))),
          ),
          compareTexts(`${name}, totals`, expected.totals, foot.slice(5, 7)),
          // The amounts of the store itself: Revenue, and Taxes by rate.
          compareTexts(`${name}, against Revenue`, ['Adds up'], [sentence]),
          compareTexts(
            `${name}, against Taxes`,
            basis === 'date_created' ? ['true'] : [],
            basis === 'date_created'
              ? [String((await done.innerText()).includes('Each rate equals Taxes.'))]
              : [],
          ),
        );
      }
    return joinComparisons(found);
  };
}
