/** Slugs with their labels. */
type OrderStatuses = Readonly<Record<string, string>>;

/** The statuses of every store, for a host that sets none. */
export const defaultOrderStatuses: OrderStatuses = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
};

let orderStatuses = defaultOrderStatuses;

/** Sets the order statuses of the store; called once, before the first render. */
export function configureOrderStatuses(statuses: OrderStatuses): void {
  orderStatuses = statuses;
}

/**
 * Returns the order statuses of the store, slug to label. For report sources, which are used before React is loaded and
 * therefore cannot use the host context.
 */
export function getOrderStatuses(): OrderStatuses {
  return orderStatuses;
}
