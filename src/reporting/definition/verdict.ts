import type { RequestDates } from '@tillview/data';
import {
  formatDate,
  getDateDifferenceInDays,
  type Compare,
  formatMovedDay,
  type MovedDayName,
} from '@tillview/date';
import { calculateDelta } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { isolateAmount } from './isolate-amount.ts';
import { formatValue, readExact } from './metric-values.ts';
import type { Metric, MetricType } from './metric.ts';
import type { ReportContext } from './report-definition.ts';

/** The largest change that a sentence says in percent. */
const MOST = 999;

/**
 * The change in whole percent that a sentence says. `null`, for which it says both values, if there is no percentage, or
 * if one would mislead: above 999 %, or of an earlier value below 0.
 */
export function getSpokenDelta(now: number, before: number | undefined): number | null {
  const delta = calculateDelta(now, before);
  if (delta === null || before === undefined || delta === 0) return delta;
  return before < 0 || Math.abs(delta) > MOST ? null : delta;
}

/** A day such as Black Friday that only one of two ranges has, and the comparison in which that makes no difference. */
export type MovedDay = {
  readonly name: MovedDayName;
  /** Its date, 'YYYY-MM-DD'. */
  readonly date: string;
  /** The value of the comparison with the same weekdays. */
  readonly before: number | undefined;
};

/** The days of a range and of its comparison. */
type Days = { readonly now: number; readonly before: number };

/** Counts the days of a range and of its comparison; undefined for a metric whose values do not add up. */
export function countDays(
  { type, isAverage }: Pick<Metric, 'type' | 'isAverage'>,
  dates: Pick<RequestDates, 'primary' | 'secondary'> | null,
): Days | undefined {
  if (!dates?.secondary || isAverage || type === 'average') return undefined;
  const count = ({ after, before }: RequestDates['primary']) =>
    getDateDifferenceInDays(before, after) + 1;
  return { now: count(dates.primary), before: count(dates.secondary) };
}

/** What a verdict is about. */
type VerdictData = {
  /** The key of the metric. */
  readonly metric: string;
  readonly label: string;
  readonly type: MetricType;
  readonly now: number | null | undefined;
  /** Undefined without a comparison, or when it is not known. */
  readonly before: number | null | undefined;
  readonly compare: Compare | undefined;
  /** The metric and its value as the beginning of a sentence, such as "2 orders"; its label and its value by default. */
  readonly write?: ((value: string, count: number) => string) | undefined;
  /** See `countDays`. */
  readonly days?: Days | undefined;
  readonly moved?: MovedDay | undefined;
  readonly context: ReportContext;
};

/** What is stated about one metric of a range: by the sentences, the cards and the digest. */
type Verdict = {
  /** The key of the metric. */
  readonly metric: string;
  /** The change in whole percent, as cards show it; null if there is no percentage (R8.13). */
  readonly change: number | null;
  /** What the range is compared with; undefined without a comparison. */
  readonly base: Compare | undefined;
  /** The metric, its value and its change, in sentences. */
  readonly words: string;
};

type Change = {
  /** The metric and its value, such as "Net sales $14,121.69", and the earlier one. */
  current: string;
  before: string;
  /** The change in whole percent, with its sign; null if no percentage is stated. */
  delta: number | null;
};

const writePercent = (delta: number): string =>
  /* translators: %s: a whole number. */
  sprintf(__('%s%%', 'tillview'), String(Math.abs(delta)));

/** Whole translatable sentences for a comparison: without a percentage, and for each direction of the change. */
type ChangeTexts = Readonly<Record<'against' | 'same' | 'above' | 'below', () => string>>;

const changeTexts = {
  previous_year: {
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: the earlier one, such as "$0.00". */
    against: () => __('%1$s, against %2$s in the previous year.', 'tillview'),
    /* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
    same: () => __('%s, about the same as the previous year.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    above: () => __('%1$s, %2$s above the previous year.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    below: () => __('%1$s, %2$s below the previous year.', 'tillview'),
  },
  previous_period: {
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: the earlier one, such as "$0.00". */
    against: () => __('%1$s, against %2$s in the previous period.', 'tillview'),
    /* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
    same: () => __('%s, about the same as the previous period.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    above: () => __('%1$s, %2$s above the previous period.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    below: () => __('%1$s, %2$s below the previous period.', 'tillview'),
  },
  previous_month: {
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: the earlier one, such as "$0.00". */
    against: () => __('%1$s, against %2$s in the previous month.', 'tillview'),
    /* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
    same: () => __('%s, about the same as the previous month.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    above: () => __('%1$s, %2$s above the previous month.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    below: () => __('%1$s, %2$s below the previous month.', 'tillview'),
  },
  previous_quarter: {
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: the earlier one, such as "$0.00". */
    against: () => __('%1$s, against %2$s in the previous quarter.', 'tillview'),
    /* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
    same: () => __('%s, about the same as the previous quarter.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    above: () => __('%1$s, %2$s above the previous quarter.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    below: () => __('%1$s, %2$s below the previous quarter.', 'tillview'),
  },
  custom: {
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: the earlier one, such as "$0.00". */
    against: () => __('%1$s, against %2$s in the compared dates.', 'tillview'),
    /* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
    same: () => __('%s, about the same as the compared dates.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    above: () => __('%1$s, %2$s above the compared dates.', 'tillview'),
    /* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
    below: () => __('%1$s, %2$s below the compared dates.', 'tillview'),
  },
} as const satisfies Readonly<Record<Exclude<Compare, 'none'>, ChangeTexts>>;

/** Compares a value with the earlier one. */
function getChangeText(compare: Compare = 'custom', { current, before, delta }: Change): string {
  const texts = changeTexts[compare === 'none' ? 'custom' : compare];
  if (delta === null) return sprintf(texts.against(), current, before);
  if (delta === 0) return sprintf(texts.same(), current);
  return sprintf(delta > 0 ? texts.above() : texts.below(), current, writePercent(delta));
}

/** The change per day, where the two ranges have different numbers of days and it is another percentage. */
function getDailyText({ days, now, before }: VerdictData, delta: number): string | undefined {
  if (!days || days.now === days.before || typeof now !== 'number' || typeof before !== 'number')
    return undefined;
  const daily = getSpokenDelta(now * days.before, before * days.now);
  if (daily === null || daily === delta) return undefined;
  if (daily === 0) return __('Per day: about the same.', 'tillview');
  const percent = writePercent(daily);
  return daily > 0
    ? /* translators: %s: percent such as "2%". */
      sprintf(__('Per day: %s above.', 'tillview'), percent)
    : /* translators: %s: percent such as "2%". */
      sprintf(__('Per day: %s below.', 'tillview'), percent);
}

/** The comparison with the same weekdays, where a moved day gives the change another sign. */
function getMovedText(
  { moved, now, context, type }: VerdictData,
  change: number | null,
): string | undefined {
  if (!moved || typeof now !== 'number' || moved.before === undefined || change === null)
    return undefined;
  const { before } = moved;
  const [name, date] = [formatMovedDay(moved.name), formatDate(moved.date)];
  const matched = calculateDelta(now, before);
  if (matched === null || Math.sign(matched) === Math.sign(change)) return undefined;
  const spoken = getSpokenDelta(now, before);
  if (spoken === null) {
    const amount = isolateAmount(formatValue(type, before, context) ?? '');
    /* translators: 1: a day such as "Black Friday", 2: its date, 3: an amount. */
    const text = __('Only one range has %1$s (%2$s). The same weekdays: %3$s.', 'tillview');
    return sprintf(text, name, date, amount);
  }
  const text =
    spoken === 0
      ? /* translators: 1: a day such as "Black Friday", 2: its date. */
        __('Only one range has %1$s (%2$s). Against the same weekdays: about the same.', 'tillview')
      : spoken > 0
        ? /* translators: 1: a day such as "Black Friday", 2: its date, 3: percent such as "35%". */
          __('Only one range has %1$s (%2$s). Against the same weekdays: %3$s above.', 'tillview')
        : /* translators: 1: a day such as "Black Friday", 2: its date, 3: percent such as "35%". */
          __('Only one range has %1$s (%2$s). Against the same weekdays: %3$s below.', 'tillview');
  return sprintf(text, name, date, writePercent(spoken));
}

function getWords(data: VerdictData, change: number | null): string {
  const { label, type, compare, context } = data;
  /* translators: 1: a metric such as "Gross sales", 2: its value; the beginning of a sentence. */
  const writeLabel = (value: string) => sprintf(__('%1$s %2$s', 'tillview'), label, value);
  const { write = writeLabel } = data;
  const [now, before] = [readExact(type, data.now), readExact(type, data.before)];
  const [own, earlier] = [now, before].map((value) => {
    const text = formatValue(type, value, context);
    return text === undefined ? undefined : isolateAmount(text);
  });
  const current = write(own ?? __('N/A', 'tillview'), now ?? 0);
  if (now === null || before === null || earlier === undefined)
    /* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
    return sprintf(__('%s.', 'tillview'), current);
  const delta = getSpokenDelta(now, before);
  return [
    getChangeText(compare, { current, before: earlier, delta }),
    delta === null ? undefined : getDailyText(data, delta),
    getMovedText(data, change),
  ]
    .filter((text) => text !== undefined)
    .join(' ');
}

/** The change of a metric in whole percent, of a verdict and of a card; null if there is no percentage (R8.13). */
export const getVerdictChange = ({
  type,
  now,
  before,
}: Pick<VerdictData, 'type' | 'now' | 'before'>): number | null =>
  calculateDelta(readExact(type, now), readExact(type, before));

/**
 * Compares a metric of a range with its comparison. The only place that decides what is stated about a change: the twin of
 * the mail is `get_verdict` in `wordpress/plugin/includes/answers/verdict.php`, and both read tests/cases/verdicts.json.
 */
export function getVerdict(data: VerdictData): Verdict {
  const { metric, compare } = data;
  const change = getVerdictChange(data);
  return { metric, change, base: compare, words: getWords(data, change) };
}
