import type { DateRangeSelection } from '@tillview/components';

/** Returns a selected range as the query string that the setting stores. */
export function toRangeText(selection: DateRangeSelection): string {
  const given = Object.entries(selection).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(given).toString();
}
