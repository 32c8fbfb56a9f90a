import moment from 'moment';
import { ReportPage, readTable } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { compareRows, compareTexts, joinComparisons, type Comparison } from '../compare-cells.ts';
import type { CellContext } from '../report-check.ts';
import { toNumber, toText, type Row } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import { getAllDays, isRefund, readInPage, readOrders, timeOf } from './orders.ts';

/** Retention: cohorts and segments of customers. */
export const RETENTION = { path: '/analytics/retention', title: 'Retention' } as const;

const DAY_MS = 86_400_000;

/** The order times of a customer, net sales, and net sales by the month of the order or refund. */
type History = { times: number[]; net: number; byMonth: Map<string, number> };

/** The orders of each customer, by the customer's number; without orders that have no customer. */
function getHistories(rows: readonly Row[]): Map<string, History> {
  const byId = new Map(rows.map((row) => [toText(row['order_id']), row]));
  const histories = new Map<string, History>();
  for (const row of rows) {
    const customer = toText((byId.get(toText(row['parent_id'])) ?? row)['customer_id']);
    if (customer === '0' || customer === '') continue;
    const history: History = histories.get(customer) ?? { times: [], net: 0, byMonth: new Map() };
    histories.set(customer, history);
    const net = toNumber(row['net_total']) ?? 0;
    const month = timeOf(row).slice(0, 7);
    history.net += net;
    history.byMonth.set(month, (history.byMonth.get(month) ?? 0) + net);
    if (!isRefund(row)) history.times.push(Date.parse(`${timeOf(row)}Z`));
  }
  for (const { times } of histories.values()) times.sort((one, other) => one - other);
  return histories;
}

/** The value below which a share of the sorted values is, interpolated linearly. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** The months from the first to the last, both 'YYYY-MM'. */
function getMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = moment.utc(first); month.format('YYYY-MM') <= last; month.add(1, 'month'))
    months.push(month.format('YYYY-MM'));
  return months;
}

/** The months that the table of cohorts shows after the first one. */
const SHOWN_MONTHS = 12;
/** A cohort with fewer customers is marked. */
const SMALL_COHORT = 10;

type Measure = 'active' | 'cumulative';

type Cohort = { unit: 'month' | 'quarter'; start: string; customers: History[] };

const firstMonthOf = ({ times }: History): string => monthOf(times[0] ?? 0);

const quarterOf = (month: string): string => moment.utc(month).startOf('quarter').format('YYYY-MM');

function groupBy(
  histories: readonly History[],
  keyOf: (history: History) => string,
): Map<string, History[]> {
  const groups = new Map<string, History[]>();
  for (const history of histories) {
    const key = keyOf(history);
    groups.set(key, [...(groups.get(key) ?? []), history]);
  }
  return groups;
}

/** Customers by the month of their first order, or by its quarter if one of the quarter's months is small. */
function getCohorts(histories: readonly History[], present: string): Cohort[] {
  const months = groupBy(histories, firstMonthOf);
  const small = new Set(
    [...months].flatMap(([month, { length }]) =>
      length < SMALL_COHORT && month !== present ? [quarterOf(month)] : [],
    ),
  );
  const keyOf = (history: History): string => {
    const month = firstMonthOf(history);
    const others = [...months.keys()].filter(
      (each) => each !== present && quarterOf(each) === quarterOf(month),
    );
    const isMerged = month !== present && small.has(quarterOf(month)) && others.length > 1;
    return isMerged ? `quarter ${quarterOf(month)}` : `month ${month}`;
  };
  return [...groupBy(histories, keyOf)]
    .map(([key, customers]) => {
      const [unit, start = ''] = key.split(' ');
      return {
        unit: unit === 'quarter' ? ('quarter' as const) : ('month' as const),
        start,
        customers,
      };
    })
    .toSorted(
      (one, other) => other.start.localeCompare(one.start) || (one.unit === 'month' ? -1 : 1),
    );
}

/** The rows of the table of cohorts, newest first. */
function getCohortRows(
  histories: readonly History[],
  measure: Measure,
  { texts, facts }: CellContext,
): string[][] {
  const present = facts.now.slice(0, 7);
  return getCohorts(histories, present).map(({ unit, start, customers }) => {
    const monthsOf = customers.map((each) => getMonths(firstMonthOf(each), present));
    const length = Math.min(...monthsOf.map((months) => months.length));
    let net = 0;
    const values = Array.from({ length }, (_, since) => {
      const active = customers.filter(({ times, byMonth }, index) => {
        const month = monthsOf[index]?.[since] ?? '';
        net += byMonth.get(month) ?? 0;
        return times.some((time) => monthOf(time) === month);
      });
      const text =
        measure === 'active'
          ? `${texts.metric('count', (100 * active.length) / customers.length)}%`
          : texts.metric('money', net / customers.length);
      return since === length - 1 ? `${text} * (month not over)` : text;
    });
    const size = texts.metric('count', customers.length);
    return [
      texts.intervalInTable(unit, `${start}-01`, `${start}-28`, true),
      customers.length < SMALL_COHORT ? `${size} (small cohort)` : size,
      ...Array.from({ length: SHOWN_MONTHS + 1 }, (_, since) => values[since] ?? ''),
    ].map(plain);
  });
}

/** Compares cohorts, customers, net sales and the customers who have not ordered recently with the orders that the store lists. */
export async function checkRetention({ client, context }: Source): Promise<ComparePage> {
  const { texts, facts } = context;
  const histories = [...getHistories(await readOrders(client, getAllDays(facts))).values()].filter(
    ({ times }) => times.length > 0,
  );
  const gaps = histories
    .flatMap(({ times }) =>
      times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / DAY_MS),
    )
    .toSorted((one, other) => one - other);
  const limit = quantile(gaps, 0.9);
  const now = Date.parse(`${facts.now.slice(0, 13)}:00:00Z`);
  const silentDays = ({ times }: History) => (now - (times.at(-1) ?? 0)) / DAY_MS;
  const due = histories.filter((history) => {
    const days = silentDays(history);
    return days > limit && days <= limit + 7 && days <= Math.max(limit, 365);
  });
  const isLost = (history: History) => silentDays(history) > Math.max(limit, 365);
  const notLost = histories.filter((history) => silentDays(history) > limit && !isLost(history));
  const sum = (list: readonly History[]) => list.reduce((total, { net }) => total + net, 0);
  return async (page, url) => {
    const shown = new ReportPage(page, url, RETENTION);
    const cohorts: Comparison[] = [];
    for (const measure of ['cumulative', 'active'] as const) {
      await shown.show({ measure, per_page: '100' });
      await readInPage(page);
      const table = page.getByRole('table', { name: /^Cohorts/ });
      cohorts.push(
        compareRows(
          `cohorts, ${measure}`,
          getCohortRows(histories, measure, context),
          (await readTable(table)).rows,
        ),
      );
    }
    const segments = page.getByRole('table', { name: /^Segments/ });
    const totals = await segments.getByRole('row').last().getByRole('cell').allInnerTexts();
    const newlyDue = page.getByText(/silent for longer since this week\.$/).locator('..');
    const customersIn = async (names: readonly RegExp[]) => {
      const counts = await Promise.all(
        names.map((name) =>
          segments.getByRole('row', { name }).getByRole('cell').first().innerText(),
        ),
      );
      return counts.reduce((total, text) => total + Number(text.replaceAll(/\D/g, '')), 0);
    };
    return joinComparisons([
      ...cohorts,
      compareTexts(
        'totals of the segments',
        [texts.metric('count', histories.length), '', texts.metric('money', sum(histories))].map(
          plain,
        ),
        totals.slice(0, 3).map(plain),
      ),
      compareTexts(
        'newly due',
        [
          `${texts.metric('count', due.length)} ${due.length === 1 ? 'customer has' : 'customers have'} been silent for longer since this week. They account for ${texts.metric('money', sum(due))} of net sales so far.`,
        ].map(plain),
        [plain(await newlyDue.innerText()).replace(/(so far\.).*/, '$1')],
      ),
      compareTexts(
        'customers at risk and slipping away, and lost ones',
        [notLost.length, histories.filter(isLost).length].map(String),
        [
          await customersIn([/^At risk/, /^Slipping away/]),
          await customersIn([/^Lost customers/]),
        ].map(String),
      ),
    ]);
  };
}
