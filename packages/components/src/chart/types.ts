/** One figure of one series at one date (spec §3). */
export type ChartEntry = {
  value: number;
  label: string;
  /** The real date behind the figure: in a time comparison both series share the row's date. */
  labelDate?: string;
};

/**
 * One date with one entry per series key (spec §3). The date is the store's wall clock without a zone,
 * `YYYY-MM-DDTHH:mm:ss`, read as it stands. A key without an entry is a gap; an entry of 0 is a figure.
 */
export type ChartRow = {
  date: string;
  /** When the bucket ends, written like the date; without it a bucket lasts until the day before the next. */
  dateEnd?: string;
  [seriesKey: string]: ChartEntry | string | undefined;
};

/** How a chart is drawn (spec §3). */
export type ChartType = 'line' | 'bar';

/** What the series of a chart are to each other (spec §3). */
export type ChartMode = 'item-comparison' | 'time-comparison';

/** What a figure means, which decides how the axis writes it (spec §3, §9). */
export type ChartValueType = 'average' | 'currency' | 'number';

/** The length of time that one row stands for (spec §3). */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Where the legend stands (spec §2); `hidden` leaves it out. */
export type LegendPosition = 'top' | 'side' | 'bottom' | 'hidden';

/** One line of the legend (spec §3). */
export type LegendItem = {
  key: string;
  label: string;
  total: number;
  /** Whether its series is drawn. */
  visible: boolean;
  /** Whether its series is drawn at full strength: false while another one is pointed at. */
  focus: boolean;
};

/** A d3 time format (`%b %-d`), or a function of a date whose UTC fields are the store's wall clock. */
export type DateFormat = string | ((date: Date) => string);

/** A d3 number format (`,.2f`), or a function of the value. */
export type ValueFormat = string | ((value: number) => string);

/** The store's days that a reader marked in a chart, `YYYY-MM-DD`, both included. */
export type ChartRange = {
  after: string;
  before: string;
};
