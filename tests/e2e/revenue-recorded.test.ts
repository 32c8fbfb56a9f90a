import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readDrawing, readTooltip } from './pages/chart-drawing.ts';
import { cardText, changeText, money, tooltipDate } from './pages/expected-texts.ts';
import { sampleCases, sampleModes } from './pages/input-modes.ts';
import { RangePicker } from './pages/range-picker.ts';
import {
  COLUMNS,
  HEAD,
  PERIODS,
  chartRows,
  figure,
  figuresRequest,
  recorded,
  recordedView,
  tableRows,
  totalsRow,
  type Compare,
  type View,
} from './pages/recorded-revenue.ts';
import { RevenuePage } from './pages/revenue-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let store: Awaited<ReturnType<typeof servers.replayed>>;
beforeAll(async () => {
  store = await servers.replayed();
});
afterEach(() => {
  expect(store.replay.misses, 'requests that no recording answers').toEqual([]);
});

/**
 * So high that nothing scrolls: scrolling would trigger requests of the card below the chart, which are not recorded.
 */
const HEIGHT = 3000;

async function visit(): Promise<RevenuePage> {
  const { page } = await browser.visit({ height: HEIGHT });
  return new RevenuePage(page, store.url);
}

async function expectFigures(report: RevenuePage, view: View, compare: Compare): Promise<void> {
  const { primary, secondary, nowLabel, thenLabel } = recordedView(view, compare);
  expect(await report.range()).toBe(`${nowLabel} vs. ${thenLabel}`);
  expect(await report.cards()).toEqual(
    COLUMNS.map(([title, key]) =>
      cardText(title, figure(primary.totals, key), figure(secondary.totals, key), thenLabel),
    ),
  );
  await expectChart(report, view, compare, 'gross_sales');
}

async function expectChart(
  report: RevenuePage,
  view: View,
  compare: Compare,
  key: string,
): Promise<void> {
  const { primary, secondary, nowLabel, thenLabel } = recordedView(view, compare);
  expect(await report.legend()).toEqual([
    `${nowLabel} ${money(figure(primary.totals, key))}`,
    `${thenLabel} ${money(figure(secondary.totals, key))}`,
  ]);
  expect(await report.chartTable()).toEqual({
    head: ['Date', nowLabel, 'Compared with', thenLabel, 'Change'],
    rows: chartRows(primary, secondary, key, view.unit),
    foot: [],
  });
}

describe('Revenue with recorded responses', () => {
  it('sends one request per range for summary, chart and table, and no others (R7.20, R7.21, R7.25)', async () => {
    const report = await visit();
    const others: string[] = [];
    report.page.on('request', (request) => {
      const isFetch = ['fetch', 'xhr', 'ping'].includes(request.resourceType());
      if (!request.url().startsWith(`${store.url}/${isFetch ? 'wp-json/' : ''}`))
        others.push(request.url());
    });
    await report.open();
    const { dates, previous_year } = PERIODS.mtd;
    expect(report.takeRequests().filter(({ path }) => path !== '/wp/v2/users/me')).toEqual([
      figuresRequest(dates, 'day'),
      figuresRequest(previous_year, 'day'),
    ]);
    expect(others).toEqual([]);
  });

  const views: View[] = [
    { name: 'mtd', unit: 'day' },
    { name: 'mtd', unit: 'week' },
    { name: 'lastmonth', unit: 'day' },
    { name: 'lastmonth', unit: 'week' },
    { name: 'lastyear', unit: 'month' },
  ];
  it.each(sampleCases('views of Revenue', views, 1))(
    'shows every recorded figure: $name by $unit (R2.30, R2.31)',
    async (view) => {
      const { name, unit } = view;
      const { period, dates, previous_period, previous_year } = PERIODS[name];
      const report = await visit();
      await report.open({ period, compare: 'previous_period', interval: unit });
      await expectFigures(report, view, 'previous_period');
      const page = recorded(`table-${name}-${unit}`);
      expect(await report.table()).toEqual({
        head: HEAD,
        rows: tableRows(page, unit),
        foot: totalsRow(page, recorded(`stats-${name}-${unit}`).intervals.length, unit),
      });
      expect(report.takeRequests()).toEqual([
        figuresRequest(dates, unit),
        figuresRequest(previous_period, unit),
      ]);

      const picker = await RangePicker.open(report);
      await picker.choose('Previous year');
      await picker.update();
      await expectFigures(report, view, 'previous_year');
      expect(report.address()).toEqual({ period, compare: 'previous_year', interval: unit });
      // Cached figures are not requested again; those of last year are all cached.
      expect(report.takeRequests()).toEqual(
        name === 'lastyear' ? [] : [figuresRequest(previous_year, unit)],
      );
    },
  );

  it.each(
    sampleModes<View>('figures of Revenue', [
      { name: 'mtd', unit: 'day' },
      { name: 'lastyear', unit: 'month' },
    ]),
  )('draws the figure of the selected card: $name by $unit', async (view) => {
    const { period } = PERIODS[view.name];
    const report = await visit();
    await report.open({ period, compare: 'previous_year', interval: view.unit });
    for (const [title, key] of COLUMNS.toReversed()) {
      report.takeRequests();
      await report.chooseCard(title);
      expect(await report.chart().getByRole('heading').innerText()).toBe(title);
      await expectChart(report, view, 'previous_year', key);
      expect(await report.sorting()).toEqual([`${title}: descending`]);
      // All seven figures are loaded already, and the page sorts the rows.
      expect(report.takeRequests()).toEqual([]);
    }
  });

  it('shows the pages of a long table with the same totals', async () => {
    const report = await visit();
    await report.open({ period: 'last_month', compare: 'previous_year', interval: 'day' });
    const total = totalsRow(recorded('table-lastmonth-day'), 31, 'day');
    report.takeRequests();
    await report.goToPage('Next Page');
    const last = {
      head: HEAD,
      rows: tableRows(recorded('table-lastmonth-day-page2'), 'day'),
      foot: total,
    };
    expect(await report.table()).toEqual(last);
    expect(report.address()).toMatchObject({ paged: '2' });
    expect(report.takeRequests()).toEqual([]);

    await report.reload();
    expect(await report.table()).toEqual(last);
    report.takeRequests();
    await report.goToPage('Previous Page');
    const first = tableRows(recorded('table-lastmonth-day'), 'day');
    expect(await report.table()).toEqual({ head: HEAD, rows: first, foot: total });
    expect(first).toHaveLength(25);
  });

  it('sorts by net sales, the highest first and then the lowest (R4.37, R4.38)', async () => {
    const report = await visit();
    await report.open({ period: 'last_month', compare: 'previous_year', interval: 'day' });
    await report.sortBy('Net sales');
    expect(await report.sorting()).toEqual(['Net sales: descending']);
    const column = HEAD.indexOf('Net sales');
    const netSales = recorded('stats-lastmonth-day').intervals.map(({ subtotals }) =>
      figure(subtotals, 'net_revenue'),
    );
    const { rows } = await report.table();
    expect(rows.map((cells) => cells[column])).toEqual(
      netSales
        .toSorted((a, b) => b - a)
        .slice(0, 25)
        .map(money),
    );

    await report.sortBy('Net sales');
    expect(await report.sorting()).toEqual(['Net sales: ascending']);
    expect(report.address()).toMatchObject({ orderby: 'net_revenue', order: 'asc' });
    const lowest = recorded('table-lastmonth-day-sort-net');
    expect(await report.table()).toEqual({
      head: HEAD,
      rows: tableRows(lowest, 'day'),
      foot: totalsRow(lowest, 31, 'day'),
    });
  });

  it('draws each recorded figure at its position on the axes, and shows it in the tooltip', async () => {
    const report = await visit();
    await report.open({ period: 'month', compare: 'previous_year', interval: 'day' });
    const { primary, secondary } = recordedView({ name: 'mtd', unit: 'day' }, 'previous_year');
    const { valueTicks, dateTicks, lines } = await readDrawing(report.chart());

    const toAmount = (text: string) =>
      Number(text.replaceAll(/[$k]/g, '')) * (text.endsWith('k') ? 1000 : 1);
    const scale = valueTicks.map(({ text, y }) => ({ y, amount: toAmount(text) }));
    expect(scale.map(({ amount }) => amount)).toEqual([0, 500, 1000, 1500, 2000]);
    const [zero, top] = [scale[0], scale.at(-1)];
    if (!zero || !top) throw new Error('The chart has no axis.');
    const toPixel = (amount: number) => zero.y + ((top.y - zero.y) * amount) / top.amount;
    const sides = { primary, secondary };
    expect(new Set(Object.keys(lines))).toEqual(new Set(Object.keys(sides)));
    for (const [side, stats] of Object.entries(sides)) {
      const points = lines[side] ?? [];
      expect(points).toHaveLength(20);
      for (const [index, { subtotals }] of stats.intervals.entries()) {
        const off = (points[index]?.y ?? NaN) - toPixel(figure(subtotals, 'gross_sales'));
        expect(Math.abs(off), `${side} at ${index}`).toBeLessThan(1);
      }
    }
    const days = (lines['primary'] ?? []).map(({ x }) => x);
    for (const { texts, x } of dateTicks) {
      const day = days.findIndex((at) => Math.abs(at - x) < 1) + 1;
      expect(texts).toEqual(day === 1 ? ['1', 'Nov 2026'] : [String(day)]);
    }

    const at = 13;
    const [now, then] = [primary.intervals[at], secondary.intervals[at]];
    const point = lines['primary']?.[at];
    if (!now || !then || !point) throw new Error('There is no 14th of November.');
    const amounts = [now, then].map(({ subtotals }) => figure(subtotals, 'gross_sales'));
    const [present = NaN, earlier = NaN] = amounts;
    expect(await readTooltip(report.chart(), point)).toBe(
      [
        `Gross sales ${tooltipDate(now.date_start)} ${money(present)}`,
        `${tooltipDate(then.date_start)} ${money(earlier)}`,
        `Difference ${changeText(present, earlier)}`,
      ].join(' '),
    );
  });

  it('shows a table instead of the chart', async () => {
    const report = await visit();
    await report.open();
    await report.page.getByRole('button', { name: 'Show as table' }).click();
    const box = await report.chart().getByRole('table').boundingBox();
    expect(box?.width).toBeGreaterThan(400);
    expect(await report.chart().getByRole('application').count()).toBe(0);
  });
});
