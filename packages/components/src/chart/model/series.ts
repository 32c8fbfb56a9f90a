import type { ChartMode } from '@tillview/navigation';
import type { ChartEntry, ChartMark, ChartRow } from '../types.ts';

/** One series as columns: the item at index i of each list belongs to `dates[i]` of the model. */
export type Series = {
  key: string;
  label: string;
  /** Null when the total is unknown. */
  total: number | null;
  /** Null where there is no value. */
  values: readonly (number | null)[];
  labelDates: readonly (Date | null)[];
  /** Whether this is the earlier period of a time comparison, drawn lighter and dashed. */
  isComparison: boolean;
  /** Whether the series has no date on a row, because only the other period has one. */
  isUnmatched: (index: number) => boolean;
};

/** The values of an estimate on a row. */
export type EstimatePoint = {
  value: number;
  low: number;
  high: number;
};

/** What is marked on a row: its text has the date if the row is longer than a day. */
export type RowMark = Pick<ChartMark, 'kind' | 'text'>;

/** The data of a chart; the series are in the order of the legend. */
export type ChartModel = {
  mode: ChartMode;
  /** The local time of the store, in the UTC fields. */
  dates: readonly Date[];
  /** The dates as text, unchanged from the rows. */
  timestamps: readonly string[];
  /** The end of each interval; null if the data does not contain it. */
  ends: readonly (Date | null)[];
  /** Whether only the comparison period has a row: its date is outside the range of the chart. */
  isComparisonOnly: (index: number) => boolean;
  series: readonly Series[];
  /** An estimate by row: of rows whose interval has not ended, and of rows after those of the series. */
  estimate?: ReadonlyMap<number, EstimatePoint>;
  /** A goal by row. */
  goal?: ReadonlyMap<number, number>;
  /** The values of the estimate and of the goal, for the scale. */
  scaled?: readonly number[];
  /** The texts of what is marked, by row. */
  marks?: ReadonlyMap<number, readonly RowMark[]>;
};

export type SeriesOptions = {
  mode: ChartMode;
  /** Parses a date; returns null for text that is not a date. */
  parseDate: (text: string) => Date | null;
  /** Totals by series key, used instead of the sums. */
  legendTotals?: Readonly<Record<string, number | null>>;
  /** Keys that are listed in an item comparison even if their total is 0 or less. */
  alwaysListedKeys?: readonly string[];
};

const COMPARISON_KEY = 'secondary';
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Removes the HTML tags and decodes the entities that the server may add to names. */
export function toPlainLabel(label: string): string {
  return label
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name) return NAMED_ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();
}

function getEntry(row: ChartRow, key: string): ChartEntry | undefined {
  const entry = row[key];
  return key !== 'date' && typeof entry === 'object' && entry !== null ? entry : undefined;
}

function getSeriesKeys(rows: readonly ChartRow[]): string[] {
  const keys = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) if (getEntry(row, key)) keys.add(key);
  // The current period comes first even if its first row has no value.
  if (keys.has('primary') && keys.delete(COMPARISON_KEY)) keys.add(COMPARISON_KEY);
  return [...keys];
}

/** Null without any value: the sum of no values is not a metric. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
}

function toSeries(rows: readonly ChartRow[], key: string, options: SeriesOptions): Series {
  const entries = rows.map((row) => getEntry(row, key));
  const values = entries.map((entry) =>
    typeof entry?.value === 'number' && Number.isFinite(entry.value) ? entry.value : null,
  );
  const isComparison = options.mode === 'time-comparison' && key === COMPARISON_KEY;
  const own = isComparison ? COMPARISON_KEY : 'primary';
  const total = options.legendTotals?.[key];
  return {
    key,
    label: toPlainLabel(entries.find((entry) => entry?.label)?.label ?? key),
    total: total === undefined ? sumKnown(values) : total,
    values,
    labelDates: entries.map((entry) =>
      entry?.labelDate ? options.parseDate(entry.labelDate) : null,
    ),
    isComparison,
    isUnmatched: (index) => {
      const only = options.mode === 'time-comparison' ? rows[index]?.only : undefined;
      return only !== undefined && only !== own;
    },
  };
}

/**
 * Converts rows to series in the order of the legend. For a time comparison it is the order of the data. For an item
 * comparison it is by total, highest first, and items with a total of 0 or less are omitted (readings B28). Rows with
 * an invalid date are omitted.
 */
export function toChartModel(data: readonly ChartRow[], options: SeriesOptions): ChartModel {
  const parsed = data.flatMap((row) => {
    const date = options.parseDate(row.date);
    return date ? [{ row, date }] : [];
  });
  const rows = parsed.map(({ row }) => row);
  const all = getSeriesKeys(rows).map((key) => toSeries(rows, key, options));
  const alwaysListed = new Set(options.alwaysListedKeys);
  const series =
    options.mode === 'time-comparison'
      ? all
      : all
          .filter(
            ({ key, total, values }) =>
              alwaysListed.has(key) ||
              (total === null ? values.some((value) => value !== null) : total > 0),
          )
          // Items with an unknown total come last.
          .toSorted((a, b) => (b.total ?? -Infinity) - (a.total ?? -Infinity) || 0);
  return {
    mode: options.mode,
    dates: parsed.map(({ date }) => date),
    timestamps: rows.map(({ date }) => date),
    ends: rows.map(({ dateEnd }) => (dateEnd ? options.parseDate(dateEnd) : null)),
    isComparisonOnly: (index) =>
      options.mode === 'time-comparison' && rows[index]?.only === COMPARISON_KEY,
    series,
  };
}

/** The rows of the chart's own range and of an estimate; those that only the comparison has are left out. */
export const getShownRows = ({ dates, estimate, isComparisonOnly }: ChartModel): number[] =>
  [...dates.keys()].filter((index) => estimate?.has(index) || !isComparisonOnly(index));

/** Whether there is no data: every value is missing or equals the base value. */
export function isEmptyModel({ series }: ChartModel, baseValue: number): boolean {
  return series.every(({ values }) =>
    values.every((value) => value === null || value === baseValue),
  );
}
