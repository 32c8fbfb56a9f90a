import type { CSVCell, CSVHeader } from '@tillview/csv-export';
import type { Interval } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { getComparedPair } from '../model/describe.ts';
import { countDataRows } from '../model/estimate.ts';
import { formatMarks, getMarksLabel } from '../model/marks.ts';
import type { ChartModel, Series } from '../model/series.ts';

/** The metrics of a chart, as the arguments of `generateCSVDataFromTable`. */
export type ChartCSV = {
  headers: CSVHeader[];
  rows: CSVCell[][];
};

/** Formats a date as ISO text, which every spreadsheet parses. Only hours include the time; empty without a date. */
function formatTimestamp(date: Date | null | undefined, interval: Interval): string {
  if (!date) return '';
  const text = date.toISOString();
  return interval === 'hour' ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text.slice(0, 10);
}

/**
 * The values of the visible series, one row per date, in the columns of the table: dates as ISO text, values as
 * unformatted numbers. A missing value, and a date that a period does not have, is an empty cell.
 */
export function toChartCSV(
  model: ChartModel,
  visible: readonly Series[],
  interval: Interval,
): ChartCSV {
  const earlier = getComparedPair(visible)?.earlier;
  const [leading] = visible;
  return {
    headers: [
      { key: 'date', label: __('Date', 'tillview') },
      ...visible.flatMap((series) => [
        ...(series === earlier
          ? [{ key: `${series.key} date`, label: __('Compared with', 'tillview') }]
          : []),
        { key: series.key, label: series.label },
      ]),
      ...(model.marks ? [{ key: 'notes', label: getMarksLabel() }] : []),
    ],
    // Estimate and goal are no values of the store.
    rows: model.dates.slice(0, countDataRows(model)).map((date, index) => [
      {
        value: leading?.isUnmatched(index)
          ? ''
          : formatTimestamp(leading?.labelDates[index] ?? date, interval),
      },
      ...visible.flatMap((series) => [
        ...(series === earlier
          ? [{ value: formatTimestamp(series.labelDates[index], interval) }]
          : []),
        { value: series.values[index] },
      ]),
      ...(model.marks ? [{ value: formatMarks(model, index) }] : []),
    ]),
  };
}
