import type { CSVCell, CSVHeader } from '@tillview/csv-export';
import { __ } from '@wordpress/i18n';
import { comparedPair } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { ChartInterval } from '../types.ts';

/** The figures of a chart as `generateCSVDataFromTable` takes them. */
export type ChartCSV = {
  headers: CSVHeader[];
  rows: CSVCell[][];
};

/** As every spreadsheet reads it; only hours have a time. */
function stampOf(date: Date | null | undefined, interval: ChartInterval): string {
  if (!date) return '';
  const text = date.toISOString();
  return interval === 'hour' ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text.slice(0, 10);
}

/**
 * The figures of the visible series, a row per date, in the columns of the table: dates as ISO text, values as plain
 * numbers, which are those that the chart writes out. What is missing is an empty cell.
 */
export function toChartCSV(
  model: ChartModel,
  visible: readonly Series[],
  interval: ChartInterval,
): ChartCSV {
  const earlier = comparedPair(visible)?.earlier;
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
    ],
    rows: model.dates.map((date, index) => [
      { value: stampOf(leading?.labelDates[index] ?? date, interval) },
      ...visible.flatMap((series) => [
        ...(series === earlier ? [{ value: stampOf(series.labelDates[index], interval) }] : []),
        { value: series.values[index] },
      ]),
    ]),
  };
}
