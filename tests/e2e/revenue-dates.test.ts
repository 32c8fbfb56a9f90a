import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectedByDay,
  expectedByHour,
  expectedByWeek,
  type ShownDates,
} from './pages/expected-dates.ts';
import {
  PRESETS,
  comparedWith,
  rangeOf,
  type Compare,
  type Days,
} from './pages/expected-ranges.ts';
import {
  addDays,
  addMonths,
  dateRange,
  daysOf,
  fullDate,
  hourOfDay,
  monthName,
  weekdayName,
} from './pages/expected-texts.ts';
import { RangePicker } from './pages/range-picker.ts';
import { RevenuePage } from './pages/revenue-page.ts';
import { SHOPS, type ShopName } from './pages/zone-shops.ts';
import { sampleCases, sampleModes } from './pages/input-modes.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();

const urls = new Map<string, string>();
beforeAll(async () => {
  await Promise.all(
    Object.entries(SHOPS).map(async ([name, { now, zone, weekStart }]) => {
      const { url } = await servers.demo({
        DEMO_ORDERS: '200',
        DEMO_NOW: now,
        DEMO_TIME_ZONE: zone,
        DEMO_WEEK_START: String(weekStart),
      });
      urls.set(name, url);
    }),
  );
});

const todayOf = (name: ShopName) => SHOPS[name].now.slice(0, 10);

async function visit(name: ShopName, timezoneId: string = SHOPS[name].browserZone) {
  const { page } = await browser.visit({ timezoneId });
  return new RevenuePage(page, urls.get(name) ?? '');
}

/** Interval and range of the requests since the last call; the pages of one range count once. */
function takeRequestedRanges(report: RevenuePage): string[] {
  const ranges = report
    .takeRequests()
    .map(({ params: { interval, after, before } }) => `${interval} ${after} ${before}`);
  return [...new Set(ranges)].toSorted();
}

/** The ranges that a view has to request: the selected one and its comparison. */
function getNeededRanges(interval: string, primary: Days, secondary: Days): string[] {
  const range = ([first, last]: Days) => `${interval} ${first}T00:00:00 ${last}T23:59:59`;
  return [range(primary), range(secondary)].toSorted();
}

const COMPARE_LABELS = { previous_period: 'Previous period', previous_year: 'Previous year' };

async function shownDates(report: RevenuePage): Promise<ShownDates> {
  const [chart, table] = [await report.chartTable(), await report.table()];
  return {
    chart: chart.rows.map(([own = '', , then = '']) => [own, then]),
    table: table.rows.map(([date = '']) => date),
  };
}

describe('the dates of a store in another time zone than the browser', () => {
  it.each(
    sampleModes<[ShopName, Compare]>('presets', [
      ['ahead', 'previous_period'],
      ['aheadByOffset', 'previous_year'],
      ['behind', 'previous_period'],
      ['behind', 'previous_year'],
    ]),
  )('a preset means the store’s own days: %s, %s (R7.20, R7.21)', async (name, compare) => {
    const { now, weekStart } = SHOPS[name];
    const today = todayOf(name);
    const report = await visit(name);
    const known = new Set<string>();
    // The last preset, so that selecting the first one is a change.
    await report.open({ period: 'last_year', compare: 'previous_period' });
    takeRequestedRanges(report).forEach((range) => known.add(range));
    for (const [label, period] of sampleCases('presets of a store', PRESETS, 2)) {
      const primary = rangeOf(period, today, weekStart);
      const secondary = comparedWith(period, primary, compare);
      const picker = await RangePicker.open(report);
      await picker.choose(label);
      await picker.choose(COMPARE_LABELS[compare]);
      await picker.update();

      expect(await report.range()).toBe(
        `${label} (${dateRange(...primary)}) vs. ${COMPARE_LABELS[compare]} (${dateRange(...secondary)})`,
      );
      expect(report.address()).toEqual({ period, compare });
      const interval = period === 'today' || period === 'yesterday' ? 'hour' : 'day';
      const needed = getNeededRanges(interval, primary, secondary);
      expect(takeRequestedRanges(report)).toEqual(needed.filter((range) => !known.has(range)));
      needed.forEach((range) => known.add(range));
      expect(await shownDates(report)).toEqual(
        interval === 'hour'
          ? expectedByHour(now.slice(0, 13), primary, secondary)
          : expectedByDay(today, primary, secondary),
      );
    }
  });

  it.each(sampleCases<ShopName>('weeks of a store', ['ahead', 'aheadByOffset', 'behind'], 1))(
    'weeks start on the store’s day and are clipped to the range: %s',
    async (name) => {
      const { weekStart } = SHOPS[name];
      const today = todayOf(name);
      const report = await visit(name);
      for (const period of ['last_month', 'month'] as const) {
        const primary = rangeOf(period, today, weekStart);
        const secondary = comparedWith(period, primary, 'previous_year');
        await report.open({ period, compare: 'previous_year', interval: 'week' });
        expect(takeRequestedRanges(report)).toEqual(getNeededRanges('week', primary, secondary));
        expect(await shownDates(report)).toEqual(
          expectedByWeek(today, weekStart, primary, secondary),
        );
      }
    },
  );
});

describe('the calendar in another time zone than the store', () => {
  const zones: [ShopName, string][] = [
    ['ahead', 'Pacific/Pago_Pago'],
    ['aheadByOffset', 'Pacific/Pago_Pago'],
    ['behind', 'Pacific/Tongatapu'],
    ['afterChange', 'America/New_York'],
    // In this time zone, midnight of 6 September 2026 does not exist.
    ['afterChange', 'America/Santiago'],
  ];
  it.each(sampleModes('zones of a calendar', zones))(
    'has each of the store’s days in its column, and today is the last selectable one: %s seen from %s (R5.3, R8.2)',
    async (name, zone) => {
      const { weekStart } = SHOPS[name];
      const today = todayOf(name);
      const report = await visit(name, zone);
      await report.open();
      const picker = await RangePicker.open(report);
      await picker.openCalendar();
      expect(await picker.weekdays()).toEqual(
        // 4 January 1970 was a Sunday.
        Array.from({ length: 7 }, (_, day) => weekdayName(addDays('1970-01-04', weekStart + day))),
      );
      const thisMonth = `${today.slice(0, 7)}-01`;
      const expected = [addMonths(thisMonth, -1), thisMonth].map((first) => ({
        title: monthName(first),
        days: daysOf(first, addDays(addMonths(first, 1), -1)).map((day) => ({
          text: String(Number(day.slice(8))),
          column: (new Date(`${day}T00:00:00Z`).getUTCDay() - weekStart + 7) % 7,
          says:
            day > today
              ? `${fullDate(day)} is not selectable.`
              : `Select ${fullDate(day)} as your start date.`,
        })),
      }));
      expect(await picker.months()).toEqual(expected);
      const tomorrow = addDays(today, 1);
      if (tomorrow.slice(0, 7) !== today.slice(0, 7)) await picker.goToNextMonth();
      expect(await picker.day(fullDate(tomorrow)).getAttribute('aria-disabled')).toBe('true');
      expect(await picker.day(fullDate(today)).getAttribute('aria-disabled')).toBe('false');
    },
  );

  const starts: [ShopName, string][] = [
    ['ahead', '2026-12-31'],
    ['aheadByOffset', '2024-02-28'],
    ['behind', '2026-11-01'],
    ['afterChange', '2026-10-20'],
  ];
  it.each(sampleModes('selected days', starts))(
    'applies the selected days, up to today: %s from %s',
    async (name, start) => {
      const { now } = SHOPS[name];
      const today = todayOf(name);
      const primary: Days = [start, today];
      const length = daysOf(...primary).length;
      const secondary: Days = [addDays(start, -length), addDays(start, -1)];
      const report = await visit(name);
      await report.open({ period: 'today', compare: 'previous_period' });
      report.takeRequests();
      const picker = await RangePicker.open(report);
      await picker.openCalendar();
      await picker.day(fullDate(start)).click();
      await picker.day(fullDate(today)).click();
      const typed = primary.map((day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
      const fields = [picker.field('Start Date'), picker.field('End Date')];
      expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(typed);
      await picker.update();

      expect(report.address()).toEqual({
        period: 'custom',
        compare: 'previous_period',
        after: start,
        before: today,
      });
      expect(await report.range()).toBe(
        `Custom (${dateRange(...primary)}) vs. Previous period (${dateRange(...secondary)})`,
      );
      const interval = length === 2 ? 'hour' : 'day';
      expect(takeRequestedRanges(report)).toEqual(getNeededRanges(interval, primary, secondary));
      expect(await shownDates(report)).toEqual(
        interval === 'hour'
          ? expectedByHour(now.slice(0, 13), primary, secondary)
          : expectedByDay(today, primary, secondary),
      );
      // The picker opens with the applied range.
      const again = await RangePicker.open(report);
      await picker.day(fullDate(today)).waitFor();
      expect(await again.field('Start Date').inputValue()).toBe(typed[0]);
      expect(await again.field('End Date').inputValue()).toBe(typed[1]);
    },
  );
});

describe('a daylight saving time change', () => {
  it.each(sampleModes<Compare>('a daylight saving change', ['previous_period', 'previous_year']))(
    'neither omits nor repeats a day or a week: %s',
    async (compare) => {
      const primary: Days = ['2026-10-01', '2026-10-28'];
      const secondary: Days =
        compare === 'previous_year' ? ['2025-10-01', '2025-10-28'] : ['2026-09-01', '2026-09-28'];
      const report = await visit('afterChange');
      await report.open({ period: 'month', compare, interval: 'day' });
      expect(takeRequestedRanges(report)).toEqual(getNeededRanges('day', primary, secondary));
      expect(await shownDates(report)).toEqual(expectedByDay('2026-10-28', primary, secondary));
      await report.chooseInterval('By week');
      expect(await shownDates(report)).toEqual(expectedByWeek('2026-10-28', 1, primary, secondary));
    },
  );

  const days: [ShopName, 'today' | 'yesterday', string][] = [
    ['atChange', 'today', 'Today (Oct 25, 2026) vs. Previous period (Oct 24, 2026)'],
    ['dayAfterChange', 'today', 'Today (Oct 26, 2026) vs. Previous period (Oct 25, 2026)'],
    ['dayAfterChange', 'yesterday', 'Yesterday (Oct 25, 2026) vs. Previous period (Oct 24, 2026)'],
  ];
  it.each(sampleModes('hours of a local day', days))(
    'has every hour of the local day: %s, %s',
    async (name, period, range) => {
      const report = await visit(name);
      await report.open({ period, compare: 'previous_period' });
      expect(await report.range()).toBe(range);
      // The page's clock continues from the store's, so only the minute is uncertain.
      const [hour = '', minute = ''] = SHOPS[name].now.slice(11).split(':');
      const [clock, half] = hourOfDay(Number(hour)).split(' ');
      expect(await report.age()).toMatch(new RegExp(`^as of ${clock}:${minute[0]}\\d ${half}$`));
      const primary = rangeOf(period, todayOf(name), 1);
      const secondary = comparedWith(period, primary, 'previous_period');
      expect(takeRequestedRanges(report)).toEqual(getNeededRanges('hour', primary, secondary));
      expect(await shownDates(report)).toEqual(
        expectedByHour(SHOPS[name].now.slice(0, 13), primary, secondary),
      );
    },
  );
});
