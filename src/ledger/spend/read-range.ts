import { isDayText } from '@tillview/date';
import { getQueryText, type Query } from '@tillview/navigation';

/** Without a last day, a range has no end. */
const NO_END = '9999-12-31';

/** The range of orders in the URL, both days included: undefined without one, or if it has no valid days. */
export function readSpendRange(query: Query) {
  const from = getQueryText(query, 'ordered_from');
  const until = getQueryText(query, 'ordered_until') ?? NO_END;
  return from !== undefined && isDayText(from) && isDayText(until)
    ? { after: `${from}T00:00:00`, before: `${until}T23:59:59` }
    : undefined;
}
