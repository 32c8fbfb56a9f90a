import { getQueryText, type QueryUpdate } from './query-string.ts';

/** What the line of a chart may show besides its values: their moving average, or their running total instead. */
export type ChartLine = 'average' | 'cumulative';

/** The line that an address asks for with `chartLine`, a parameter of our own; undefined for the values alone. */
export function getChartLineFromQuery(query: QueryUpdate): ChartLine | undefined {
  const line = getQueryText(query, 'chartLine');
  return line === 'average' || line === 'cumulative' ? line : undefined;
}
