import type { ChartEntry, ChartMode, ChartRow } from '../types.ts';

/** One series, turned from rows into columns: what stands at index i belongs to `dates[i]` of the model. */
export type Series = {
  key: string;
  label: string;
  total: number;
  /** Null where there is no datum. */
  values: readonly (number | null)[];
  labelDates: readonly (Date | null)[];
  /** The earlier period of a time comparison: drawn lighter and dashed, and what the other is compared with. */
  isComparison: boolean;
};

/** The data of a chart in the order of its legend. */
export type ChartModel = {
  mode: ChartMode;
  /** The store's wall clock in the UTC fields. */
  dates: readonly Date[];
  /** The dates as the rows have them. */
  stamps: readonly string[];
  /** When each bucket ends; null where the data does not say. */
  ends: readonly (Date | null)[];
  series: readonly Series[];
};

export type SeriesOptions = {
  mode: ChartMode;
  /** Reads a date as it stands; null when the text is no date. */
  parseDate: (text: string) => Date | null;
  /** Totals by series key, instead of the sums. */
  legendTotals?: Readonly<Record<string, number>>;
  /** Keys that stay listed in an item comparison although their total is 0 or less. */
  keptKeys?: readonly string[];
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

/** Labels come from names that people typed, with the server's markup around or in them. */
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

function entryOf(row: ChartRow, key: string): ChartEntry | undefined {
  const entry = row[key];
  return key !== 'date' && typeof entry === 'object' && entry !== null ? entry : undefined;
}

function keysOf(rows: readonly ChartRow[]): string[] {
  const keys = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) if (entryOf(row, key)) keys.add(key);
  // A first row without a present figure must not make the comparison the first of the two.
  if (keys.has('primary') && keys.delete(COMPARISON_KEY)) keys.add(COMPARISON_KEY);
  return [...keys];
}

function toSeries(rows: readonly ChartRow[], key: string, options: SeriesOptions): Series {
  const entries = rows.map((row) => entryOf(row, key));
  const values = entries.map((entry) =>
    typeof entry?.value === 'number' && Number.isFinite(entry.value) ? entry.value : null,
  );
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    key,
    label: toPlainLabel(entries.find((entry) => entry?.label)?.label ?? key),
    total: options.legendTotals?.[key] ?? sum,
    values,
    labelDates: entries.map((entry) =>
      entry?.labelDate ? options.parseDate(entry.labelDate) : null,
    ),
    isComparison: options.mode === 'time-comparison' && key === COMPARISON_KEY,
  };
}

/**
 * Turns rows into series in the order of the legend: a time comparison as the data has them, an item comparison
 * by total with the highest first, without items of 0 or less (readings B28). Rows whose date cannot be read are left out.
 */
export function toChartModel(data: readonly ChartRow[], options: SeriesOptions): ChartModel {
  const read = data.flatMap((row) => {
    const date = options.parseDate(row.date);
    return date ? [{ row, date }] : [];
  });
  const rows = read.map(({ row }) => row);
  const all = keysOf(rows).map((key) => toSeries(rows, key, options));
  const kept = new Set(options.keptKeys);
  const series =
    options.mode === 'time-comparison'
      ? all
      : all
          .filter(({ key, total }) => total > 0 || kept.has(key))
          .toSorted((a, b) => b.total - a.total);
  return {
    mode: options.mode,
    dates: read.map(({ date }) => date),
    stamps: rows.map(({ date }) => date),
    ends: rows.map(({ dateEnd }) => (dateEnd ? options.parseDate(dateEnd) : null)),
    series,
  };
}

/** Whether there is nothing to see: every value is missing or equals the base value. */
export function isEmptyModel({ series }: ChartModel, baseValue: number): boolean {
  return series.every(({ values }) =>
    values.every((value) => value === null || value === baseValue),
  );
}
