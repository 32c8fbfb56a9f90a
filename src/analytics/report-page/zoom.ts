import type { ReportRequest } from '@tillview/data';
import { getAllowedIntervalsForQuery } from '@tillview/date';
import { getQueryText, parseQuery, type Query, type QueryUpdate } from '@tillview/navigation';

/** The parameter of the address that holds the range before the chart was zoomed in, as a query string. */
export const ZOOM_PARAM = 'zoomed_from';

/** What zooming changes, and what leads back. */
const RANGE_PARAMS = ['period', 'preset', 'after', 'before', 'interval'] as const;

type Dates = ReportRequest['dates'];

/** The address of a range that was selected in the chart; the way back leads past earlier zooms. */
export function getZoomUpdate(
  range: { readonly after: string; readonly before: string },
  interval: ReportRequest['interval'],
  dates: Dates,
  query: Query,
): QueryUpdate {
  const { period, compare } = dates?.params ?? {};
  const before = Object.fromEntries(
    RANGE_PARAMS.flatMap((name) => {
      const value = name === 'period' ? period : getQueryText(query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const zoomed = { period: 'custom', compare, ...range };
  return {
    ...zoomed,
    preset: undefined,
    paged: undefined,
    // An interval that the new range does not allow would stay in the address without effect.
    interval: getAllowedIntervalsForQuery(zoomed).includes(interval)
      ? query['interval']
      : undefined,
    [ZOOM_PARAM]: query[ZOOM_PARAM] ?? new URLSearchParams(before).toString(),
  };
}

/** The parameters that lead back to the range before; null where the range is no zoomed one. */
export function getZoomOutUpdate(query: Query): QueryUpdate | null {
  const text = getQueryText(query, ZOOM_PARAM);
  if (!text || getQueryText(query, 'period') !== 'custom') return null;
  const before = parseQuery(text);
  return {
    ...Object.fromEntries(RANGE_PARAMS.map((name) => [name, getQueryText(before, name)])),
    paged: undefined,
    [ZOOM_PARAM]: undefined,
  };
}
