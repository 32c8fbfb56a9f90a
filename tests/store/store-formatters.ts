import type { StoreFacts } from './store-facts.ts';

/** The format of a metric. */
export type MetricKind = 'money' | 'count' | 'decimal' | 'percent';
/** The length of an interval. */
export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
type Metric = number | undefined;

/** Replaces every run of whitespace with one space, and trims the text. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text for a metric that the store did not send. */
const NOT_AVAILABLE = 'N/A';

/** More decimals than any amount has. Rounding errors of large sums that cancel out are smaller than this. */
const MOST_DECIMALS = 9;
/** The number of digits in which sums of floats are exact. */
const DIGITS = 14;

/**
 * The decimal digits of a metric, as text: later rounding must use these digits and not the float. Stores add floats,
 * so 1450.5 may be sent as 1450.4999999999998.
 */
function withoutNoise(value: number) {
  const whole = Math.trunc(Math.abs(value)).toString().length;
  return value.toFixed(Math.max(0, Math.min(MOST_DECIMALS, DIGITS - whole))) as `${number}`;
}

/** A metric as an integer of its smallest unit, so that sums and halves are exact. */
function toInteger(value: number): bigint {
  const [whole = '', fraction = ''] = withoutNoise(value).split('.');
  return BigInt(whole + fraction.padEnd(MOST_DECIMALS, '0'));
}

const absolute = (parts: bigint) => (parts < 0n ? -parts : parts);

/** The change in whole percent; halves are rounded away from zero. `null` for a change from zero to another value. */
function percentChange(present: number, earlier: number): number | null {
  const [now, before] = [toInteger(present), toInteger(earlier)];
  if (before === 0n) return now === 0n ? 0 : null;
  const [change, base] = [now - before, absolute(before)];
  const percent = Number((200n * absolute(change) + base) / (2n * base));
  return change < 0n ? 0 - percent : percent;
}

/** "2 PM". */
function hourOfDay(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The visible earlier amount of a card, with the name of its comparison. */
const previousText = (amount: string, label: string): string =>
  `${amount} ${label.replace(/ \(.*/, '').toLowerCase()}`;

/** Metrics whose change is neither good nor bad, as `report/metric`. */
const NEUTRAL =
  /^(?:coupons\/.*|revenue\/(?:coupons|taxes|shipping)|taxes\/(?:total|order|shipping)_tax)$/;
/** The metric that is better when it is lower. */
const REVERSED = 'revenue/refunds';

/** The last text for screen readers of a card: whether the change of a metric, in percent, is good. */
function verdict(stat: string, percent: number | null): string {
  if (!percent || NEUTRAL.test(stat)) return '';
  return percent > 0 === (stat !== REVERSED) ? ' Better' : ' Worse';
}

/** The metric of a card as `report/metric`, with its title and its format. */
type CardMetric = { stat: string; title: string; kind: MetricKind };

/** Formats metrics and dates as a store does, using only `Intl` and the settings of the store. */
export type Texts = ReturnType<typeof createStoreFormatters>;

/** The formatters of a store: amounts and counts with its separators, dates with the month names of its language. */
export function createStoreFormatters({ currency, locale, now: clock }: StoreFacts) {
  const number = (value: number, least: number, most: number): string =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })
      .format(withoutNoise(value))
      .replaceAll(/[,.]/g, (mark) => (mark === ',' ? currency.thousand : currency.decimal))
      .replace(/^-(?=[0,.\s]*$)/, '');

  const money = (value: number): string => {
    const amount = number(Math.abs(value), currency.precision, currency.precision);
    const isZero = !/[1-9]/.test(amount);
    const { symbol, position } = currency;
    const text = {
      left: symbol + amount,
      right: amount + symbol,
      left_space: `${symbol} ${amount}`,
      right_space: `${amount} ${symbol}`,
    }[position];
    return `${value < 0 && !isZero ? '-' : ''}${text ?? symbol + amount}`;
  };
  const writers: Readonly<Record<MetricKind, (value: number) => string>> = {
    money,
    count: (value) => number(value, 0, 0),
    decimal: (value) => number(value, 0, 2),
    percent: (value) => number(value, 1, 1),
  };
  // Displayed values are compared: a store without decimals may send amounts with decimals.
  const shown = (kind: MetricKind, value: Metric): Metric => {
    if (value === undefined || kind !== 'money') return value;
    const rounding = { maximumFractionDigits: currency.precision, useGrouping: false };
    return Number(new Intl.NumberFormat('en-US', rounding).format(withoutNoise(value)));
  };
  const metric = (kind: MetricKind, value: Metric): string =>
    value === undefined ? NOT_AVAILABLE : plain(writers[kind](value));

  const partOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  };
  const shortMonth = partOf({ month: 'short' });
  const longMonth = partOf({ month: 'long' });
  const dayOf = (day: string) => Number(day.slice(8, 10));
  const yearOf = (day: string) => day.slice(0, 4);
  const shortDate = (day: string) => `${shortMonth(day)} ${dayOf(day)}, ${yearOf(day)}`;
  const longDate = (day: string) => `${longMonth(day)} ${dayOf(day)}, ${yearOf(day)}`;
  const dateRange = (from: string, to: string): string => {
    const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
    if (first === last) return shortDate(first);
    if (yearOf(first) !== yearOf(last)) return `${shortDate(first)} - ${shortDate(last)}`;
    const start = `${shortMonth(first)} ${dayOf(first)}`;
    if (first.slice(0, 7) !== last.slice(0, 7)) return `${start} - ${shortDate(last)}`;
    return `${start} - ${dayOf(last)}, ${yearOf(last)}`;
  };
  const quarterOf = (day: string) => Math.ceil(Number(day.slice(5, 7)) / 3);
  const hour = (time: string) => hourOfDay(Number(time.slice(11, 13)));

  return {
    metric,
    /** A number with as many decimals as needed, at least `least` and at most `most`. */
    decimal: (value: number, most = 2, least = 0) => plain(number(value, least, most)),
    shortDate,
    longDate,
    dateRange,
    /** Whether an interval that starts at this time has begun. */
    hasBegun(start: string): boolean {
      return start.replace('T', ' ') <= clock.replace('T', ' ');
    },
    /**
     * The days that an incomplete calendar unit includes, such as "5 of 7 days"; empty for a complete unit, for hours
     * and for days.
     */
    partOf(unit: Unit, start: string, end: string): string {
      if (unit === 'hour' || unit === 'day') return '';
      const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1];
      const daysFrom = (first: number, months: number) =>
        (Date.UTC(year, first + months) - Date.UTC(year, first)) / 86_400_000;
      const whole = {
        week: 7,
        month: daysFrom(month, 1),
        quarter: daysFrom(month - (month % 3), 3),
        year: daysFrom(0, 12),
      }[unit];
      const last = end.slice(0, 10) < clock.slice(0, 10) ? end.slice(0, 10) : clock.slice(0, 10);
      const days = (Date.parse(last) - Date.parse(start.slice(0, 10))) / 86_400_000 + 1;
      return days > 0 && days < whole ? `${days} of ${whole} days` : '';
    },
    /** The date of an interval in the report's table. */
    intervalInTable(unit: Unit, start: string, end: string, hasSeveralDays: boolean): string {
      switch (unit) {
        case 'hour':
          return hasSeveralDays ? `${shortDate(start)}, ${hour(start)}` : hour(start);
        case 'day':
          return shortDate(start);
        case 'week':
          return dateRange(start, end);
        case 'month':
          return `${longMonth(start)} ${yearOf(start)}`;
        case 'quarter':
          return `Q${quarterOf(start)} ${yearOf(start)}`;
        case 'year':
          return yearOf(start);
      }
    },
    /** The date of an interval in the chart's table. */
    intervalInChart(unit: Unit, start: string): string {
      switch (unit) {
        case 'hour':
          return `${hour(start)} ${longDate(start)}`;
        case 'day':
          return longDate(start);
        case 'week':
          return `Week of ${longDate(start)}`;
        case 'month':
          return `${longMonth(start)} ${yearOf(start)}`;
        case 'quarter':
          return `Quarter ${quarterOf(start)} of ${yearOf(start)}`;
        case 'year':
          return yearOf(start);
      }
    },
    /** Whether the interval includes the current time, so that its metrics can still change. */
    isIncomplete(start: string, end: string): boolean {
      const at = clock.replace('T', ' ');
      return start.replace('T', ' ') <= at && at <= end.replace('T', ' ');
    },
    /** All texts of a summary card, visible and for screen readers. Without `label` there is no comparison. */
    card(
      { stat, title, kind }: CardMetric,
      present: Metric,
      earlier: Metric,
      label?: string,
    ): string {
      if (label === undefined) return `${title} ${metric(kind, present)}`;
      // Of what the store sent: amounts are rounded where they are shown.
      const percent =
        present === undefined || earlier === undefined ? null : percentChange(present, earlier);
      const drawn = percent === null ? NOT_AVAILABLE : `${percent > 0 ? '+' : ''}${percent}%`;
      const spoken =
        percent === null
          ? label
          : percent === 0
            ? `No change from ${label}`
            : `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% from ${label}`;
      const before = metric(kind, earlier);
      return `${title} ${metric(kind, present)} ${drawn} ${spoken}: ${before}${verdict(stat, percent)} ${previousText(before, label)}`;
    },
    /** The text of the "Change" cell in the chart's table. */
    change(kind: MetricKind, present: Metric, earlier: Metric): string {
      const [after, before] = [shown(kind, present), shown(kind, earlier)];
      if (after === undefined || before === undefined) return NOT_AVAILABLE;
      const difference = after - before;
      if (Math.abs(difference) < 1e-9) return 'No change';
      const percent = percentChange(after, before);
      const size = metric(kind, Math.abs(difference));
      const sign = difference > 0 ? '+' : '-';
      return percent === null ? `${sign}${size}` : `${sign}${size} (${sign}${Math.abs(percent)}%)`;
    },
  };
}
