import type { LedgerState } from '@tillview/data';
import { MAX_UNASKED_REQUESTS } from '../reporting/request/unasked-requests.ts';

/**
 * What needs the orders: a screen that shows nothing else, or a page that shows them beside other figures. `kept`: a page
 * that needs them with their costs, and only if they were read before.
 */
export type LedgerReader = 'screen' | 'page' | 'kept';

/** The most requests without a question, for a screen, and for a page below it. */
const MAX_REQUESTS = { screen: MAX_UNASKED_REQUESTS, page: 9, kept: 9 } as const;

/** The most orders that a page reads with the plugin, which needs few requests for them. */
const MAX_PAGE_ORDERS = 20_000;

type Options = {
  reader: LedgerReader;
  isDemo: boolean;
  /** What the user has decided; undefined if nothing. */
  consent: boolean | undefined;
};

/** The orders of the months that are not read. */
export const countUnread = ({ unread, expected = [] }: Pick<LedgerState, 'unread' | 'expected'>) =>
  expected
    .filter(({ month }) => unread.includes(month))
    .reduce((sum, { orders_count: orders }) => sum + orders, 0);

/** Whether the months that differ from the store are read without asking the user. */
export function isReadUnasked(
  state: Pick<LedgerState, 'unread' | 'expected' | 'requests' | 'usesRoute' | 'isStopped'>,
  { reader, isDemo, consent }: Options,
): boolean {
  const { unread, requests, usesRoute, isStopped } = state;
  if (unread.length === 0 || isStopped) return false;
  if (consent !== undefined) return consent;
  if (reader !== 'screen' && usesRoute) return countUnread(state) <= MAX_PAGE_ORDERS;
  return (reader === 'screen' && (usesRoute || isDemo)) || requests <= MAX_REQUESTS[reader];
}
