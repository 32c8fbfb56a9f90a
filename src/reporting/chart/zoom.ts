import type { ReportRequest } from '@tillview/data';
import { getAllowedIntervalsForQuery } from '@tillview/date';
import { getQueryText, parseQuery, type Query, type QueryUpdate } from '@tillview/navigation';

/** The URL parameter that stores the range before the zoom, as a query string. */
export const ZOOM_PARAM = 'zoomed_from';

/** The parameters that zooming replaces and that zooming out restores. */
const RANGE_PARAMS = ['period', 'preset', 'after', 'before', 'interval'] as const;

type Dates = ReportRequest['dates'];

/**
 * Returns the URL parameters for a range that was selected in the chart. Zooming out returns to the range before the
 * first zoom.
 */
export function getZoomUpdate(
  range: { readonly after: string; readonly before: string },
  interval: ReportRequest['interval'],
  dates: Dates,
  query: Query,
): QueryUpdate {
  const { period, compare, until } = dates?.params ?? {};
  const before = Object.fromEntries(
    RANGE_PARAMS.flatMap((name) => {
      const value = name === 'period' ? period : getQueryText(query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const zoomed = { period: 'custom', compare, ...range };
  return {
    ...zoomed,
    compare_until: until,
    preset: undefined,
    paged: undefined,
    // Otherwise an interval that the new range does not allow would stay in the URL without effect.
    interval: getAllowedIntervalsForQuery(zoomed).includes(interval)
      ? query['interval']
      : undefined,
    [ZOOM_PARAM]: query[ZOOM_PARAM] ?? new URLSearchParams(before).toString(),
  };
}

/** Returns the parameters that restore the range before the zoom; null if the current range is not zoomed. */
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
