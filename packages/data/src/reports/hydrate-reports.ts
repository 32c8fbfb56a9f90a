import type { DataRegistry } from '@wordpress/data';
import { DAY } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { isListOfRecords, isRecord } from '../core/shapes.ts';
import { reportsStore } from './store.ts';
import type { ReceivedReports } from './types.ts';

const KEY = /^(getReportItems|getReportStats|getLeaderboards)\(.*\)$/;

const isInterval = (value: Record<string, unknown>): boolean => isRecord(value['subtotals']);

/** Whether a value has what the views read of rows, of stats, or of leaderboards. */
function isReply(value: unknown): boolean {
  if (Array.isArray(value)) return isListOfRecords(value);
  if (!isRecord(value)) return false;
  const { data } = value;
  if (!isRecord(data)) return isListOfRecords(data);
  const { totals, intervals } = data;
  return (
    (totals === null || isRecord(totals)) &&
    isListOfRecords(intervals) &&
    intervals.every(isInterval)
  );
}

/** Returns replies that an earlier page load has kept; undefined if one does not fit, because others may be damaged too. */
export function parseReports(kept: unknown): ReceivedReports | undefined {
  if (!isRecord(kept)) return undefined;
  const fits = Object.entries(kept).every(
    ([key, reply]) =>
      KEY.test(key) &&
      isRecord(reply) &&
      Number.isFinite(reply['receivedAt']) &&
      isReply(reply['value']),
  );
  return fits ? (kept as ReceivedReports) : undefined;
}

/**
 * Restores replies that an earlier page load received, with the time they were received: each is shown, then read again
 * in the background. Leaves out those older than a day, because the age is shown as a time of day.
 */
export function hydrateReports(registry: DataRegistry, kept: ReceivedReports | undefined): void {
  if (!kept) return;
  const oldest = getEnvironment(registry).now() - DAY;
  const replies = Object.entries(kept).filter(([, { receivedAt }]) => receivedAt > oldest);
  void registry.dispatch(reportsStore).receiveReports(Object.fromEntries(replies));
}
