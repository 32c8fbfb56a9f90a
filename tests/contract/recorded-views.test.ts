import { describe, expect, it } from 'vitest';
import { overviewViews } from '../e2e/pages/recorded/overview.ts';
import { recordedReports } from '../e2e/pages/recorded/reports.ts';
import { unusedRecordings } from '../e2e/pages/recorded/unused.ts';
import { parseRecordedQuery } from '../replay/query.ts';
import { readRecordings, type Recording } from '../replay/recording.ts';

const REPORTS =
  'revenue|orders|products|variations|categories|coupons|taxes|downloads|stock|customers';
const ofReports = readRecordings().filter(({ name }) =>
  new RegExp(
    `^(j-(${REPORTS}|indicators|leaderboards)|(${REPORTS})-(list|stats)|performance-indicators|leaderboards)(-|$)`,
  ).test(name),
);

/**
 * Identifies what a recording shows in a view: recordings of requests that differ only in their response fields show
 * the same.
 */
function requestOf({ request }: Recording): string {
  const { filterKey, shape } = parseRecordedQuery(request.query);
  return JSON.stringify([request.path, filterKey, { ...shape, fields: null }]);
}

const views = recordedReports.flatMap(([, each]) => each);
const ofOverview = overviewViews.flatMap(({ indicators, earlierIndicators, leaderboards }) => [
  indicators,
  earlierIndicators,
  leaderboards,
]);
const named = new Set([
  ...ofOverview,
  ...views.flatMap(({ stats, previous, list, lookUp }) =>
    [stats, previous, list, lookUp].flat().filter((name) => name !== undefined),
  ),
]);
const shown = new Set(ofReports.filter(({ name }) => named.has(name)).map(requestOf));
const isShown = (recording: Recording) => shown.has(requestOf(recording));
const listed = unusedRecordings.flatMap(([, names]) => names);

describe('the recordings of reports', () => {
  it('are each shown by a view that a browser test checks, or listed with the reason why not', () => {
    const unused = ofReports.filter((one) => !isShown(one)).map(({ name }) => name);
    expect(listed.toSorted()).toEqual(unused.toSorted());
  });

  it('exist for each name in a view', () => {
    const names = new Set(readRecordings().map(({ name }) => name));
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
  });
});
