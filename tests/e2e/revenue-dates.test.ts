import { describe, expect } from 'vitest';
import { addDays, addMonths, daysOf } from '../store/days.ts';
import type { Days } from '../store/expected-ranges.ts';
import { revenue } from '../store/reports/revenue.ts';
import { RangePicker } from './pages/range-picker.ts';
import { ReportPage } from './pages/report-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const TODAY = '2027-01-01';
// The new year starts a day earlier in the store than in the browser.
const demo = withDemo({
  DEMO_ORDERS: '200',
  DEMO_NOW: `${TODAY}T00:20:00`,
  DEMO_TIME_ZONE: 'Pacific/Tongatapu',
  DEMO_WEEK_START: '1',
});

const inFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
/** "Friday, January 1, 2027". */
const fullDate = (day: string) => inFull.format(new Date(`${day}T00:00:00Z`));

/** The pages of the file by the time zone of their browser. */
const visited = new Map<string, ReportPage>();

async function visit(timezoneId = 'Pacific/Pago_Pago') {
  const known = visited.get(timezoneId);
  if (known) return known;
  const { page } = await browser.visit({ timezoneId, isKept: true });
  const report = new ReportPage(page, demo.url, revenue);
  visited.set(timezoneId, report);
  return report;
}

/** Interval and range of the requests since the last call. */
const takeRequestedRanges = (report: ReportPage): string[] =>
  report
    .takeRequests()
    .filter(({ params }) => params.after !== undefined)
    .map(({ params: { interval, after, before } }) => `${interval} ${after} ${before}`)
    .toSorted();

const getNeededRanges = (interval: string, ...ranges: Days[]): string[] =>
  ranges.map(([first, last]) => `${interval} ${first}T00:00:00 ${last}T23:59:59`).toSorted();

describe('a store in another time zone than the browser', () => {
  deepIt('has presets of its own days, selected by pointer (R7.20, R7.21)', async () => {
    const report = await visit();
    // A range that is not over, whose URL compares whole days: the picker keeps that.
    await report.open({ period: 'week', compare: 'previous_year' });
    report.takeRequests();
    const presets: [label: string, period: string, range: string, interval: string, Days, Days][] =
      [
        [
          'Today',
          'today',
          'Today (Jan 1, 2027) vs. Previous period (Dec 31, 2026)',
          'hour',
          [TODAY, TODAY],
          ['2026-12-31', '2026-12-31'],
        ],
        [
          'Month to date',
          'month',
          'Month to date (Jan 1, 2027) vs. Previous period (Dec 1, 2026)',
          'day',
          [TODAY, TODAY],
          ['2026-12-01', '2026-12-01'],
        ],
        [
          'Last week',
          'last_week',
          'Last week (Dec 21 - 27, 2026) vs. Previous period (Dec 14 - 20, 2026)',
          'day',
          ['2026-12-21', '2026-12-27'],
          ['2026-12-14', '2026-12-20'],
        ],
      ];
    for (const [label, period, range, interval, primary, secondary] of presets) {
      const picker = await RangePicker.open(report);
      await picker.choose(label);
      await picker.choose('Previous period');
      await picker.update();
      expect(await report.range()).toBe(range);
      expect(report.url()).toEqual({ period, compare: 'previous_period' });
      expect(takeRequestedRanges(report)).toEqual(getNeededRanges(interval, primary, secondary));
    }
  });

  deepIt(
    'has each of its days in its column of the calendar, up to today (R5.3, R8.2)',
    async () => {
      // Its summer time starts at midnight.
      const report = await visit('America/Santiago');
      await report.open();
      const picker = await RangePicker.open(report);
      await picker.openCalendar();
      const expected = ['2026-12-01', '2027-01-01'].map((first) =>
        daysOf(first, addDays(addMonths(first, 1), -1)).map((day) => ({
          text: String(Number(day.slice(8))),
          column: (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7,
          says:
            day > TODAY
              ? `${fullDate(day)} is not selectable.`
              : `Select ${fullDate(day)} as your start date.`,
        })),
      );
      expect(await picker.months()).toEqual(expected);
    },
  );

  deepIt(
    'applies the days that are clicked in the calendar, and opens with them again',
    async () => {
      const start = '2026-12-20';
      const secondary: Days = ['2026-12-07', '2026-12-19'];
      const report = await visit();
      await report.show({ period: 'today', compare: 'previous_period' });
      report.takeRequests();
      const picker = await RangePicker.open(report);
      await picker.openCalendar();
      await picker.day(fullDate(start)).click();
      await picker.day(fullDate(TODAY)).click();
      await picker.update();
      expect(report.url()).toEqual({
        period: 'custom',
        compare: 'previous_period',
        after: start,
        before: TODAY,
      });
      expect(await report.range()).toBe(
        'Custom (Dec 20, 2026 - Jan 1, 2027) vs. Previous period (Dec 7 - 19, 2026)',
      );
      expect(takeRequestedRanges(report)).toEqual(
        getNeededRanges('day', [start, TODAY], secondary),
      );
      const again = await RangePicker.open(report);
      await picker.day(fullDate(TODAY)).waitFor();
      expect(await again.field('Start date').inputValue()).toBe('12/20/2026');
      expect(await again.field('End date').inputValue()).toBe('01/01/2027');
    },
  );
});
