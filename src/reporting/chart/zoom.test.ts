import { resolveReportRequest } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { parseQuery, type Query, type QueryUpdate } from '@tillview/navigation';
import { beforeEach, expect, it } from 'vitest';
import { source } from '../../screens/reports/revenue/source.ts';
import { getZoomOutUpdate, getZoomUpdate } from './zoom.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const follow = (query: Query, update: QueryUpdate | null): Query =>
  JSON.parse(JSON.stringify({ ...query, ...update }));
const zoom = (query: Query, after: string, before: string) => {
  const { interval, dates } = resolveReportRequest(source, query);
  return follow(query, getZoomUpdate({ after, before }, interval, dates, query));
};

it.each([
  ['period=year&compare=previous_period&interval=week', '2026-11-06', '2026-11-08'],
  ['period=custom&compare=none&preset=last_30_days&chart=taxes', '2026-11-06', '2026-11-12'],
  ['period=custom&compare=none&after=2026-01-01&before=2026-03-31', '2026-02-01', '2026-03-31'],
])(
  'zooms from %s, once or zoomedTwice, and returns to the original range',
  (url, after, before) => {
    const query = parseQuery(url);
    const zoomed = zoom(query, after, before);
    expect(zoomed).toMatchObject({ period: 'custom', after, before });
    expect(zoomed['preset']).toBeUndefined();
    const zoomedTwice = zoom(zoomed, after, after);
    expect(follow(zoomedTwice, getZoomOutUpdate(zoomedTwice))).toEqual(query);
  },
);

it('removes an interval that the new range does not allow', () => {
  const query = parseQuery('period=year&compare=none&interval=week');
  expect(zoom(query, '2026-11-06', '2026-11-08')['interval']).toBeUndefined();
  expect(zoom(query, '2026-10-06', '2026-11-08')['interval']).toBe('week');
});

it('returns to the default range if the URL named none, and is null without a zoom', () => {
  const zoomed = zoom({}, '2026-11-06', '2026-11-08');
  expect(getZoomOutUpdate(zoomed)).toMatchObject({ period: 'month', after: undefined });
  expect(getZoomOutUpdate({ ...zoomed, period: 'today' })).toBeNull();
  expect(getZoomOutUpdate({ period: 'custom' })).toBeNull();
});
