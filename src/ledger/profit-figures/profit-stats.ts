import {
  getProfitsWithTotal,
  NOTHING_REQUESTED,
  type AnyTotals,
  type LedgerMonth,
  type Profit,
  type ProfitSettings,
  type ReportRequest,
  type RequestStats,
  type StatsInterval,
} from '@tillview/data';
import { getRangeIntervals, type RangeInterval } from '@tillview/date';
import { toSecondsRange } from '../use-ledger.ts';

const round = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 10) / 10;

/** A profit as totals of a report; shares have one decimal. */
const toTotals = (profit: Profit): AnyTotals =>
  ({
    ...profit,
    margin: round(profit.margin),
    known_share: round(profit.known_share),
    fee_share: round(profit.fee_share),
  }) as unknown as AnyTotals;

type Months = ReadonlyMap<string, LedgerMonth>;

function toRange(
  months: Months,
  range: RangeInterval,
  request: ReportRequest,
  settings: ProfitSettings,
) {
  const times = getRangeIntervals(range, request.interval);
  const { profits, total } = getProfitsWithTotal(
    months.values(),
    times.map(toSecondsRange),
    settings,
  );
  const intervals = times.map(({ after, before }, index): StatsInterval<AnyTotals> => {
    const [start, end] = [after.replace('T', ' '), before.replace('T', ' ')];
    const profit = profits[index];
    return {
      interval: start,
      date_start: start,
      date_start_gmt: start,
      date_end: end,
      date_end_gmt: end,
      subtotals: profit ? toTotals(profit) : {},
    };
  });
  return { ...NOTHING_REQUESTED, isEmpty: false, data: { totals: toTotals(total), intervals } };
}

const NONE = { ...NOTHING_REQUESTED, isEmpty: true, data: { totals: null, intervals: [] } };

/** The profit of the ranges of a request as the stats of a report: for its cards, its chart and its table. */
export const getProfitStats = (
  months: Months,
  request: ReportRequest,
  settings: ProfitSettings,
): RequestStats => ({
  primary: request.primary ? toRange(months, request.primary, request, settings) : NONE,
  secondary: request.secondary ? toRange(months, request.secondary, request, settings) : NONE,
  state: NOTHING_REQUESTED,
});
