import type { DataRegistry } from '@wordpress/data';
import { DAY } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { isRecord } from '../core/shapes.ts';
import { reportsStore } from './store.ts';
import type { ReportsData } from './types.ts';

const PARTS: readonly (keyof ReportsData)[] = ['items', 'stats', 'leaderboards'];

/**
 * Shows replies of before the page was loaded, with the time they came: each is read again behind it when it is shown.
 * What is older than a day is left out, since its age is shown as a time of day; so is what is malformed.
 */
export function hydrateReports(registry: DataRegistry, kept: unknown): void {
  if (!isRecord(kept)) return;
  const oldest = getEnvironment(registry).now() - DAY;
  const isRecent = (reply: unknown): boolean =>
    isRecord(reply) && Number(reply['receivedAt']) > oldest && typeof reply['value'] === 'object';
  const parts = PARTS.map((part) => {
    const replies = isRecord(kept[part]) ? Object.entries(kept[part]) : [];
    return [part, Object.fromEntries(replies.filter(([, reply]) => isRecent(reply)))];
  });
  // They are as this data store has given them: `packReports`.
  void registry.dispatch(reportsStore).receiveReports(Object.fromEntries(parts) as ReportsData);
}
