/** The value of one series at one date (R3.33). */
export type ChartEntry = {
  /** `null` when the metric is missing. */
  value: number | null;
  label: string;
  /** The date of the value itself: in a time comparison both series share the row's date. */
  labelDate?: string;
};

/**
 * One date with one entry per series key (R3.32). The date is the store's local time without a zone,
 * `YYYY-MM-DDTHH:mm:ss`. A key without an entry is a gap; an entry of 0 is a value.
 */
export type ChartRow = {
  date: string;
  /**
   * The end of the interval, in the format of `date`; without it the interval ends on the day before the next one
   * starts.
   */
  dateEnd?: string;
  /**
   * In a time comparison: the only period that has a date in this row, which is then the row's date. The other period
   * has no matching date, for example no 29 February; this is not a gap.
   */
  only?: 'primary' | 'secondary';
  [seriesKey: string]: ChartEntry | string | undefined;
};

/**
 * What a series is expected to be from the current interval on, in order: the values of `primary` in a time comparison.
 * A date that the data has too is that of an interval that has not ended; the others come after the data. Dates are as
 * in `ChartRow`.
 */
export type ChartEstimate = readonly {
  date: string;
  value: number;
  /** The interval around the value. */
  low: number;
  high: number;
}[];

/** What is marked on a day: a note of a user, an unusual value, or the first or last day of a coupon. */
export type ChartMark = {
  /** `YYYY-MM-DD`, in the store's time zone. */
  date: string;
  kind: 'note' | 'unusual' | 'coupon';
  text: string;
};

/** A goal of the period of the chart, as its amount per day, up to the last day of the period. */
export type ChartGoal = {
  perDay: number;
  /** `YYYY-MM-DD`, in the store's time zone. */
  lastDay: string;
};

/** The position of the legend (R2.27); `hidden` leaves it out. */
export type LegendPosition = 'top' | 'side' | 'bottom' | 'hidden';

/**
 * A d3 time format (`%b %-d`), or a function of a date whose UTC fields are the store's local time, and of whether it is
 * a date of the comparison: the same week can be whole in one range and cut off in the other.
 */
export type DateFormat = string | DateFormatter;

/** Formats a date of the range, or of its comparison. */
export type DateFormatter = (date: Date, isCompared?: boolean) => string;

/** A d3 number format (`,.2f`), or a function of the value. */
export type ValueFormat = string | ((value: number) => string);

/** The days selected in a chart, `YYYY-MM-DD` in the store's time zone, both included. */
export type ChartRange = {
  after: string;
  before: string;
};
