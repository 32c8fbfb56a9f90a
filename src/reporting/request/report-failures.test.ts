import { RestError, type RequestStats, type ReportState } from '@tillview/data';
import { expect, it } from 'vitest';
import { READ } from '../definition/stats.test-support.ts';
import { getReportFailures } from './report-failures.ts';

const OFFLINE = () => new RestError('offline_error', 'Unable to connect.');
const failed = (error = OFFLINE()): ReportState => ({ ...READ, isError: true, error });
const stale = (error = OFFLINE()): ReportState => ({ ...READ, error });
const stats = (state: ReportState): RequestStats['primary'] => ({
  ...state,
  isEmpty: false,
  data: { totals: null, intervals: [] },
});
const read = (primary: ReportState, secondary: ReportState, rows: ReportState) => {
  const failures = getReportFailures(
    { primary: stats(primary), secondary: stats(secondary) },
    rows,
  );
  const { whole, stats: ofStats, refresh, isComparisonAlone } = failures;
  return {
    // The parts that a message with a Retry covers; the table shows its own message if its rows failed.
    messages: [
      whole && 'whole',
      ofStats && 'stats',
      refresh && 'refresh',
      secondary.isError && !whole && !ofStats && isComparisonAlone && 'comparison',
      rows.isError && !whole && 'table',
    ].filter(Boolean),
    isOffline: failures.isOffline,
  };
};

it.each([
  ['everything', failed(), failed(), failed(), ['whole']],
  ['comparison and rows', READ, failed(), failed(), ['table']],
  ['a refresh and the rows of another page', stale(), stale(), failed(), ['table']],
  ['a refresh', stale(), READ, stale(), ['refresh']],
  ['the comparison', READ, failed(), READ, ['comparison']],
])(
  'has one message with a Retry when the connection fails: %s',
  (_, one, other, rows, messages) => {
    expect(read(one, other, rows)).toEqual({ messages, isOffline: true });
  },
);

it('has a message for each different reason', () => {
  const refused = failed(new RestError('rest_forbidden', 'No.', { status: 403 }));
  const { messages, isOffline } = read(failed(), READ, refused);
  expect(messages).toEqual(['stats', 'table']);
  expect(isOffline).toBe(true);
  expect(read(READ, READ, refused).isOffline).toBe(false);
});
