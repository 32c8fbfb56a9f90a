/** The value of one series at one date (R3.33). */
export type ChartEntry = {
  /** Null where the figure is missing. */
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
  /** The end of the interval, in the format of `date`; without it the interval ends on the day before the next. */
  dateEnd?: string;
  /**
   * In a time comparison: the one period that has a date at this position, which is then the row's date. The other one
   * has no matching date here, such as 29 February, and no gap either.
   */
  only?: 'primary' | 'secondary';
  [seriesKey: string]: ChartEntry | string | undefined;
};

/** The position of the legend (R2.27); `hidden` leaves it out. */
export type LegendPosition = 'top' | 'side' | 'bottom' | 'hidden';

/** One line of the legend (R3.34). */
export type LegendItem = {
  key: string;
  label: string;
  /** Null when it is unknown. */
  total: number | null;
  /** Whether its series is drawn. */
  visible: boolean;
  /** Whether its series is drawn at full opacity: false while another one is highlighted. */
  focus: boolean;
};

/** A d3 time format (`%b %-d`), or a function of a date whose UTC fields are the store's local time. */
export type DateFormat = string | ((date: Date) => string);

/** A d3 number format (`,.2f`), or a function of the value. */
export type ValueFormat = string | ((value: number) => string);

/** The days selected in a chart, `YYYY-MM-DD` in the store's time zone, both included. */
export type ChartRange = {
  after: string;
  before: string;
};
