import { getQueryText, type QueryUpdate } from './query-string.ts';

/** What the line of a chart may show besides its values: their moving average, or their running total instead. */
export type ChartLine = 'average' | 'cumulative';

/**
 * The value of the `chartLine` parameter, which is our own addition; `undefined` if the chart shows only its values.
 */
export function getChartLineFromQuery(query: QueryUpdate): ChartLine | undefined {
  const line = getQueryText(query, 'chartLine');
  return line === 'average' || line === 'cumulative' ? line : undefined;
}
