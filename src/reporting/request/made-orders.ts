import { MAX_PER_PAGE, type ItemsSelectors, type NewestOrder } from '@tillview/data';

/** An order of the store's own list, which also has those that the reports do not count. */
type MadeOrder = Readonly<Record<string, unknown>>;

/** The states in which something is no order yet. */
const DRAFTS: readonly unknown[] = ['auto-draft', 'checkout-draft', 'draft', 'trash'];

/** The states in which an order waits for its payment. */
const WAITING: readonly unknown[] = ['pending', 'on-hold'];

/** The states of an order that was not paid; a cancelled one needs nothing. */
const UNPAID: readonly unknown[] = [...WAITING, 'failed'];

/**
 * Counts the orders that failed or wait for payment since the last one that was paid, in the states of the newest ones.
 * There may be more of them if as many as the limit were read, and none of these was paid.
 */
export function countUnpaid(
  statuses: readonly unknown[],
  limit = MAX_PER_PAGE,
): { unpaid: number; hasMoreUnpaid: boolean } {
  const isOpen = (status: unknown) => [...UNPAID, ...DRAFTS, 'cancelled'].includes(status);
  const paid = statuses.findIndex((status) => !isOpen(status));
  const since = paid < 0 ? statuses : statuses.slice(0, paid);
  return {
    unpaid: since.filter((status) => UNPAID.includes(status)).length,
    hasMoreUnpaid: paid < 0 && statuses.length >= limit,
  };
}

/** Whether an order was made, whatever became of it. Other plugins add states of their own. */
export const isMade = ({ date_created: at, status }: MadeOrder): boolean =>
  typeof at === 'string' && !DRAFTS.includes(status);

/** A time of the store's list in the form of its reports, 'YYYY-MM-DD HH:mm:ss'. */
export const toLocalTime = (at: unknown): string => String(at).slice(0, 19).replace('T', ' ');

/** The query for the newest orders up to a time of the store, which all that use them share. */
export const getNewestQuery = (before: string) => ({
  before,
  orderby: 'date',
  order: 'desc',
  per_page: MAX_PER_PAGE,
  _fields: ['id', 'date_created', 'status'],
});

/** The newest order of the store up to a time, 'YYYY-MM-DDTHH:mm:ss'; undefined until it is known. Triggers the read. */
export function getNewestOrder(selector: ItemsSelectors, before: string): NewestOrder | undefined {
  return findNewestOrder([...selector.getItems('orders', getNewestQuery(before)).values()]);
}

/** The newest of orders, newest first; undefined without one. */
export function findNewestOrder(
  orders: readonly MadeOrder[],
  limit = MAX_PER_PAGE,
): NewestOrder | undefined {
  const made = orders.filter(isMade);
  const [newest] = made;
  if (!newest) return undefined;
  const counted = made.findIndex(({ status }) => !WAITING.includes(status));
  return {
    at: toLocalTime(newest['date_created']),
    waiting: counted < 0 ? made.length : counted,
    isMore: counted < 0 && orders.length === limit,
  };
}
