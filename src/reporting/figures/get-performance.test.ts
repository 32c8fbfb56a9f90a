import { RestError, type ReportRow, type ReportsSelectors } from '@tillview/data';
import { expect, it } from 'vitest';
import { getPerformance } from './get-performance.ts';

const RANGE = { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' };

type Replies = Readonly<Record<string, readonly ReportRow[] | Error>>;

/**
 * A data store with replies by the metrics that were requested, or by the endpoint for requests without metrics.
 */
function createSelectors(replies: Replies): { selector: ReportsSelectors; requested: string[] } {
  const requested: string[] = [];
  const replyTo = (endpoint: string, { stats }: { stats?: string }) => replies[stats ?? endpoint];
  const selector: Partial<Record<keyof ReportsSelectors, unknown>> = {
    getReportItems(endpoint: string, query: { stats?: string }) {
      requested.push(query.stats ?? endpoint);
      const reply = replyTo(endpoint, query);
      return Array.isArray(reply) ? { data: reply } : {};
    },
    getReportItemsError(endpoint: string, query: { stats?: string }) {
      const reply = replyTo(endpoint, query);
      return reply instanceof Error ? reply : false;
    },
    isReportItemsRequesting: () => false,
    getReportItemsReceivedAt: () => 1,
  };
  return { selector: selector as unknown as ReportsSelectors, requested };
}

const refused = new RestError('rest_invalid_param', 'Invalid parameter(s): stats', { status: 400 });
const ALLOWED = 'performance-indicators/allowed';

it('requests the metrics that the store allows when it refuses one of them', () => {
  const row = { stat: 'a/x', value: 1 };
  const { selector, requested } = createSelectors({
    'a/x,b/y': refused,
    [ALLOWED]: [{ stat: 'a/x' }, { stat: 'c/z' }],
    'a/x': [row],
  });
  expect(getPerformance(selector, RANGE, ['a/x', 'b/y'])).toMatchObject({
    rows: [row],
    isError: false,
  });
  expect([...new Set(requested)]).toEqual(['a/x,b/y', ALLOWED, 'a/x']);
});

it.each([
  ['it allows all of them', { 'a/x': refused, [ALLOWED]: [{ stat: 'a/x' }] }],
  ['another reason', { 'a/x': new RestError('error', 'No.', { status: 500 }) }],
])('reports the failure when it has %s', (_what, replies) => {
  const { selector } = createSelectors(replies);
  expect(getPerformance(selector, RANGE, ['a/x'])).toMatchObject({ rows: [], isError: true });
});

it('requests nothing when no metrics are shown, or when there is no comparison', () => {
  const { selector, requested } = createSelectors({});
  getPerformance(selector, RANGE, []);
  getPerformance(selector, null, ['a/x']);
  expect(requested).toEqual([]);
});
