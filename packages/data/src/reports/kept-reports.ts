import type { DataRegistry } from '@wordpress/data';
import { DAY } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { isRecord } from '../core/shapes.ts';
import { reportsStore } from './store.ts';
import type { ReceivedReport, ReportsData } from './types.ts';

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

/** The replies of a data store as JSON, the newest first, as many as fit into so many characters. */
export function packReports(data: ReportsData, maxLength: number): string {
  const replies = PARTS.flatMap((part) => {
    const entries: [string, ReceivedReport<unknown>][] = Object.entries(data[part]);
    return entries.map(([key, reply]) => ({ part, key, reply }));
  }).toSorted((a, b) => b.reply.receivedAt - a.reply.receivedAt);
  const packed: Record<keyof ReportsData, string[]> = { items: [], stats: [], leaderboards: [] };
  let length = JSON.stringify(packed).length;
  for (const { part, key, reply } of replies) {
    const text = `${JSON.stringify(key)}:${JSON.stringify(reply)}`;
    length += text.length + 1;
    if (length > maxLength) break;
    packed[part].push(text);
  }
  return `{${PARTS.map((part) => `"${part}":{${packed[part].join(',')}}`).join(',')}}`;
}
