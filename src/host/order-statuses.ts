import { hostDefaults, type HostConfig } from './host-config.ts';

type OrderStatuses = HostConfig['orderStatuses'];

let orderStatuses: OrderStatuses = hostDefaults.orderStatuses;

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
