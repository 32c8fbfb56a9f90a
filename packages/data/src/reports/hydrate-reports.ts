import type { DataRegistry } from '@wordpress/data';
import { DAY } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { isRecord } from '../core/shapes.ts';
import { reportsStore } from './store.ts';
import type { ReceivedReports } from './types.ts';

const KEY = /^(getReportItems|getReportStats|getLeaderboards)\(.*\)$/;

/**
 * Restores replies that an earlier page load received, with the time they were received: each is shown, then read again
 * in the background. Leaves out malformed replies and those older than a day, because the age is shown as a time of
 * day.
 */
export function hydrateReports(registry: DataRegistry, kept: unknown): void {
  if (!isRecord(kept)) return;
  const oldest = getEnvironment(registry).now() - DAY;
  const isRecent = (reply: unknown): boolean =>
    isRecord(reply) && Number(reply['receivedAt']) > oldest && typeof reply['value'] === 'object';
  const replies = Object.entries(kept).filter(([key, reply]) => KEY.test(key) && isRecent(reply));
  // `packReports` of this data store created the values, so they have this type.
  void registry
    .dispatch(reportsStore)
    .receiveReports(Object.fromEntries(replies) as ReceivedReports);
}
