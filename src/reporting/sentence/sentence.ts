import type { AnyTotals, RequestDates, StatsData } from '@tillview/data';
import type { Compare, Interval } from '@tillview/date';
import { formatIntervalLabel, getDateEnvironment, isIncompleteInterval } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getTextLanguage } from '../../host/text-language.ts';
import { formatValue, readValue } from '../definition/metric-values.ts';
import { isolateAmount } from '../definition/isolate-amount.ts';
import type { Metric } from '../definition/metric.ts';
import { countDays, getVerdict } from '../definition/verdict.ts';
import type {
  ReportContext,
  ReportSentence,
  SentenceMetricName,
} from '../definition/report-definition.ts';
import type { MatchedWeekdays } from './use-matched-weekdays.ts';
import { sentenceMetrics, type SentenceMetric } from './sentence-metrics.ts';

/** A part of the sentence; a link if it has `report`. */
export type SentencePart = { text: string; report?: SentenceMetric['report'] };

/** The data of a sentence: responses that the page has already loaded. */
export type SentenceData = {
  sentence: ReportSentence;
  /** The selected metric: the sentence begins with it. */
  metric: Metric;
  primary: StatsData<AnyTotals>;
  /** Undefined when there is no comparison, or when it failed. */
  secondary: StatsData<AnyTotals> | undefined;
  compare: Compare | undefined;
  dates?: RequestDates | null;
  /** The day that only one of the two ranges has, and the totals of the same weekdays. */
  matched?: MatchedWeekdays | undefined;
  interval: Interval;
  context: ReportContext;
  /** The number of rows in the table; undefined if it is not known, or if the rows are the intervals. */
  listed?: number | undefined;
};

function writeValue(...value: Parameters<typeof formatValue>): string | undefined {
  const text = formatValue(...value);
  return text === undefined ? undefined : isolateAmount(text);
}

type Lead = {
  /** Its name if it is a metric of the report's sentence. */
  name: SentenceMetricName | undefined;
  type: Metric['type'];
  value: SentenceMetric['value'];
  write: ((text: string, count: number) => string) | undefined;
};

/** Describes how the sentence names the selected metric. */
function findLead({ sentence, metric }: SentenceData): Lead {
  const name = [sentence.metric, ...sentence.drivers].find((each) =>
    sentenceMetrics[each].keys.includes(metric.key),
  );
  const known: SentenceMetric | undefined = name && sentenceMetrics[name];
  return {
    name,
    type: metric.type,
    value: known?.value ?? ((totals) => totals[metric.key]),
    write:
      known?.lead ??
      (name && known?.type === 'number'
        ? (text, count) => sprintf(sentenceMetrics[name].now(count), text)
        : undefined),
  };
}

/** The verdict on the selected metric. */
function getLead(data: SentenceData, { type, value, write }: Lead): string {
  const { metric, primary, secondary, compare, dates = null, matched, context } = data;
  return getVerdict({
    metric: metric.key,
    label: metric.label(),
    type,
    now: value(primary.totals ?? {}),
    before: secondary?.totals ? value(secondary.totals) : undefined,
    compare,
    write,
    days: countDays(metric, dates),
    moved: matched && { ...matched, before: value(matched.totals) },
    context,
  }).words;
}

/** The other metrics of the report's sentence, each with a link to its report. */
function getDrivers(
  { sentence, primary, secondary, context }: SentenceData,
  lead: Lead,
): SentencePart[] {
  const main = sentenceMetrics[sentence.metric].value;
  const [now, before] = [main(primary.totals ?? {}), main(secondary?.totals ?? {})];
  const change = now === undefined || before === undefined ? undefined : now - before;
  return [sentence.metric, ...sentence.drivers].flatMap((name) => {
    if (name === lead.name) return [];
    const { type, value, isMinor, report }: SentenceMetric = sentenceMetrics[name];
    const { now: alone, against } = sentenceMetrics[name];
    const own = value(primary.totals ?? {});
    const earlier = secondary?.totals ? value(secondary.totals) : undefined;
    const current = writeValue(type, own, context);
    if (own === undefined || current === undefined) return [];
    // Two zeros explain nothing.
    if (own === 0 && !earlier) return [];
    const explains =
      earlier !== undefined &&
      change !== undefined &&
      own !== earlier &&
      Math.abs(own - earlier) * 10 >= Math.abs(change);
    if (isMinor && !explains) return [];
    const shownBefore = writeValue(type, earlier, context);
    const text =
      shownBefore === undefined
        ? sprintf(alone(own), current)
        : sprintf(against(own), current, shownBefore);
    return [report ? { text, report } : { text }];
  });
}

const bestTexts = {
  /* translators: %s: an hour of a day. */
  hour: () => __('Best hour %s.', 'tillview'),
  /* translators: %s: a day. */
  day: () => __('Best day %s.', 'tillview'),
  /* translators: %s: the days of a week. */
  week: () => __('Best week %s.', 'tillview'),
  /* translators: %s: a month. */
  month: () => __('Best month %s.', 'tillview'),
  /* translators: %s: a quarter of a year. */
  quarter: () => __('Best quarter %s.', 'tillview'),
  /* translators: %s: a year. */
  year: () => __('Best year %s.', 'tillview'),
} as const satisfies Readonly<Record<Interval, unknown>>;

/** The interval with the highest value; empty when there is none, or more than one. */
function getBest(
  { sentence, metric, primary: { intervals }, interval, context }: SentenceData,
  { value }: Lead,
): string {
  // No value of returns, coupons and taxes is the best.
  if (!sentence.hasBest || metric.isReverseTrend || metric.isNeutral) return '';
  const values = intervals.map(({ subtotals }) => readValue(value(subtotals as AnyTotals)) ?? 0);
  const best = values.reduce((most, each) => Math.max(most, each), 0);
  const at = values.indexOf(best);
  const shown = intervals[at];
  if (!shown || best === 0 || values.length < 2 || values.lastIndexOf(best) !== at) return '';
  const { date_start: start, date_end: end } = shown;
  const [first, last] = [intervals[0], intervals.at(-1)].map((each) =>
    each?.date_start.slice(0, 4),
  );
  const label =
    interval === 'day' && first === last
      ? new Intl.DateTimeFormat(getDateEnvironment().locale, {
          calendar: 'gregory',
          numberingSystem: 'latn',
          timeZone: 'UTC',
          month: 'short',
          day: 'numeric',
        }).format(new Date(`${start.slice(0, 10)}T00:00:00Z`))
      : formatIntervalLabel(interval, start, {
          style: 'table',
          hasSeveralDays: context.hasSeveralDays,
          ...(end ? { dateEnd: end } : {}),
        });
  return sprintf(
    bestTexts[interval](),
    isIncompleteInterval(start, interval, end)
      ? /* translators: %s: an hour, a day, a week, a month, a quarter or a year that is not over. */
        sprintf(__('%s so far', 'tillview'), label)
      : label,
  );
}

/** The text for totals that are all zero. */
function getNoDataText({ listed = 0, context }: SentenceData): string {
  if (listed === 0) return __('No data for the selected date range.', 'tillview');
  return sprintf(
    /* translators: %s: number of rows of the table below. */
    _n(
      'The totals of the store are zero, but it lists %s row.',
      'The totals of the store are zero, but it lists %s rows.',
      listed,
      'tillview',
    ),
    context.formatNumber(listed),
  );
}

/** Joins the drivers into a list as the locale formats it, in a sentence of its own. */
function joinDrivers(drivers: readonly SentencePart[]): SentencePart[] {
  if (drivers.length === 0) return [];
  /* translators: %s: a list such as "111 orders against 87, average $127.22 against $120.35". */
  const template: string = __('%s.', 'tillview');
  const [before = '', after = ''] = template.split('%s');
  const language = getTextLanguage();
  const list = new Intl.ListFormat(language, { type: 'unit' });
  let index = 0;
  // The list begins a sentence.
  const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const listed = drivers.map((driver, position) =>
    position === 0 && before === '' ? { ...driver, text: capitalize(driver.text) } : driver,
  );
  const parts = list
    .formatToParts(listed.map(({ text }) => text))
    .map(({ type, value }) =>
      type === 'element' ? (listed[index++] ?? { text: value }) : { text: value },
    );
  return [{ text: ` ${before}` }, ...parts, { text: after }];
}

/**
 * Describes a range in one or two sentences, as parts: the selected metric and its change, the other metrics of the
 * report's sentence, and the best interval. Values are formatted as in the cards. Empty until the totals are known.
 */
export function describeRange(data: SentenceData): SentencePart[] {
  const { totals } = data.primary;
  if (!totals) return [];
  const names = [data.sentence.metric, ...data.sentence.drivers];
  const values = names.map((name) => sentenceMetrics[name].value(totals));
  if (values.includes(0) && values.every((value) => !value)) return [{ text: getNoDataText(data) }];
  const lead = findLead(data);
  const best = getBest(data, lead);
  return [
    { text: getLead(data, lead) },
    ...joinDrivers(getDrivers(data, lead)),
    ...(best ? [{ text: ` ${best}` }] : []),
  ];
}
