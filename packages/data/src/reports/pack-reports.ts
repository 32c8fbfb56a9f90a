import type { ReceivedReports } from './types.ts';

/** Serializes the replies of the data store as JSON, the newest ones first, up to `maxLength` characters. */
export function packReports(reports: ReceivedReports, maxLength: number): string {
  const packed: string[] = [];
  let length = '{}'.length;
  for (const [key, reply] of Object.entries(reports).toSorted(
    ([, a], [, b]) => b.receivedAt - a.receivedAt,
  )) {
    const text = `${JSON.stringify(key)}:${JSON.stringify(reply)}`;
    length += text.length + 1;
    if (length > maxLength) break;
    packed.push(text);
  }
  return `{${packed.join(',')}}`;
}
