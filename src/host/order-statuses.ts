import { hostDefaults, type HostConfig } from './host-config.ts';

type OrderStatuses = HostConfig['orderStatuses'];

let orderStatuses: OrderStatuses = hostDefaults.orderStatuses;

/** Sets the order statuses of the store; called once, before the first render. */
export function configureOrderStatuses(statuses: OrderStatuses): void {
  orderStatuses = statuses;
}

/**
 * The order statuses of the store, slug to label, for report sources: those are read before React is loaded, so the
 * host context is out of their reach.
 */
export function getOrderStatuses(): OrderStatuses {
  return orderStatuses;
}
