import type { ReceivedReport, ReportsData } from './types.ts';

const PARTS: readonly (keyof ReportsData)[] = ['items', 'stats', 'leaderboards'];

/** Serializes the replies of the data store as JSON, the newest ones first, up to `maxLength` characters. */
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
