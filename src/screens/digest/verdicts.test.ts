import { CurrencyFactory } from '@tillview/currency';
import {
  resolveReportRequest,
  type AnyTotals,
  type ReportRequest,
  type StatsData,
} from '@tillview/data';
import { configureDate, findMovedDay, type RangeParams } from '@tillview/date';
import type { Query } from '@tillview/navigation';
import { describe, expect, it, onTestFinished } from 'vitest';
import rangeCases from '../../../tests/cases/digest-ranges.json' with { type: 'json' };
import cases from '../../../tests/cases/verdicts.json' with { type: 'json' };
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { revenueSentence } from '../../reporting/definition/revenue-sentence.ts';
import { countDays, getVerdict } from '../../reporting/definition/verdict.ts';
import { describeRange } from '../../reporting/sentence/sentence.ts';
import { getChartRequest, resolveOverviewRequest } from '../overview/overview-request.ts';
import { readOverviewPreferences } from '../overview/overview-preferences.ts';
import { reportMetrics } from '../reports/all-metrics.ts';
import { source } from '../reports/revenue/source.ts';
import { getMonthQuery, getSalesQuery } from './digest-ranges.ts';

// The mail reads the same cases: tests/wordpress/check-digest.ts.
type Case = Pick<(typeof cases)[number], 'name' | 'part' | 'clock'> & {
  isWhole?: boolean;
  currency?: string;
  figures: { now: number; before: number; sameWeekdays?: number };
  verdict: {
    range: string[];
    base: string[];
    sameWeekdays?: string[];
    change: number | null;
    words: string;
  };
};

const netSales = reportMetrics.revenue.find(({ key }) => key === 'net_revenue')!;

function setUp({ clock, isWhole = false, currency }: Pick<Case, 'clock' | 'isWhole' | 'currency'>) {
  configureDate({ now: () => new Date(`${clock}Z`), comparesUpToNow: !isWhole });
  onTestFinished(() => configureDate());
  return currency === 'JPY'
    ? createTestContext({
        currency: CurrencyFactory({ code: 'JPY', symbol: '¥', precision: 0 }),
      })
    : createTestContext();
}

const getQuery = ({ part, clock }: Pick<Case, 'part' | 'clock'>): Query =>
  part === 'month'
    ? getMonthQuery(clock.slice(0, 10))
    : getSalesQuery(part === 'week' ? 'week' : 'day', clock.slice(0, 10));

const toRange = ([after = '', before = '']: string[]): RangeParams => ({ after, before });

function getMoved({ primary, secondary, dates }: ReportRequest) {
  const found = dates?.params.align
    ? null
    : findMovedDay(primary!, secondary!, dates!.params.compare);
  return found ?? undefined;
}

it.each(cases as Case[])('$name, $part, $clock', (example) => {
  const context = setUp(example);
  const { figures, verdict } = example;
  const request = resolveReportRequest(source, getQuery(example));
  const moved = getMoved(request);
  expect({
    range: request.primary,
    base: request.secondary,
    sameWeekdays: moved?.matched,
  }).toEqual({
    range: toRange(verdict.range),
    base: toRange(verdict.base),
    sameWeekdays: verdict.sameWeekdays && toRange(verdict.sameWeekdays),
  });
  const compare = request.dates?.params.compare;
  expect(
    getVerdict({
      metric: netSales.key,
      label: netSales.label(),
      type: netSales.type,
      now: figures.now,
      before: figures.before,
      compare,
      days: countDays(netSales, request.dates),
      moved: moved && { ...moved, before: figures.sameWeekdays },
      context,
    }),
  ).toEqual({
    metric: 'net_revenue',
    change: verdict.change,
    base: example.part === 'month' ? 'previous_year' : 'previous_period',
    words: verdict.words,
  });
});

it.each(rangeCases)('has the range of $name, $clock', (example) => {
  setUp(example);
  const { primary, secondary } = resolveReportRequest(source, getQuery(example));
  expect([primary, secondary]).toEqual([toRange(example.range), toRange(example.base)]);
});

describe('Overview, Revenue and Digest have the same verdict', () => {
  const toStats = (net_revenue: number): StatsData<AnyTotals> => ({
    totals: { net_revenue, orders_count: Math.ceil(Math.abs(net_revenue) / 100) },
    intervals: [],
  });

  it.each((cases as Case[]).slice(0, 12))('$name', (example) => {
    const context = setUp(example);
    const { part, figures, verdict } = example;
    const ofDigest = getQuery(example);
    // The Overview and Revenue show the month when they are opened, and other days by the link of the mail.
    const query = part === 'month' ? {} : ofDigest;
    const overview = resolveOverviewRequest(query, readOverviewPreferences({}));
    const requests = [
      getChartRequest(source, overview),
      resolveReportRequest(source, query),
      resolveReportRequest(source, ofDigest),
    ];
    const stated = requests.map((request) => {
      const moved = getMoved(request);
      const matched = moved && {
        ...moved,
        totals: toStats(figures.sameWeekdays ?? Number.NaN).totals!,
      };
      const parts = describeRange({
        sentence: revenueSentence,
        metric: netSales,
        primary: toStats(figures.now),
        secondary: toStats(figures.before),
        compare: request.dates?.params.compare,
        dates: request.dates,
        matched,
        interval: request.interval,
        context,
      });
      return [request.primary, request.secondary, parts[0]?.text];
    });
    const words = figures.now === 0 ? 'No data for the selected date range.' : verdict.words;
    const expected = [toRange(verdict.range), toRange(verdict.base), words];
    expect(stated).toEqual([expected, expected, expected]);
  });
});
